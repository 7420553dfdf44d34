import { type Area, areasIn } from '@portal/contracts';
import { everySecond, Probe } from './probe.js';

async function answered(url: string, signal: AbortSignal, method = 'GET') {
  const response = await fetch(url, { method, signal, redirect: 'manual' });
  const text = await response.text();
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return text;
}

/** Of one instance, whether it answers at all, and whether it says that it can serve. */
export const gatewayProbes = (url: string) => ({
  alive: new Probe((signal) => answered(`${url}/health/live`, signal)),
  ready: new Probe((signal) => answered(`${url}/health/ready`, signal)),
});

/** How the entry of an area's live release is: there or not, or its line in the registry cannot be read. */
export type AreaFinding = { name: string } & (
  { readable: false } | { readable: true; version: string; latency: number; ok: boolean }
);

/** The edge, the portal's page, and the areas that the registry names now. */
export const edgeProbes = (url: string) => ({
  edge: new Probe((signal) => answered(`${url}/edge/health`, signal)),
  shell: new Probe((signal) => answered(`${url}/`, signal), everySecond),
  areas: new Probe((signal) => areasOf(url, signal), everySecond),
});

async function areasOf(url: string, signal: AbortSignal): Promise<AreaFinding[]> {
  const unreadable: AreaFinding[] = [];
  const areas = areasIn(JSON.parse(await answered(`${url}/registry.json`, signal)), (name) =>
    unreadable.push({ name, readable: false }),
  );
  const looked = areas.map(async ({ name, version, entry }: Area): Promise<AreaFinding> => {
    const began = performance.now();
    const ok = await answered(new URL(entry, url).href, signal, 'HEAD').then(
      () => true,
      () => false,
    );
    return { name, readable: true, version, ok, latency: Math.round(performance.now() - began) };
  });
  return [...(await Promise.all(looked)), ...unreadable];
}
