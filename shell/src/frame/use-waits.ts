import { type NavItem, type Operation, operations } from '@portal/contracts';
import { read, useAbility, useMay } from '@portal/ui';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';

const bySubject = new Map<string, Operation>(operations.map((operation) => [operation.subject, operation]));
/** The menu may be a minute behind what others did; what the reader does is counted at once. */
const staleTime = 60_000;

type Wait = NonNullable<NavItem['waits']>[number];
const keyOf = ({ subject, query }: Wait) => JSON.stringify([subject, query]);
type Counting = UseQueryOptions<unknown, Error, number>;

/** How much waits for the reader behind each row of the menu; what cannot be counted now is not shown. */
export function useWaits(rows: readonly NavItem[]) {
  const may = useMay();
  const ability = useAbility();
  const waitsOf = ({ waits = [] }: NavItem) =>
    waits.filter(({ subject, can }) => {
      const operation = bySubject.get(subject);
      return operation && may(operation) && (!can || ability.can(...can));
    });
  const asked = [...new Map(rows.flatMap(waitsOf).map((wait) => [keyOf(wait), wait])).values()];
  const answers = useQueries({
    queries: asked.map(({ subject, query }) => ({
      ...(read(bySubject.get(subject)!, { query }) as object as Counting),
      staleTime,
      select: (answer: unknown) => (answer as { total: number }).total,
    })),
  });
  const totals = new Map(asked.map((wait, n) => [keyOf(wait), answers[n]?.data ?? 0]));
  return (row: NavItem) => waitsOf(row).reduce((sum, wait) => sum + (totals.get(keyOf(wait)) ?? 0), 0);
}
