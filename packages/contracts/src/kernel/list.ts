import { z } from 'zod';

/** Common questions of every list: page from 1, sizes 1 to 100, `sort=name,-value`, free text `q`. */
export const ListQuery = z.object({
  page: z.coerce.number().int().min(1).max(5_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  sort: z.string().max(100).optional(),
  q: z.string().trim().max(100).optional(),
});

/** Those of a list that has one order alone. */
export const NewestFirstQuery = ListQuery.omit({ sort: true });
export type ListQuery = z.output<typeof ListQuery>;

/** One page of a list; `more` says that `total` is only as far as was counted. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    more: z.boolean().optional(),
    page: z.int(),
    pageSize: z.int(),
  });

export interface Page<T> {
  items: T[];
  total: number;
  /** There are more than `total`. */
  more?: boolean;
  page: number;
  pageSize: number;
}

/** What every record carries: when it was made and last changed, and its version for `If-Match`. */
export const Tracked = z.object({ id: z.string(), version: z.int(), createdAt: z.string(), updatedAt: z.string() });

/** One line of a record's own history. */
export const HistoryEntry = z.object({
  at: z.string().meta({ label: 'When' }),
  by: z.string().meta({ label: 'By' }),
  byId: z.string().meta({ label: 'By (id)' }),
  action: z.string().meta({ label: 'Action' }),
  status: z.string().optional().meta({ label: 'Status' }),
  note: z.string().optional().meta({ label: 'Note' }),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

export const Done = z.object({ success: z.literal(true) });
