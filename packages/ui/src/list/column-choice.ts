import type { Column } from './columns.js';

/** The columns to show, in their order: what was chosen, or all that are not extra. The first is the row's name and always there. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], keys: readonly string[] | undefined) {
  const known = (keys ?? []).flatMap((key) => columns.find((column) => column.key === key) ?? []);
  if (known.length === 0) return columns.filter(({ extra }) => !extra);
  return [...columns.slice(0, 1), ...new Set(known.filter((column) => column !== columns[0]))];
}

const placeOf = (userId: string, list: string) => `portal.columns.${userId}.${list}`;

/** Which columns somebody chose last in this browser, as the address of the list says it. */
export const keptColumns = {
  of: (userId: string, list: string) => localStorage.getItem(placeOf(userId, list)) ?? '',
  keep: (userId: string, list: string, keys: string | undefined) =>
    keys ? localStorage.setItem(placeOf(userId, list), keys) : localStorage.removeItem(placeOf(userId, list)),
};
