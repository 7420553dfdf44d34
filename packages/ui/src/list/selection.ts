import { useState } from 'react';

/** Rows chosen by the reader, by key; kept across pages. */
export function useSelection<Row>(rowKey: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const without = (keys: string[]) => new Map([...chosen].filter(([key]) => !keys.includes(key)));
  const withRows = (rows: Row[]) => new Map([...chosen, ...rows.map((row) => [rowKey(row), row] as const)]);
  return {
    rows: [...chosen.values()],
    has: (row: Row) => chosen.has(rowKey(row)),
    set: (rows: Row[], on: boolean) => setChosen(on ? withRows(rows) : without(rows.map(rowKey))),
    clear: () => setChosen(new Map()),
  };
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>;
