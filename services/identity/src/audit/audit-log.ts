import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Actor, audit as operations, ChainPart, EventSubject, PortalEvent, QueryOf } from '@portal/contracts';
import {
  type Call,
  documentSchema,
  type Filter,
  grouped,
  isDuplicateKey,
  Kit,
  refuse,
  Repository,
  textFilter,
} from '@portal/service-kit';
import { beginning, type ChainLink, entryAfter, follows, type StoredEntry } from './audit-entry.js';
import { auditSchema } from './audit.schema.js';

interface Head {
  _id: string;
  sequence: number;
}

const started = 'identity.session.started';
const refused = 'identity.sign-in.refused';
/** What people choose for themselves alone: no news of their business, but they would crowd it out. */
const likings = [
  'identity.user.language-set',
  'identity.user.preferences-set',
  'identity.user.avatar-changed',
] as const satisfies readonly EventSubject[];

/** Sign-ins of a span: on each day in India, and by the role of who came. */
export interface SignIns {
  byDay: { day: string; started: number; refused: number }[];
  byRole: { role: string; started: number; people: number }[];
}

const headSchema = documentSchema('audit_head', { _id: String, sequence: Number });
const tries = 20;
/** So many entries are checked in one piece, before others have their turn; and so many for one question. */
const batchSize = 500;
const partSize = 10_000;

/** A chain of entries that can only grow: each holds the hash of the one before it, and the head says how many there are. */
@Injectable()
export class AuditLog {
  private readonly entries: Repository<StoredEntry>;
  private readonly heads: Repository<Head>;
  /** Stores an event's entry; those that wait at one moment are one write. */
  readonly add = grouped((events: PortalEvent[]) => this.append(events).then(() => events), { atOnce: 1 });

  constructor(kit: Kit) {
    this.entries = kit.keep(new Repository<StoredEntry>(kit.database, 'AuditEntry', auditSchema));
    this.heads = kit.keep(new Repository<Head>(kit.database, 'AuditHead', headSchema));
  }

  async list({ actor, query }: Call<typeof operations.list>) {
    const { page, pageSize } = query;
    const filter = await this.seen(actor, filterOf(query));
    const [items, total] = await Promise.all([
      this.entries.findMany(filter, { sort: { _id: -1 }, skip: (page - 1) * pageSize, limit: pageSize }),
      this.entries.count(filter),
    ]);
    return { items, total, page, pageSize };
  }

  /** Every entry that fits, newest first. */
  async *each(actor: Actor, query: QueryOf<typeof operations.exportCsv>): AsyncIterable<StoredEntry> {
    yield* this.entries.each(await this.seen(actor, filterOf(query)), { sort: { _id: -1 } });
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

  /** The sign-ins that began or were refused from one moment to another. */
  async signIns(from: Date, until: Date): Promise<SignIns> {
    const within = { at: { $gte: from.toISOString(), $lt: until.toISOString() } };
    const day = { $dateToString: { date: { $toDate: '$at' }, format: '%Y-%m-%d', timezone: 'Asia/Kolkata' } };
    const times = (action: string) => ({ $sum: { $cond: [{ $eq: ['$action', action] }, 1, 0] } });
    const [byDay, byRole] = await Promise.all([
      this.entries.aggregate<SignIns['byDay'][number]>({ action: { $in: [started, refused] }, ...within }, [
        { $group: { _id: day, started: times(started), refused: times(refused) } },
        { $project: { _id: 0, day: '$_id', started: 1, refused: 1 } },
      ]),
      this.entries.aggregate<SignIns['byRole'][number]>({ action: started, ...within }, [
        { $group: { _id: { role: '$by.role', id: '$by.id' }, started: { $sum: 1 } } },
        { $group: { _id: '$_id.role', started: { $sum: '$started' }, people: { $sum: 1 } } },
        { $project: { _id: 0, role: '$_id', started: 1, people: 1 } },
      ]),
    ]);
    return { byDay, byRole };
  }

  /** What happened lately that concerns the actor; sign-ins are left out, and how people like their portal. */
  async recent(actor: Actor, limit: number) {
    const told = { action: { $not: /^identity\.session\./, $nin: [...likings] } };
    const filter = await this.seen(actor, { $and: [told, concerning(actor)] });
    return this.entries.findMany(filter, { sort: { _id: -1 }, limit });
  }

  /** Without what is sealed at this moment, but for the organisation of who did it. */
  private async seen({ organizationId }: Actor, filter: Filter<StoredEntry>): Promise<Filter<StoredEntry>> {
    const others = { sealedUntil: { $gt: new Date().toISOString() }, 'by.organizationId': { $ne: organizationId } };
    const sealed = await this.entries.findMany(others, { fields: ['_id'] });
    return sealed.length ? { $and: [filter, { _id: { $nin: sealed.map(({ _id }) => _id) } }] } : filter;
  }

  /** Checks a part of the chain, from the entry after this one: what is long is asked for part by part. */
  async verify(after = 0, most = partSize): Promise<ChainPart> {
    const head = (await this.heads.find('audit'))?.sequence ?? 0;
    if (after === 0 && (await this.hasStray()))
      return { entries: head, checked: 0, complete: true, intact: false, brokenAt: 1 };
    const start = after === 0 ? beginning : await this.entries.find(after);
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
  private hasStray() {
    return this.entries.exists({ _id: { $not: { $gt: 0 } } });
  }

  private async append(events: PortalEvent[]) {
    for (let attempt = 0; attempt < tries; attempt++) {
      const fresh = await this.unknown(events);
      if (fresh.length === 0) return;
      try {
        return await this.link(fresh);
      } catch (error) {
        // Another instance added at this moment: what is still missing comes after that.
        if (!isDuplicateKey(error, '_id') && !isDuplicateKey(error, 'eventId')) throw error;
      }
    }
    throw new Error('the audit log is written by too many at once');
  }

  private async unknown(events: PortalEvent[]) {
    const byId = new Map(events.map((event) => [event.id, event]));
    const known = await this.entries.findMany({ eventId: { $in: [...byId.keys()] } }, { fields: ['eventId'] });
    for (const { eventId } of known) byId.delete(eventId);
    return [...byId.values()];
  }

  private async link(events: PortalEvent[]) {
    const last = await this.entries.findOne({}, { sort: { _id: -1 } });
    let before: ChainLink = last ?? beginning;
    const added = events.map((event) => {
      const entry = entryAfter(before, event);
      before = entry;
      return entry;
    });
    await this.entries.insert(added);
    await this.heads.updateOne({ _id: 'audit' }, { $max: { sequence: before._id } }, { upsert: true });
  }

  /** The last entry that is whole; `ended` is undefined where the next one is not, and false where more follow. */
  private async walk(start: ChainLink, most: number): Promise<{ last: ChainLink; ended?: boolean }> {
    let last = start;
    while (last._id < start._id + most) {
      const batch = await this.entries.findMany({ _id: { $gt: last._id } }, { sort: { _id: 1 }, limit: batchSize });
      for (const entry of batch) {
        if (!follows(last, entry)) return { last };
        last = entry;
      }
      if (batch.length < batchSize) return { last, ended: true };
      await setImmediate();
    }
    return { last, ended: false };
  }
}

type Question = Omit<QueryOf<typeof operations.list>, 'page' | 'pageSize' | 'sort'>;

function filterOf({ area, action, recordType, recordId, by, from, to, q }: Question): Filter<StoredEntry> {
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

function concerning({ id, role, organizationId }: Actor): Filter<StoredEntry> {
  if (role === 'Super Admin') return {};
  if (role === 'End User') return { 'by.id': id };
  return {
    $or: [
      { 'by.id': id },
      // What happens to accounts and applications is between their owners and the administrators; and what no organisation may know
      // of, a draft of a colleague, is not told for its doer's either.
      { action: { $not: /^(identity|registration)\./ }, organizations: organizationId },
    ],
  };
}
