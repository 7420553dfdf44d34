import { jest } from '@jest/globals';

/** Everything else goes on as it is: the database and whoever waits for it notice nothing. */
const doNotFake = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Does something as an instance whose machine's clock is so many milliseconds ahead of the database's; the clock stands still meanwhile. */
export async function withClockAhead<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: Date.now() + milliseconds, doNotFake: [...doNotFake] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
