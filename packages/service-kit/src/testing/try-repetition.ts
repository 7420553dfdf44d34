import { randomUUID } from 'node:crypto';
import { operations, type Operation, type PortalEvent } from '@portal/contracts';
import { eventsOf } from '../events/parcel.js';
import type { TestAnswer, TestService } from './start.js';

interface Asked {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

interface Trial extends Asked {
  /** Another body under the same key. */
  otherBody?: unknown;
  /** Somebody else, who has the key. */
  stranger?: string;
}

/** What came of a request that came again. */
export interface Repetition {
  statuses: number[];
  /** How many answers it had. */
  answers: number;
  /** What was told more than once. */
  toldAgain: string[];
  /** What another body under its key was refused with. */
  otherBody: string | undefined;
  /** Whether somebody else got its answer by its key. */
  isShown: boolean;
  first: TestAnswer;
}

/** The operations of a service that are made once by their key. */
export const keyedOf = (service: string) =>
  operations
    .filter(({ subject, method, anew }) => method === 'POST' && !anew && subject.startsWith(`${service}.`))
    .map(({ subject }) => subject)
    .sort();

/** Asks twice at one moment and once again, then with another body and as somebody else, all with one key. */
export async function tryRepetition(service: TestService, operation: Operation, trial: Trial): Promise<Repetition> {
  const { otherBody, stranger, ...asked } = trial;
  const key = randomUUID();
  // By its id: a relay may send the same one again.
  const told = new Map<string, PortalEvent>();
  const heard = service.nats.subscribe('events.>', {
    callback: (_, message) => eventsOf(message).forEach((event) => told.set(event.id, event)),
  });
  const ask = (changes: Asked = {}) => service.call(operation, { ...asked, ...changes, key });
  const answers = [...(await Promise.all([ask(), ask()])), await ask()];
  await service.carry();
  heard.unsubscribe();
  const names = [...told.values()].map(({ subject, record }) => `${subject} ${record.id}`);
  const other = otherBody === undefined ? undefined : await ask({ body: otherBody });
  const seen = stranger === undefined ? undefined : await ask({ token: stranger });
  const texts = answers.map(({ body }) => JSON.stringify(body));
  return {
    statuses: answers.map(({ status }) => status),
    answers: new Set(texts).size,
    toldAgain: [...new Set(names.filter((name, at) => names.indexOf(name) < at))],
    otherBody: (other?.body as { code?: string } | undefined)?.code,
    isShown: seen !== undefined && JSON.stringify(seen.body) === texts[0],
    first: answers[0]!,
  };
}

/** What comes of a request that is made once: the same answer each time, told once, and for nobody else. */
export const madeOnce = (
  { status }: Operation,
  { otherBody }: { otherBody?: unknown } = {},
): Omit<Repetition, 'first'> => ({
  statuses: [status, status, status],
  answers: 1,
  toldAgain: [],
  otherBody: otherBody === undefined ? undefined : 'KEY_REUSED',
  isShown: false,
});
