import { unknownSort } from '@portal/contracts';
import { invalid } from '../domain-error.js';

/** The fields that a question sorts by; a name that the list does not know is refused, the id settles what is equal. */
export function sortOf(
  sort: string | undefined,
  sortable: Record<string, string>,
  fallback: string,
): Record<string, 1 | -1> {
  const parts = (sort ?? fallback).split(',').map((part): [string, 1 | -1] => {
    const down = part.startsWith('-');
    return [sortField(down ? part.slice(1) : part, sortable), down ? -1 : 1];
  });
  return { ...Object.fromEntries(parts), _id: parts[0]?.[1] ?? 1 };
}

/** The field behind a name of the list's sort. */
export function sortField<Field extends string>(name: string, sortable: Record<string, Field>): Field {
  const field = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
  if (!field) throw invalid({ sort: unknownSort });
  return field;
}
