import { Injectable } from '@nestjs/common';
import { type Actor, type assets, type NewLifecycleEvent, toPaise } from '@portal/contracts';
import { type Call, type NewEvent, refuse } from '@portal/service-kit';
import type { z } from 'zod';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetErrors } from '../assets/asset.errors.js';
import { AssetService } from '../assets/asset.service.js';
import { healthOf } from './health.js';
import type { LifecycleRecord } from './lifecycle-record.js';
import { LifecycleRepository } from './lifecycle.repository.js';
import { purchasedWith, purchaseOf } from './purchase.js';

const fieldsOf = ({ cost, timestamp, ...body }: z.output<typeof NewLifecycleEvent>) => ({
  ...body,
  cost: cost === undefined ? undefined : toPaise(cost),
  ...(timestamp ? { timestamp: new Date(timestamp) } : {}),
});

/** Events of an asset's life; who may see or edit the asset may see or edit them. */
@Injectable()
export class LifecycleService {
  constructor(
    private readonly store: LifecycleRepository,
    private readonly assets: AssetService,
  ) {}

  async list({ actor, params }: Call<typeof assets.events>) {
    const asset = await this.assets.seen(actor, params.id);
    const events = [...(await this.store.of(asset._id)), purchaseOf(asset)].sort(newestFirst);
    return { events, health: healthOf(asset, events) };
  }

  async add(call: Call<typeof assets.addEvent>) {
    const asset = await this.assets.seen(call.actor, call.params.id, 'edit');
    const fields = { timestamp: new Date(), ...fieldsOf(call.body), assetId: asset._id, automatic: false };
    return this.store.createOnce(fields, event('created', call.actor, asset, call.body.eventType), call);
  }

  async change({ actor, params, body, ifMatch }: Call<typeof assets.changeEvent>) {
    const asset = await this.assetOf(actor, params.id);
    const set = fieldsOf(body);
    return this.store.update(
      params.id,
      {},
      () => ({
        set,
        unset: (['cost', 'location', 'notes'] as const).filter((field) => set[field] === undefined),
        event: event('updated', actor, asset, body.eventType),
      }),
      { ifMatch },
    );
  }

  async remove({ actor, params, ifMatch }: Call<typeof assets.removeEvent>) {
    const asset = await this.assetOf(actor, params.id);
    await this.store.remove(params.id, {}, ({ eventType }) => event('deleted', actor, asset, eventType), [], {
      ifMatch,
    });
    return { success: true as const };
  }

  /** The asset of an event that people noted; what the portal noted itself stays as it is. */
  private async assetOf(actor: Actor, eventId: string) {
    const event = await this.store.find(eventId);
    const assetId = event?.assetId ?? purchasedWith(eventId);
    if (!assetId) throw refuse('NOT_FOUND');
    const asset = await this.assets.seen(actor, assetId, 'edit');
    if (!event || event.automatic) throw assetErrors.automaticEvent();
    return asset;
  }
}

// The sort is stable: of the same moment, what was stored comes before the purchase, which was first.
const newestFirst = (a: LifecycleRecord, b: LifecycleRecord) => b.timestamp.getTime() - a.timestamp.getTime();

const event = (
  done: 'created' | 'updated' | 'deleted',
  by: Actor,
  asset: AssetRecord,
  eventType: string,
): NewEvent => ({
  subject: `asset.lifecycle.${done}`,
  by,
  label: `${asset.name} (${asset.serialNumber})`,
  organizations: [asset.sellerOrganizationId, ...(asset.buyerOrganizationId ? [asset.buyerOrganizationId] : [])],
  data: { assetId: asset._id, eventType },
});
