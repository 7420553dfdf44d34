import { jest } from '@jest/globals';
import { endOnSignals } from './end.js';

const signal = 'SIGTERM';
const kept = ['SIGTERM', 'SIGINT', 'uncaughtException', 'unhandledRejection'].map(
  (name) => [name, process.rawListeners(name)] as const,
);
const done: string[] = [];
const turn = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  done.length = 0;
  jest.spyOn(process, 'kill').mockImplementation((pid, name) => {
    done.push(`${String(name)} to ${pid === process.pid ? 'itself' : pid}, heard by ${process.listenerCount(signal)}`);
    return true;
  });
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    done.push(`exit ${code ?? 0}`);
    return undefined as never;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [name, listeners] of kept) {
    process.removeAllListeners(name);
    for (const each of listeners) process.on(name, each as () => void);
  }
});

it('ends by the signal that asked for it once all has stopped, for the own exit of Node may wait for ever', async () => {
  let stopped: () => void = () => undefined;
  endOnSignals(() => new Promise((resolve) => (stopped = resolve)));
  process.emit(signal);
  process.emit(signal);
  await turn();
  expect(done).toEqual([]);
  stopped();
  await turn();
  // Where that ends nothing, as of the first process of a container, its own exit does.
  expect(done).toEqual(['SIGTERM to itself, heard by 0', 'exit 0']);
});

it('ends with a code that tells of it what could not be stopped', async () => {
  endOnSignals(() => Promise.reject(new Error('the database is away')));
  process.emit(signal);
  await turn();
  expect(done).toEqual(['exit 1']);
});
