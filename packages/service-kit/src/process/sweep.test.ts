import { jest } from '@jest/globals';
import { Sweep } from './sweep.js';

class Failing extends Sweep {
  protected override readonly round = 1_000;
  readonly sweep = jest.fn(() => Promise.reject(new Error('the database is away')));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('sweeps at the start and in rounds, also after one failed, until the service ends', async () => {
  const failing = new Failing();
  failing.onApplicationBootstrap();
  expect(failing.sweep).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2_500);
  expect(failing.sweep).toHaveBeenCalledTimes(3);
  failing.onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(failing.sweep).toHaveBeenCalledTimes(3);
});
