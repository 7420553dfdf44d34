import { setTimeout as wait } from 'node:timers/promises';
import { isObject } from '@portal/contracts';
import { log } from '../log.js';

/** What the driver and mongoose throw while MongoDB cannot be reached, or takes longer than anybody waits. */
const names = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'MongoPoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoWriteConcernError',
]);
/** What a server says that is not or no more the primary, ends, has too few others to agree with, or has no room to write. */
const codes = new Set([
  ...[91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436],
  ...[6, 7, 64, 89, 100, 9_001],
  14_031,
]);

/** Whether an error means that the database is away for now: the same may go well in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isObject(error)) return false;
  const { name, code, message, errorResponse } = error;
  if (typeof name === 'string' && names.has(name)) return true;
  if (typeof code === 'number' && codes.has(code) && typeof name === 'string' && name.startsWith('Mongo')) return true;
  // A write of several gives what cut it off another name, and keeps it.
  if (name === 'MongoBulkWriteError' && errorResponse !== error) return isDatabaseAway(errorResponse);
  // mongoose holds a command back while it has no connection, and has no name of its own for giving up.
  return name === 'MongooseError' && typeof message === 'string' && message.includes('buffering timed out');
}

/** Milliseconds from one try of what a start needs to the next. */
const again = 500;

/** Does what a start cannot do without, for as long as it takes while the database is away: an index of a million records outlasts any answer. */
export async function whenThere<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ error: String(error) }, 'MongoDB is away, trying again');
      await wait(again);
    }
  }
}
