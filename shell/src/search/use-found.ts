import { useMay, useUser } from '@portal/ui';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type Found, type FoundOfKind, kinds } from './kinds.js';

/** Fewer letters fit nearly everything. */
export const fewest = 2;

/** One line of what was found: a thing, or the way to all of its kind. */
export interface Hit {
  key: string;
  kind: string;
  to: string;
  found?: Found;
  /** How many of the kind there are, on the way to all. */
  total?: number;
}

/** What fits a question, of every kind that the reader has lists of; what is meant exactly comes first. */
export function useFound(q: string) {
  const may = useMay();
  const { role } = useUser();
  const known = kinds.filter(({ operation, place }) => may(operation) && place(role, q, sample));
  const asked = q.length >= fewest;
  const answers = useQueries({
    queries: known.map(({ question }) => ({ ...question(q), enabled: asked, placeholderData: keepPreviousData })),
  });
  const word = q.toLowerCase();
  const hits = known.flatMap((kind, n) => {
    const { items, total }: FoundOfKind = (asked ? answers[n]?.data : undefined) ?? { items: [], total: 0 };
    const one = (found: Found): Hit[] => {
      const to = kind.place(role, q, found);
      return to ? [{ key: `${kind.key}-${found.id}`, kind: kind.key, to, found }] : [];
    };
    const all = total > items.length ? kind.place(role, q) : undefined;
    return [...items.flatMap(one), ...(all ? [{ key: `${kind.key}-all`, kind: kind.key, to: all, total }] : [])];
  });
  const isExact = ({ found }: Hit) => found?.exact.some((text) => text?.toLowerCase() === word) ?? false;
  return {
    hits: [...hits.filter(isExact), ...hits.filter((hit) => !isExact(hit))],
    exact: hits.find(isExact),
    settled: answers.every(({ isFetching, isPlaceholderData }) => !isFetching && !isPlaceholderData),
    failed: known.filter((_, n) => answers[n]?.isError).map(({ key }) => key),
    again: () => Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

const sample = { id: '-', name: '', about: '', exact: [], role: 'Buyer' };
