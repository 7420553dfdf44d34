import { z } from 'zod';
import { NewestFirstQuery, pageOf } from '../kernel/list.js';
import { assetFieldsHiddenFrom } from './asset.views.js';
import type { Role } from '../access/matrix.js';

/** What an entry of the thread is about: what was ordered and came, who held it, where it was, its care, and each change of a field. */
export const threadKinds = [
  'order',
  'delivery',
  'registration',
  'holder',
  'place',
  'verification',
  'repair',
  'cover',
  'ticket',
  'disposal',
  'change',
] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** The records that an entry leads to, as far as the reader's area has them. */
const threadRecords = ['order', 'purchase-order', 'ticket', 'amc', 'warranty', 'warranty-claim'] as const;

/** A field of an asset before and after; amounts in rupees, days as days, people by their name. */
export const FieldChange = z.object({
  /** Its path in the asset: `value`, `disposal.status`. */
  field: z.string(),
  from: z.union([z.string(), z.number(), z.boolean()]).optional(),
  to: z.union([z.string(), z.number(), z.boolean()]).optional(),
});
export type FieldChange = z.output<typeof FieldChange>;

/** One thing that happened to an asset, wherever it is kept. */
export const ThreadEntry = z.object({
  id: z.string(),
  at: z.string().meta({ label: 'When', unit: 'instant' }),
  /** Only the day of it is known. */
  dayOnly: z.boolean(),
  kind: z.enum(threadKinds),
  title: z.string(),
  text: z.string().optional(),
  by: z.string().optional().meta({ label: 'By' }),
  fields: z.array(FieldChange),
  record: z.object({ type: z.enum(threadRecords), id: z.string(), label: z.string() }).optional(),
});
export type ThreadEntry = z.output<typeof ThreadEntry>;

/** Parts of the thread that other services keep. */
const threadParts = ['orders', 'tickets'] as const;
export type ThreadPart = (typeof threadParts)[number];

/** The thread of one asset, newest first; of one kind where one is asked for. */
export const ThreadQuery = NewestFirstQuery.omit({ q: true }).extend({ kind: z.enum(threadKinds).optional() });

const threadOf = <Entry extends z.ZodType>(entry: Entry) =>
  pageOf(entry).extend({
    /** What could not be read now, as its service is away. */
    missing: z.array(z.enum(threadParts)),
  });
export const Thread = threadOf(ThreadEntry);
export type Thread = z.output<typeof Thread>;

/** Who did it is the office's own. */
const withoutPeople = threadOf(ThreadEntry.omit({ by: true }));
export const threadViews = { Seller: withoutPeople, OEM: withoutPeople };

/** Does this role see what this field was and became? Why and by whom a disposal was asked for is the office's own. */
export function seesChangeOf(role: Role, field: string): boolean {
  const [outer = ''] = field.split('.');
  if (assetFieldsHiddenFrom(role).some((hidden) => hidden === outer)) return false;
  return outer !== 'disposal' || field === 'disposal.status' || (role !== 'Seller' && role !== 'OEM');
}
