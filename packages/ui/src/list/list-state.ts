import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What a list shows right now; it lives in the address, so that it can be shared, kept and gone back to. */
export interface ListState {
  page: number;
  pageSize: number;
  /** `name` ascending, `-name` descending. */
  sort: string | undefined;
  q: string;
  filters: Record<string, string>;
  /** Cards instead of rows where there would be room for a table. */
  cards: boolean;
  /** Rows that are written in, where the list offers it. */
  sheet: boolean;
  /** The columns that were chosen, in their order; nothing for the usual ones. */
  columns: readonly string[] | undefined;
}

const lookOnly = ['page', 'pageSize', 'view', 'columns'];

/** What the address of a list asks for, without what it says about its look: what an export or a print of all its rows asks. */
export const conditionsOf = (search: URLSearchParams) =>
  Object.fromEntries([...search].filter(([name]) => !lookOnly.includes(name)));

export const pageSizes = [10, 20, 50, 100] as const;

const whole = (text: string | null, otherwise: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};

/** Reads and changes the state of a list; every change but of the page goes back to the first page. */
export function useListState(filterNames: readonly string[], defaultSort?: string) {
  const [search, setSearch] = useSearchParams();
  const names = filterNames.join(' ');
  const state = useMemo<ListState>(() => {
    const given = names.split(' ').flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value] as const] : [];
    });
    return {
      page: whole(search.get('page'), 1),
      pageSize: Math.min(whole(search.get('pageSize'), 20), 100),
      sort: search.get('sort') ?? defaultSort,
      q: search.get('q') ?? '',
      filters: Object.fromEntries(given),
      cards: search.get('view') === 'cards',
      sheet: search.get('view') === 'sheet',
      columns: search.get('columns')?.split('.'),
    };
  }, [search, names, defaultSort]);

  const change = (changes: Record<string, string | number | undefined>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (!('page' in changes)) after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') after.delete(name);
          else after.set(name, String(value));
        }
        return after;
      },
      { replace: !('page' in changes) },
    );
  const clear = () => change({ q: undefined, ...Object.fromEntries(filterNames.map((name) => [name, undefined])) });
  return { state, change, clear };
}
