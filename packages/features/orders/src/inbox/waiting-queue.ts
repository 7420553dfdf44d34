import { byUrgency, type Waiting } from './waiting.js';

/** A list on its way that the queue is made of. */
interface ReadingList {
  error: Error | null;
  isLoading: boolean;
  refetch: () => Promise<unknown>;
  data?: { items: readonly unknown[]; total: number } | undefined;
}

/** Of each kind so many at first, and so many with each step on. */
export const pageSize = 50;

/** Several lists as one queue, the most urgent first. */
export interface WaitingQueue {
  rows: Waiting[];
  /** How many there are, also of those that are not shown. */
  total: number;
  error: Error | undefined;
  pending: boolean;
  again: () => Promise<unknown>;
}

/** Puts together what was read of each list. */
export function queueOf(rows: readonly Waiting[], lists: readonly ReadingList[]): WaitingQueue {
  const hidden = lists.reduce((sum, { data }) => sum + (data ? Math.max(0, data.total - data.items.length) : 0), 0);
  return {
    rows: rows.toSorted(byUrgency()),
    total: rows.length + hidden,
    error: lists.find(({ error }) => error)?.error ?? undefined,
    pending: lists.some(({ isLoading }) => isLoading),
    again: () => Promise.all(lists.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
