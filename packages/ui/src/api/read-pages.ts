import type { Operation } from '@portal/contracts';
import { useQueries } from '@tanstack/react-query';
import type { RowOf } from '../list/list-screen.js';
import type { Asking } from './call.js';
import { read, useRead } from './queries.js';

interface Listed<Row> {
  items: Row[];
  total: number;
}
/** How much of a list is read: so many pages of so many rows. */
export interface Cut {
  pageSize: number;
  pages: number;
}

/** Reads the first so many pages of a list as one; a page that the list does not have is not asked for. */
export function useReadPages<O extends Operation>(
  operation: O,
  { enabled = true, ...asking }: Asking<O> & { enabled?: boolean },
  { pageSize, pages }: Cut,
) {
  const cutTo = (cut: object) => ({ ...asking, query: { ...asking.query, pageSize, ...cut } }) as Asking<O>;
  const first = useRead(operation, { ...cutTo({}), enabled });
  const begun = first.data as unknown as Listed<RowOf<O>> | undefined;
  const total = begun?.total ?? 0;
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, n) => n + 2).map((page) => ({
      ...read(operation, cutTo({ page })),
      enabled: enabled && (page - 1) * pageSize < total,
    })),
  });
  const all = [first, ...more];
  const next = more.flatMap(({ data }) => (data as unknown as Listed<RowOf<O>> | undefined)?.items ?? []);
  return {
    data: begun && { items: [...begun.items, ...next], total },
    error: all.find(({ error }) => error)?.error ?? null,
    isLoading: all.some(({ isLoading }) => isLoading),
    refetch: () => Promise.all(all.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
