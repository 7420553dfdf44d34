import { createHash } from 'node:crypto';
import { isObject, type AuditEntry, type PortalEvent } from '@portal/contracts';

/** An entry as stored: `_id` is its place in the chain, `hash` covers all the rest and the hash before it. */
export interface StoredEntry {
  _id: number;
  eventId: string;
  at: string;
  by: PortalEvent['by'];
  action: string;
  record: PortalEvent['record'];
  changes: PortalEvent['changes'];
  details?: Record<string, unknown>;
  organizations: string[];
  /** Until then only the organisation of who did it reads it. */
  sealedUntil?: string;
  previousHash: string;
  hash: string;
}

/** What a link of the chain must know of the one before it. */
export type ChainLink = Pick<StoredEntry, '_id' | 'hash'> & { at?: string };

/** Before the first entry. */
export const beginning: ChainLink = { _id: 0, hash: '' };

// The same text for the same content, in whatever order its members come back.
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`;
}

const hashOf = ({ hash: _, ...content }: StoredEntry) => createHash('sha256').update(canonical(content)).digest('hex');

// Entries that have none must keep their hash.
const detailsOf = ({ data }: PortalEvent) => {
  const details = data['audit'];
  return isObject(details) ? { details } : {};
};

/** Is this the entry that came after the other, with nothing changed since? */
export const follows = (last: ChainLink, entry: StoredEntry) =>
  entry._id === last._id + 1 && entry.previousHash === last.hash && entry.hash === hashOf(entry);

/** The next link of the chain. */
export function entryAfter(last: ChainLink, event: PortalEvent): StoredEntry {
  const entry = {
    _id: last._id + 1,
    eventId: event.id,
    at: event.at,
    by: event.by,
    action: event.subject,
    record: event.record,
    changes: event.changes,
    ...detailsOf(event),
    organizations: event.organizations,
    ...(event.sealedUntil ? { sealedUntil: event.sealedUntil } : {}),
    previousHash: last.hash,
    hash: '',
  };
  return { ...entry, hash: hashOf(entry) };
}

export const entryView = ({ _id, at, by, action, record, changes, details, hash }: StoredEntry): AuditEntry => ({
  sequence: _id,
  at,
  by,
  action,
  record,
  changes,
  details,
  hash,
});
