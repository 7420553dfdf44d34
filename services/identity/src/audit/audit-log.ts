import { setImmediate } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor, audit as operations, ChainPart, PortalEvent, QueryOf } from '@portal/contracts';
import { type Call, grouped, hits, Kit, refuse, textFilter } from '@portal/service-kit';
import { beginning, type ChainLink, entryAfter, follows, type StoredEntry } from './audit-entry.js';

interface Head {
  _id: string;
  sequence: number;
}

const tries = 20;
/** So many entries are checked in one piece, before others have their turn; and so many for one question. */
const batchSize = 500;
const partSize = 10_000;

/** A chain of entries that can only grow: each holds the hash of the one before it, and the head says how many there are. */
@Injectable()
export class AuditLog implements OnModuleInit {
  /** Stores an event's entry; those that wait at one moment are one write. */
  readonly add = grouped((events: PortalEvent[]) => this.append(events).then(() => events), { atOnce: 1 });

  constructor(private readonly kit: Kit) {}

  async onModuleInit() {
    await this.entries.createIndex({ eventId: 1 }, { unique: true });
    await this.entries.createIndex({ 'record.id': 1, _id: -1 });
    await this.entries.createIndex({ 'by.id': 1, _id: -1 });
    await this.entries.createIndex({ organizations: 1, _id: -1 });
    await this.entries.createIndex({ 'by.organizationId': 1, _id: -1 });
    await this.entries.createIndex({ action: 1, _id: -1 });
    await this.entries.createIndex({ 'record.type': 1, _id: -1 });
    await this.entries.createIndex({ at: 1 });
  }

  async list({ query }: Call<typeof operations.list>) {
    const { page, pageSize } = query;
    const filter = filterOf(query);
    const [items, total] = await Promise.all([
      this.entries
        .find(filter)
        .sort({ _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .toArray(),
      this.entries.countDocuments(filter, { maxTimeMS: 5_000 }),
    ]);
    return { items, total, page, pageSize };
  }

  /** Every entry that fits, newest first. */
  each(query: QueryOf<typeof operations.exportCsv>): AsyncIterable<StoredEntry> {
    return this.entries.find(filterOf(query)).sort({ _id: -1 }).batchSize(500);
  }

  /** What there is to filter by. */
  async filters() {
    const [actions, recordTypes] = await Promise.all([
      this.entries.distinct('action'),
      this.entries.distinct('record.type'),
    ]);
    const areas = [...new Set(actions.map((action) => action.split('.')[0] ?? ''))];
    return { areas: areas.sort(), actions: actions.sort(), recordTypes: recordTypes.sort() };
  }

  /** What happened lately that concerns the actor; sign-ins are left out. */
  recent(actor: Actor, limit: number) {
    const filter = { $and: [{ action: { $not: /^identity\.session\./ } }, concerning(actor)] };
    return this.entries.find(filter).sort({ _id: -1 }).limit(limit).toArray();
  }

  /** Checks a part of the chain, from the entry after this one: what is long is asked for part by part. */
  async verify(after = 0, most = partSize): Promise<ChainPart> {
    const head = (await this.heads.findOne({ _id: 'audit' }))?.sequence ?? 0;
    if (after === 0 && (await this.hasStray()))
      return { entries: head, checked: 0, complete: true, intact: false, brokenAt: 1 };
    const start = after === 0 ? beginning : await this.entries.findOne({ _id: after });
    if (!start && after > head) throw refuse('NOT_FOUND');
    const { last, ended } = start ? await this.walk(start, most) : { last: { _id: after - 1, at: undefined } };
    // The head remembers entries that were cut off at the end.
    const intact = ended === undefined ? false : !ended || last._id >= head;
    return {
      entries: Math.max(head, last._id),
      checked: last._id,
      checkedUntil: last.at,
      complete: ended !== false,
      intact,
      brokenAt: intact ? undefined : last._id + 1,
    };
  }

  /** Is there an entry that the walk along the chain would never come by, though lists show it? */
  private async hasStray() {
    return (await this.entries.findOne({ _id: { $not: { $gt: 0 } } }, { projection: { _id: 1 } })) !== null;
  }

  private async append(events: PortalEvent[]) {
    for (let attempt = 0; attempt < tries; attempt++) {
      const fresh = await this.unknown(events);
      if (fresh.length === 0) return;
      try {
        return await this.link(fresh);
      } catch (error) {
        // Another instance added at this moment: what is still missing comes after that.
        if (!hits(error, '_id') && !hits(error, 'eventId')) throw error;
      }
    }
    throw new Error('the audit log is written by too many at once');
  }

  private async unknown(events: PortalEvent[]) {
    const byId = new Map(events.map((event) => [event.id, event]));
    const known = this.entries.find({ eventId: { $in: [...byId.keys()] } }, { projection: { eventId: 1 } });
    for await (const { eventId } of known) byId.delete(eventId);
    return [...byId.values()];
  }

  private async link(events: PortalEvent[]) {
    const [last] = await this.entries.find().sort({ _id: -1 }).limit(1).toArray();
    let before: ChainLink = last ?? beginning;
    const added = events.map((event) => {
      const entry = entryAfter(before, event);
      before = entry;
      return entry;
    });
    await this.entries.insertMany(added, { ordered: true });
    await this.heads.updateOne({ _id: 'audit' }, { $max: { sequence: before._id } }, { upsert: true });
  }

  /** The last entry that is whole; `ended` is undefined where the next one is not, and false where more follow. */
  private async walk(start: ChainLink, most: number): Promise<{ last: ChainLink; ended?: boolean }> {
    let last = start;
    while (last._id < start._id + most) {
      const batch = await this.entries
        .find({ _id: { $gt: last._id } })
        .sort({ _id: 1 })
        .limit(batchSize)
        .toArray();
      for (const entry of batch) {
        if (!follows(last, entry)) return { last };
        last = entry;
      }
      if (batch.length < batchSize) return { last, ended: true };
      await setImmediate();
    }
    return { last, ended: false };
  }

  private get entries() {
    return this.kit.database.collection<StoredEntry>('audit');
  }

  private get heads() {
    return this.kit.database.collection<Head>('audit_head');
  }
}

type Question = Omit<QueryOf<typeof operations.list>, 'page' | 'pageSize' | 'sort'>;

function filterOf({ area, action, recordType, recordId, by, from, to, q }: Question) {
  return {
    $and: [
      area ? { action: { $regex: `^${area}\\.` } } : {},
      action ? { action } : {},
      recordType ? { 'record.type': recordType } : {},
      recordId ? { 'record.id': recordId } : {},
      by ? { 'by.id': by } : {},
      from ? { at: { $gte: startOf(from) } } : {},
      to ? { at: { $lt: startOf(to, 1) } } : {},
      textFilter(q, ['record.label', 'by.name', 'action']),
    ],
  };
}

/** When a day begins in India, some days later. */
const startOf = (day: string, later = 0) =>
  new Date(Date.parse(`${day}T00:00:00+05:30`) + later * 86_400_000).toISOString();

function concerning({ id, role, organizationId }: Actor) {
  if (role === 'Super Admin') return {};
  if (role === 'End User') return { 'by.id': id };
  return {
    $or: [
      { 'by.id': id },
      {
        // What happens to accounts and applications is between their owners and the administrators.
        action: { $not: /^(identity|registration)\./ },
        $or: [{ organizations: organizationId }, { 'by.organizationId': organizationId }],
      },
    ],
  };
}
