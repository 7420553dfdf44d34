import { isObject } from '@portal/contracts';

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
  const { name, code, message } = error;
  if (typeof name === 'string' && names.has(name)) return true;
  if (typeof code === 'number' && codes.has(code) && typeof name === 'string' && name.startsWith('Mongo')) return true;
  // mongoose holds a command back while it has no connection, and has no name of its own for giving up.
  return name === 'MongooseError' && typeof message === 'string' && message.includes('buffering timed out');
}
