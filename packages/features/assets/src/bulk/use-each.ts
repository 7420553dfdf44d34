import type { Asset, Operation } from '@portal/contracts';
import { ApiError, call, newKey, noteWritten, queryClient, readAgain, type Asking } from '@portal/ui';
import { useRef, useState } from 'react';
import type { FailedRow } from './failed-rows.js';

interface Progress {
  rows: readonly Asset[];
  /** One key for one asset, so that a repetition after a lost answer does nothing twice. */
  keys: Map<string, string>;
  done: Set<string>;
}

const begun = (rows: readonly Asset[]): Progress => ({ rows, keys: new Map(), done: new Set() });
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

/**
 * Asks an operation for each of several assets. One that is refused holds up none of the others and is named in `failed`; another
 * try leaves out what was done already. What keeps all of them from going (no answer, no session) is thrown, as is the refusal of
 * a single one.
 */
export function useEach() {
  const progress = useRef(begun([]));
  const [failed, setFailed] = useState<FailedRow[]>([]);
  const each = async <O extends Operation>(
    operation: O,
    rows: readonly Asset[],
    askingOf: (row: Asset) => Asking<O>,
  ): Promise<{ done: number; all: boolean }> => {
    if (progress.current.rows !== rows) progress.current = begun(rows);
    const { keys, done } = progress.current;
    const refused: FailedRow[] = [];
    try {
      for (const row of rows) {
        if (done.has(row.id)) continue;
        const idempotencyKey = keys.get(row.id) ?? newKey();
        keys.set(row.id, idempotencyKey);
        try {
          const asking = askingOf(row);
          await call(operation, { idempotencyKey, ...asking });
          done.add(row.id);
          await noteWritten(queryClient, operation, asking.params);
        } catch (error) {
          if (rows.length === 1 || !isRefusal(error)) throw error;
          keys.delete(row.id);
          refused.push({ id: row.id, serialNumber: row.serialNumber, error: error.error });
        }
      }
    } finally {
      setFailed(refused);
      if (done.size > 0) await readAgain(queryClient, ['asset']);
    }
    return { done: done.size, all: refused.length === 0 };
  };
  return { each, failed, forget: () => setFailed([]) };
}
