import { eventLabelOf } from '@portal/contracts';
import { csvParts } from '@portal/service-kit';
import type { StoredEntry } from './audit-entry.js';

const columns: [string, (entry: StoredEntry) => string | number | undefined][] = [
  ['No.', ({ _id }) => _id],
  ['When (UTC)', ({ at }) => at],
  ['Who', ({ by }) => by.name],
  ['Who (id)', ({ by }) => by.id],
  ['Role', ({ by }) => by.role],
  ['What', ({ action }) => eventLabelOf(action)],
  ['Action', ({ action }) => action],
  ['Record type', ({ record }) => record.type],
  ['Record', ({ record }) => record.label],
  ['Record (id)', ({ record }) => record.id],
  ['Changed from', ({ changes }) => written(changes, 'from')],
  ['Changed to', ({ changes }) => written(changes, 'to')],
  ['Details', ({ details }) => (details ? JSON.stringify(details) : '')],
  ['Hash', ({ hash }) => hash],
];

const written = (changes: StoredEntry['changes'], side: 'from' | 'to') => {
  const values = Object.entries(changes).map(([field, change]) => [field, change[side]]);
  return values.length > 0 ? JSON.stringify(Object.fromEntries(values)) : '';
};

/** The audit log as CSV, read while it is sent; no cell is a formula. */
export const auditCsv = (entries: AsyncIterable<StoredEntry>) => csvParts(columns, entries);
