import type { SortOrder } from 'mongoose';

/** The fields that a question sorts by: names it does not know are passed over; the id settles what is equal. */
export function sortOf(
  sort: string | undefined,
  sortable: Record<string, string>,
  fallback: string,
): Record<string, SortOrder> {
  const parts = (sort ?? fallback).split(',').flatMap((part): [string, SortOrder][] => {
    const down = part.startsWith('-');
    const name = down ? part.slice(1) : part;
    const field = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
    return field ? [[field, down ? -1 : 1]] : [];
  });
  return { ...Object.fromEntries(parts), _id: parts[0]?.[1] ?? 1 };
}
