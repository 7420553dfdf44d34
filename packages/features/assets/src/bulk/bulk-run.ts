import { useUser } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { FailedRow } from './failed-rows.js';

const BulkRow = z.object({
  id: z.string(),
  serialNumber: z.string(),
  outcome: z.enum(['waiting', 'done', 'refused']),
  error: z.string().optional(),
});
/** What became of one of several assets. */
export type BulkRow = z.output<typeof BulkRow>;

const BulkRun = z.object({
  userId: z.string(),
  /** The words of what is done to each: 'Move'. */
  action: z.string(),
  rows: z.array(BulkRow),
  /** `left`: the page was left in the middle of it; what waits then was not touched. */
  state: z.enum(['running', 'ended', 'stopped', 'left']),
  /** Without its dialog: it stands over the list. */
  isAside: z.boolean(),
});
/** What is done to several assets, one after another, with how far it is. */
export type BulkRun = z.output<typeof BulkRun>;

const place = 'portal.bulk';

/** What was going on when this tab left the page: its requests that were on their way are among what waits. */
function kept(): BulkRun | undefined {
  try {
    const found = BulkRun.safeParse(JSON.parse(sessionStorage.getItem(place) ?? 'null'));
    return found.success ? { ...found.data, state: 'left', isAside: true } : undefined;
  } catch {
    return undefined;
  }
}

// Longer than any page: who closes the dialog or looks at another page of the portal comes back to it.
let run = kept();
let stopping: AbortController | undefined;
const listeners = new Set<() => void>();

function change(to: BulkRun | undefined) {
  run = to;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const keep = () => {
  if (run?.state === 'running') sessionStorage.setItem(place, JSON.stringify(run));
};
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** The run of who is signed in: the one that goes on, or the last one until it is put away. */
export function useBulkRun(): BulkRun | undefined {
  const { id } = useUser();
  const current = useSyncExternalStore(subscribe, () => run);
  return current?.userId === id ? current : undefined;
}

/** Whether a run of who is signed in goes on; who asks this alone is not drawn again with each of its steps. */
export function useIsRunning(): boolean {
  const { id } = useUser();
  return useSyncExternalStore(subscribe, () => run?.userId === id && run.state === 'running');
}

/** What became of rows, by their ids. */
export type Outcomes = Map<string, Pick<BulkRow, 'outcome' | 'error'>>;

/** How whoever does it tells of a run. */
export interface RunReport {
  /** Says that no further row is to be begun. */
  signal: AbortSignal;
  report: (outcomes: Outcomes) => void;
  /** Ends the run, and gives what was refused. */
  end: () => FailedRow[];
}

/** Begins a run; nothing offers another one while it goes on. */
export function beginRun(begun: Omit<BulkRun, 'state' | 'isAside'>): RunReport {
  stopping = new AbortController();
  change({ ...begun, state: 'running', isAside: false });
  addEventListener('pagehide', keep);
  addEventListener('beforeunload', askBeforeLeaving);
  return { signal: stopping.signal, report, end };
}

/** One asset alone has its answer in its own dialog. */
export const noRun = (): RunReport => ({
  ...{ signal: new AbortController().signal, report: () => undefined, end: () => [] },
});

function report(outcomes: Outcomes) {
  if (!run) return;
  const rows = run.rows.map((row) => {
    const outcome = outcomes.get(row.id);
    return outcome ? { ...row, ...outcome } : row;
  });
  change({ ...run, rows });
}

function end() {
  removeEventListener('pagehide', keep);
  removeEventListener('beforeunload', askBeforeLeaving);
  const rows = run?.rows ?? [];
  if (run) change({ ...run, state: rows.some(({ outcome }) => outcome === 'waiting') ? 'stopped' : 'ended' });
  return refusedOf(rows);
}

/** What of them was refused, each with why. */
const refusedOf = (rows: readonly BulkRow[]): FailedRow[] =>
  rows.flatMap(({ id, serialNumber, outcome, error = '' }) =>
    outcome === 'refused' ? [{ id, serialNumber, error }] : [],
  );

export const stopRun = () => stopping?.abort();

/** Its dialog was closed: what goes on or was left before stands over the list from now on, what has ended is forgotten. */
export function closeRun() {
  if (run?.state === 'running') change({ ...run, isAside: true });
  else if (!run?.isAside) putAway();
}

/** The page with its dialog was left. */
export function leaveRun() {
  if (run?.state === 'running') change({ ...run, isAside: true });
}

export function putAway() {
  sessionStorage.removeItem(place);
  change(undefined);
}
