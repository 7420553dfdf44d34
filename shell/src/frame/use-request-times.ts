import { browserTiming, type BrowserReport } from '@portal/contracts';
import { useEffect } from 'react';

/** Milliseconds; what was measured meanwhile goes together. */
const waits = 3_000;
const most = 100;

/** The page, without what says which record it shows. */
const page = () => /^(\/[a-z-]{1,40}){0,2}(?=\/|$)/.exec(location.pathname)?.[0] ?? '';

interface Kept extends Omit<BrowserReport[number], 'ago'> {
  began: number;
}

const timesOf = ({
  serverTiming,
  startTime: began,
  duration: took,
  responseStart,
}: PerformanceResourceTiming): Kept[] =>
  serverTiming
    .filter(({ name }) => name === browserTiming)
    .map(({ description: request }) => {
      const waited = Math.min(took, Math.max(0, responseStart - began));
      return { request, began, took, waited, page: page() };
    });

/** Tells the gateway how long requests took that it measures and asks the browser about (`Server-Timing`): the first step of their traces. */
export function useRequestTimes() {
  useEffect(() => {
    let kept: Kept[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      if (kept.length === 0) return;
      const report: BrowserReport = kept.map(({ began, ...times }) => ({ ...times, ago: performance.now() - began }));
      const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
      kept = [];
      navigator.sendBeacon('/api/browser-reports', body);
    };
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceResourceTiming[];
      kept = [...kept, ...entries.flatMap(timesOf)].slice(0, most);
      if (kept.length > 0) timer ??= setTimeout(tell, waits);
    });
    observer.observe({ type: 'resource', buffered: true });
    addEventListener('pagehide', tell);
    return () => {
      observer.disconnect();
      removeEventListener('pagehide', tell);
      tell();
    };
  }, []);
}
