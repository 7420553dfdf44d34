import type { Asset, Operation } from '@portal/contracts';
import { ApiError, call, newKey, noteWritten, queryClient, readAgain, useUser, type Asking } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { beginRun, closeRun, leaveRun, noRun, type Outcomes, type RunReport } from './bulk-run.js';
import type { FailedRow } from './failed-rows.js';

interface Progress {
  rows: readonly Asset[];
  /** One key for one asset, so that a repetition after a lost answer does nothing twice. */
  keys: Map<string, string>;
  done: Set<string>;
}

/** So many are asked for at once: fast, and yet far from the limit of requests in a minute. */
const atOnce = 4;
const usualWait = 5;

const begun = (rows: readonly Asset[]): Progress => ({ rows, keys: new Map(), done: new Set() });
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

/** Waits so long, or until it is stopped. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1_000);
    signal.addEventListener('abort', end);
  });

/** Whoever asks too much in a minute waits and goes on; `false` when that was stopped instead. */
async function inTime(ask: () => Promise<unknown>, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      await pause(error.retryAfter ?? usualWait, signal);
      if (signal.aborted) return false;
    }
  }
}

/** Asks for one asset after another, some at once; gives what was refused, and throws what keeps all of them from going. */
async function askAll<O extends Operation>(
  { rows, keys, done }: Progress,
  operation: O,
  askingOf: (row: Asset) => Asking<O>,
  { signal, report }: RunReport,
): Promise<void> {
  const askOne = async (row: Asset, outcomes: Outcomes): Promise<Error | undefined> => {
    const idempotencyKey = keys.get(row.id) ?? newKey();
    keys.set(row.id, idempotencyKey);
    try {
      const asking = askingOf(row);
      if (!(await inTime(() => call(operation, { idempotencyKey, ...asking }), signal))) return undefined;
      done.add(row.id);
      outcomes.set(row.id, { outcome: 'done', error: undefined });
      await noteWritten(queryClient, operation, asking.params);
    } catch (error) {
      if (rows.length === 1 || !isRefusal(error)) return error instanceof Error ? error : new Error(String(error));
      keys.delete(row.id);
      outcomes.set(row.id, { outcome: 'refused', error: error.error });
    }
    return undefined;
  };
  const left = rows.filter(({ id }) => !done.has(id));
  for (let from = 0; from < left.length && !signal.aborted; from += atOnce) {
    const outcomes: Outcomes = new Map();
    const faults = await Promise.all(left.slice(from, from + atOnce).map((row) => askOne(row, outcomes)));
    report(outcomes);
    const fault = faults.find((found) => found !== undefined);
    if (fault !== undefined) throw fault;
    // The page is drawn between two parts.
    await pause(0, signal);
  }
}

const rowOf = ({ id, serialNumber }: Asset, done: ReadonlySet<string>) => ({
  ...{ id, serialNumber },
  outcome: done.has(id) ? ('done' as const) : ('waiting' as const),
});

/**
 * Asks an operation for each of several assets, part after part. One that is refused holds up none of the others and is named in
 * `failed`; another try leaves out what was done already. What keeps all of them from going (no answer, no session) is thrown, as
 * is the refusal of a single one. How far it is stands in the run, which `action` names and which goes on when its dialog is closed.
 */
export function useEach(action: string) {
  const { id: userId } = useUser();
  const progress = useRef(begun([]));
  const [failed, setFailed] = useState<FailedRow[]>([]);
  useEffect(() => leaveRun, []);
  const each = async <O extends Operation>(
    operation: O,
    rows: readonly Asset[],
    askingOf: (row: Asset) => Asking<O>,
  ): Promise<{ done: number; all: boolean }> => {
    if (progress.current.rows !== rows) progress.current = begun(rows);
    const { done } = progress.current;
    const run = rows.length > 1 ? beginRun({ userId, action, rows: rows.map((row) => rowOf(row, done)) }) : noRun();
    try {
      await askAll(progress.current, operation, askingOf, run);
    } finally {
      setFailed(run.end());
      if (done.size > 0) await readAgain(queryClient, ['asset']);
    }
    return { done: done.size, all: done.size === rows.length };
  };
  const forget = () => {
    setFailed([]);
    closeRun();
  };
  return { each, failed, forget };
}
