import { Controller } from '@nestjs/common';
import { type Actor, assets, type LifecycleEvent, toRupees } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { isOfOtherOffice, type LifecycleRecord, seesEvent } from './lifecycle-record.js';
import { LifecycleService } from './lifecycle.service.js';

const view = (event: LifecycleRecord): LifecycleEvent => ({
  id: event._id,
  assetId: event.assetId,
  version: event.version,
  eventType: event.eventType,
  description: event.description,
  performedBy: event.performedBy,
  cost: event.cost === undefined ? undefined : toRupees(event.cost),
  location: event.location,
  notes: event.notes,
  details: event.details,
  timestamp: event.timestamp.toISOString(),
  automatic: event.automatic,
});

/** What the portal noted names the office's people and their reasons: not for its seller. */
function withoutPeople(event: LifecycleRecord): LifecycleEvent {
  if (!event.automatic) return view(event);
  const { reason: _reason, ...details } = event.details;
  return { ...view(event), performedBy: undefined, notes: undefined, details };
}

/** Of what happened at another office: that it did, and what it cost; its people, places and words stay there. */
const withoutOffice = (event: LifecycleRecord): LifecycleEvent => ({
  ...view(event),
  ...{ performedBy: undefined, notes: undefined, location: undefined, details: {} },
});

function shownTo(actor: Actor, event: LifecycleRecord): LifecycleEvent {
  if (actor.role === 'Seller') return withoutPeople(event);
  return isOfOtherOffice(actor, event) ? withoutOffice(event) : view(event);
}

@Controller()
export class LifecycleController {
  constructor(private readonly service: LifecycleService) {}

  @Handles(assets.events)
  async list(call: Call<typeof assets.events>) {
    const { events, health } = await this.service.list(call);
    const seen = events.filter((event) => seesEvent(call.actor, event));
    return { items: seen.map((event) => shownTo(call.actor, event)), health };
  }

  @Handles(assets.addEvent)
  async add(call: Call<typeof assets.addEvent>) {
    return view(await this.service.add(call));
  }

  @Handles(assets.changeEvent)
  async change(call: Call<typeof assets.changeEvent>) {
    return view(await this.service.change(call));
  }

  @Handles(assets.removeEvent)
  async remove(call: Call<typeof assets.removeEvent>) {
    return this.service.remove(call);
  }
}
