import { useRef } from 'react';

interface Row {
  id: string;
}

/** Does something to each of several records; another try after a failure leaves out what was done already. */
export function useEach() {
  const progress = useRef<{ rows: readonly Row[]; done: Set<string> }>({ rows: [], done: new Set() });
  return async <R extends Row>(rows: readonly R[], work: (row: R) => Promise<unknown>) => {
    if (progress.current.rows !== rows) progress.current = { rows, done: new Set() };
    const { done } = progress.current;
    for (const row of rows) {
      if (done.has(row.id)) continue;
      await work(row);
      done.add(row.id);
    }
  };
}
