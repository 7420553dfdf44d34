import { bulkDecisions, type BulkDecision } from '@portal/contracts';
import { call, newKey, read, readAgain } from '@portal/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RegistrationRow } from './registration-list.js';

const again = 1_000;

/** What is to become of several registrations. */
export interface BulkChoice {
  approve: boolean;
  reason: string;
}

const kindsIn = (rows: RegistrationRow[]) => [...new Set(rows.map(({ kind }) => kind))];

/** Decides several registrations: one run in the background for each kind, followed until all have ended. */
export function useBulkRuns(rows: RegistrationRow[]) {
  const client = useQueryClient();
  const [ids, setIds] = useState<string[]>([]);
  // The same key for a repetition after a lost answer: nothing is decided twice.
  const keys = useRef(new Map<string, string>());
  const start = async ({ approve, reason }: BulkChoice) => {
    const begun: string[] = [];
    for (const userType of kindsIn(rows)) {
      const registrationIds = rows.filter(({ kind }) => kind === userType).map(({ id }) => id);
      const content = JSON.stringify([approve, reason, userType, registrationIds]);
      const idempotencyKey = keys.current.get(content) ?? newKey();
      keys.current.set(content, idempotencyKey);
      const asking = { idempotencyKey };
      const run = approve
        ? await call(bulkDecisions.approve, { ...asking, body: { registrationIds, userType } })
        : await call(bulkDecisions.reject, { ...asking, body: { registrationIds, userType, reason } });
      begun.push(run.id);
    }
    setIds(begun);
  };
  const answers = useQueries({
    queries: ids.map((id) => ({
      ...read(bulkDecisions.get, { params: { id } }),
      refetchInterval: ({ state }: { state: { data?: BulkDecision } }) =>
        state.data?.state === 'finished' ? false : again,
    })),
  });
  const runs = answers.flatMap(({ data }) => (data ? [data] : []));
  const finished = ids.length > 0 && runs.length === ids.length && runs.every(({ state }) => state === 'finished');
  useEffect(() => {
    if (finished) void readAgain(client, ['registration', 'identity']);
  }, [finished, client]);
  return {
    start,
    running: ids.length > 0,
    finished,
    error: answers.find(({ error }) => error)?.error,
    results: runs.flatMap((run) => run.rows),
    done: runs.reduce((sum, run) => sum + run.done, 0),
    refused: runs.reduce((sum, run) => sum + run.refused, 0),
  };
}
