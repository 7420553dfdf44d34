import { Injectable } from '@nestjs/common';
import type { Incident, incidents as contract, StatusNews } from '@portal/contracts';
import { type Call, type NewEvent, portalItself } from '@portal/service-kit';
import { type IncidentRecord, IncidentRepository } from './incident.repository.js';
import { incidentUntold } from '../subscriptions/notices.js';
import type { Outage, Outages } from './outages.js';

const shownDays = 14;

/** What was down: the watch opens and ends incidents, a Super Admin tells what is known of them. */
@Injectable()
export class IncidentService {
  constructor(private readonly incidents: IncidentRepository) {}

  async list({ query }: Call<typeof contract.list>) {
    const page = await this.incidents.list([], query, { startedAt: 'startedAt' }, '-startedAt');
    return { ...page, items: page.items.map(view) };
  }

  async tell({ actor, params, body, ifMatch, key, bodyHash }: Call<typeof contract.update>): Promise<Incident> {
    const update = { ...body, at: new Date().toISOString(), by: actor.name };
    const told = await this.incidents.update(
      params.id,
      {},
      (incident) => ({
        set: { updates: [...incident.updates, update] },
        push: { untold: incidentUntold('Incident updated', incident, update, incident.updates.length + 1) },
        event: { subject: 'system.incident.updated', by: actor, label: incident.part, organizations: [], data: body },
      }),
      { ifMatch, request: { actor, key, bodyHash } },
    );
    return view(told);
  }

  /** For everybody: what is open, and what ended lately. */
  async news(now = new Date()): Promise<StatusNews['incidents']> {
    const since = new Date(now.getTime() - shownDays * 24 * 3_600_000);
    const lately = { $or: [{ openFor: { $exists: true } }, { endedAt: { $gte: since } }] };
    const found = await this.incidents.findMany(lately, { sort: { startedAt: -1 }, limit: 50 });
    return found.map((one) => {
      const { id, part, cause, startedAt, endedAt, updates } = view(one);
      return { id, part, cause, startedAt, endedAt, updates: updates.map(({ by: _, ...update }) => update) };
    });
  }

  /** Brings what is stored into line with what was seen: opens, ends, and adds what was over before it could be stored. */
  async settle(seen: Pick<Outages, 'current' | 'past' | 'worksSince'>) {
    const open = await this.incidents.findMany({ openFor: { $exists: true } });
    const openOf = (part: string) => open.find((one) => one.part === part);
    for (const outage of seen.past) {
      const known = openOf(outage.part);
      await (known ? this.end(known, outage.to) : this.open(outage, outage.to));
    }
    for (const outage of seen.current) if (!openOf(outage.part)) await this.open(outage);
    // What an earlier process opened.
    for (const one of open) {
      const since = seen.worksSince(one.part);
      if (since) await this.end(one, since);
    }
  }

  /** An outage has one id, so that it is one incident however often this is tried. */
  private async open({ part, cause, from }: Outage, to?: Date) {
    const _id = `${part}-${from.getTime()}`.replaceAll(/[^\w-]/g, '-');
    const begun = { _id, part, cause, startedAt: from };
    const opened = incidentUntold('Incident opened', begun);
    const fields = to
      ? { endedAt: to, untold: [opened, incidentUntold('Incident ended', { ...begun, endedAt: to })] }
      : { openFor: part, untold: [opened] };
    await this.incidents.createOnce({ ...begun, ...fields, updates: [] }, eventOf('opened', part));
  }

  private async end({ _id, part }: Pick<IncidentRecord, '_id' | 'part'>, at: Date) {
    await this.incidents.update(_id, {}, (incident) => {
      if (!incident.openFor) return {};
      // It may have begun by a clock that has been set back since.
      const endedAt = at < incident.startedAt ? incident.startedAt : at;
      return {
        set: { endedAt },
        unset: ['openFor'],
        push: { untold: incidentUntold('Incident ended', { ...incident, endedAt }) },
        event: eventOf('ended', part),
      };
    });
  }
}

const eventOf = (verb: 'opened' | 'ended', label: string): NewEvent => ({
  ...{ subject: `system.incident.${verb}`, by: portalItself, label, organizations: [] },
});

const view = ({
  _id: id,
  version,
  createdAt,
  updatedAt,
  part,
  cause,
  startedAt,
  endedAt,
  updates,
}: Omit<IncidentRecord, 'outbox'>): Incident => ({
  ...{ id, version, part, cause, updates },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
