import { jest } from '@jest/globals';
import type { Kit } from './kit.js';
import { signOf } from './sign.js';

const away = async () => {
  throw new Error('no answer');
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('says that MongoDB is not reached once it has not answered twice, and is reached when it does', async () => {
  const command = jest.fn<() => Promise<unknown>>(away);
  const kit = { service: 'notes', ready: true, database: { readyState: 1, db: { command } }, backlogs: {}, files: {} };
  const sign = signOf(kit as unknown as Kit);
  expect(sign()).toMatchObject({ ready: true, mongo: true });
  await turn();
  expect(command).toHaveBeenCalledTimes(2);
  command.mockImplementationOnce(away).mockImplementation(async () => ({ ok: 1 }));
  expect(sign()).toMatchObject({ ready: false, mongo: false });
  await turn();
  expect(sign()).toMatchObject({ ready: true, mongo: true });
});

it('says that MongoDB is late once it has been silent for nearly a second, and not where this process did nothing meanwhile', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    let answer: (value: unknown) => void = () => undefined;
    const command = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    const kit = {
      service: 'notes',
      ready: true,
      database: { readyState: 1, db: { command } },
      backlogs: {},
      files: {},
    };
    const sign = signOf(kit as unknown as Kit);
    expect(sign()).toMatchObject({ mongo: true, mongoIsLate: false });
    jest.setSystemTime(Date.now() + 5_000);
    jest.advanceTimersByTime(800);
    expect(sign()).toMatchObject({ mongo: true, mongoIsLate: false });
    jest.advanceTimersByTime(100);
    expect(sign()).toMatchObject({ mongo: true, mongoIsLate: true });
    answer({ ok: 1 });
    await turn();
    expect(sign()).toMatchObject({ mongo: true, mongoIsLate: false });
  } finally {
    jest.useRealTimers();
  }
});
