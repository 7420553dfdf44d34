import type { BrowserReport } from '@portal/contracts';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRequestTimes } from './use-request-times.js';

const request = '0123456789abcdef0123456789abcdef';
let tell: (entries: object[]) => void;
const sent: [string, Blob][] = [];

const entry = (serverTiming: object[], more = {}) => ({
  ...{ serverTiming, startTime: 1_000, duration: 120, responseStart: 1_090 },
  ...more,
});
const measured = [{ name: 'browser', description: request }];
const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(body);
  });
const reports = () =>
  Promise.all(sent.map(async ([path, body]) => [path, JSON.parse(await textOf(body)) as BrowserReport]));

function Frame() {
  useRequestTimes();
  return null;
}

beforeEach(() => {
  sent.length = 0;
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(performance, 'now').mockReturnValue(4_000);
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(told: (list: { getEntries: () => object[] }) => void) {
        tell = (entries) => told({ getEntries: () => entries });
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
  Object.assign(navigator, { sendBeacon: (path: string, body: Blob) => sent.push([path, body]) });
  history.pushState({}, '', '/buyer/assets/4711?q=somebody');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('tells of requests that the gateway asks about, together and without the record or the question', async () => {
  render(<Frame />);
  tell([entry(measured), entry([]), entry([{ name: 'cdn-cache', description: 'HIT' }])]);
  tell([entry(measured, { responseStart: 0 })]);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(3_000);
  jest.useRealTimers();
  const times = { request, ago: 3_000, took: 120, page: '/buyer/assets' };
  expect(await reports()).toEqual([
    [
      '/api/browser-reports',
      [
        { ...times, waited: 90 },
        { ...times, waited: 0 },
      ],
    ],
  ]);
});

it('tells at once when the page is left, and no second time', () => {
  render(<Frame />);
  tell([entry(measured)]);
  dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

it('sends nothing where nothing is measured', () => {
  render(<Frame />).unmount();
  tell([entry([])]);
  jest.advanceTimersByTime(10_000);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
});
