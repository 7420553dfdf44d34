import { currentTrace, inTrace } from '../observe/trace.js';
import { grouped } from './grouped.js';

const trace = (digit: string) => ({
  request: digit.repeat(32),
  traceparent: `00-${digit.repeat(32)}-${'1'.repeat(16)}-00`,
});

describe('what is done for several at once', () => {
  /** For which request each batch was done. */
  const done: [keys: string[], request: string | undefined][] = [];
  let free = () => undefined as void;
  const get = grouped(
    async (keys: string[]) => {
      done.push([keys, currentTrace()?.request[0]]);
      if (keys.includes('slow')) await new Promise<void>((resolve) => (free = resolve));
      return keys;
    },
    { atOnce: 1 },
  );
  const ask = (key: string, digit: string) => inTrace(trace(digit), () => get(key));
  beforeEach(() => done.splice(0));

  it('is done for a request that is alone, and for none where there are two', async () => {
    await ask('one', 'a');
    await Promise.all([ask('two', 'a'), ask('three', 'b')]);
    expect(done).toEqual([
      [['one'], 'a'],
      [['two', 'three'], undefined],
    ]);
  });

  it('is not done for the request that another one waited for', async () => {
    const slow = ask('slow', 'a');
    await new Promise(setImmediate);
    const next = ask('next', 'b');
    free();
    await Promise.all([slow, next]);
    expect(done).toEqual([
      [['slow'], 'a'],
      [['next'], 'b'],
    ]);
  });
});
