import { jest } from '@jest/globals';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import type { Part } from '../watch/tree.js';
import { HistoryService } from './history.service.js';
import { Recorder } from './recorder.js';
import { TallyRepository } from './tally.repository.js';

const minute = 60_000;
const begin = Date.UTC(2026, 10, 20, 10, 15);
let service: TestService;
beforeEach(async () => {
  service = await startTestService(definition);
});
afterEach(() => service.stop());
const history = () => service.get(HistoryService);

const part = (state: Part['state'], latency: number | null = 4): Part => ({
  ...{ name: 'asset', below: null, state, instances: 1, latency },
});

/** An instance that looks every second from a moment on, and then once more, so that its last minute is whole. */
function watched(recorder: Recorder, state: Part['state'], from: number, minutes: number) {
  for (let at = from; at <= from + minutes * minute; at += 1_000) recorder.note([part(state)], new Date(at));
}
const read = async (period: '24h' | '7d' | '90d' = '24h') => {
  const { parts } = await history().read(period, new Date(begin + 30 * minute));
  return parts.find(({ name }) => name === 'asset');
};

it('keeps what was seen over a restart, as share and as times', async () => {
  const first = new Recorder();
  watched(first, 'up', begin, 3);
  await history().keep(first);
  expect(first.waiting).toEqual([]);
  const second = new Recorder();
  watched(second, 'down', begin + 5 * minute, 1);
  await history().keep(second);
  for (const period of ['24h', '7d', '90d'] as const) {
    expect(await read(period)).toMatchObject({ availability: 75, p50: expect.any(Number) });
    expect((await read(period))?.bars.filter(({ availability }) => availability !== null)).toHaveLength(1);
  }
  expect((await read('24h'))?.bars).toHaveLength(24);
});

it('counts once what two instances saw', async () => {
  const [one, other] = [new Recorder(), new Recorder()];
  watched(one, 'up', begin, 2);
  watched(other, 'down', begin, 2);
  await history().keep(one);
  await history().keep(other);
  expect(other.waiting).toEqual([]);
  expect(await read()).toMatchObject({ availability: 100 });
});

it('keeps in memory what cannot be stored, so many minutes, and stores it afterwards', async () => {
  const recorder = new Recorder();
  watched(recorder, 'up', begin, 2);
  const away = jest.spyOn(service.get(TallyRepository), 'insertNew').mockRejectedValueOnce(new Error('away'));
  await expect(history().keep(recorder)).rejects.toThrow('away');
  expect(away).toHaveBeenCalledTimes(1);
  expect(recorder.waiting).toHaveLength(2);
  await history().keep(recorder);
  expect(await read()).toMatchObject({ availability: 100 });
  for (let at = 0; at < 1_000; at++) recorder.note([part('up')], new Date(begin + 60 * minute + at * minute));
  expect(recorder.waiting.length).toBe(720);
});

it('goes on counting at once when the clock is set back', () => {
  const recorder = new Recorder();
  watched(recorder, 'up', begin, 1);
  watched(recorder, 'up', begin - 60 * minute, 2);
  expect(recorder.waiting.map(([tally]) => tally?.at)).toEqual(
    [0, 1, -60, -59].map((at) => new Date(begin + at * minute)),
  );
});
