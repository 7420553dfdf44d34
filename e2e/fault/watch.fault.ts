import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StatusNews, WatchHistory } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing/eventually';
import { openPortal, type Portal } from '../../tooling/runner/portal.mjs';
import { freeBase } from '../../tooling/runner/ports.mjs';
import { hungService, watchFaults } from '../../tooling/test/watch-faults.mjs';
import { type Look, partIn, toldDuring, untilStatus } from './status-watcher.js';

/** Milliseconds that a part has been down before it is an incident, and a little more. */
const untilIncident = 5_500;
/** So long a slow machine may take for what is kept each minute, or is replaced after three silences. */
const timeout = 120_000;
/** The groups of parts, which are down with all of their parts. */
const groups = ['services', 'servers'];
const withUndo = watchFaults.filter((fault) => fault !== hungService);

let data: string;
let portal: Portal;
let base: string;

const allWorks = () => untilStatus(base, ({ health }) => health.status === 'up');

/** What fails before it has worked for as long as an outage lasts is still starting, and that is no incident. */
async function allIsKnown() {
  let since: number | undefined;
  await untilStatus(base, ({ health }) => {
    const at = Date.parse(health.checkedAt);
    if (health.status !== 'up') since = undefined;
    else since ??= at;
    return since !== undefined && at - since > untilIncident;
  });
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-fault-'));
  portal = await openPortal({ data, port: await freeBase(), demo: true, seed: false });
  base = portal.urls.portal;
  await allIsKnown();
});
afterAll(async () => {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
});

test.each(withUndo)('tells that $title, and blames nothing else', async ({ part, cause, code, inflict }) => {
  const looks = await toldDuring(base, async () => {
    const undo = await inflict(portal);
    try {
      const look = await untilStatus(base, (seen) => partIn(seen, part)?.state === 'down');
      expect([partIn(look, part)?.cause, look.code]).toEqual([cause, code]);
      expect(await words('/status')).toContain(code === 503 ? 'The portal does not work' : 'Some parts do not work');
      expect(await words('/status/badge.svg')).toContain(code === 503 ? 'portal: down' : 'portal: degraded');
      await untilStatus(base, (seen) => lasts(seen, part));
    } finally {
      await undo();
    }
    await allWorks();
  });
  expectTruth(looks, part);
});

test('tells that a service hangs until the runner has replaced it', async () => {
  const { part, cause, inflict } = hungService;
  const { pid, deaths } = portal.part('asset');
  const looks = await toldDuring(base, async () => {
    const undo = await inflict(portal);
    try {
      await untilStatus(base, (seen) => partIn(seen, part)?.cause === cause);
      await eventually(
        () => Promise.resolve().then(() => expect(portal.part('asset').deaths).toBe(deaths + 1)),
        timeout,
      );
    } finally {
      await undo();
    }
    await allWorks();
  });
  expect(portal.part('asset').pid).not.toBe(pid);
  expectTruth(looks, part);
});

test('keeps every outage as an incident of its own part, and what it saw, also when it is replaced itself', async () => {
  await eventually(async () => expect(await incidents()).toEqual(outages), timeout);
  await eventually(async () => expect(await availability('nats')).toBeLessThan(100), timeout);
  const { pid } = portal.part('system');
  process.kill(pid ?? 0, 'SIGSTOP');
  try {
    const answer = await fetch(`${base}/status.json`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  } finally {
    await portal.part('system').kill();
  }
  await eventually(allWorks, timeout);
  await eventually(async () => expect(await availability('nats')).toBeLessThan(100), timeout);
  expect(await incidents()).toEqual(outages);
});

const words = async (path: string) => (await fetch(base + path)).text();
const read = async (path: string): Promise<unknown> => (await fetch(base + path)).json();

function lasts(look: Look, part: string) {
  const { state, since = '' } = partIn(look, part) ?? {};
  return state === 'down' && Date.parse(look.health.checkedAt) - Date.parse(since) > untilIncident;
}

/**
 * Down was the part that had the fault and no other, and every answer had the code of what it told. What the edge hands out has a
 * second to come over HTTP, which a busy machine may not keep for a moment: of that the incidents tell.
 */
function expectTruth(looks: readonly Look[], part: string) {
  const down = looks.flatMap(({ health }) => health.parts.filter(({ state }) => state === 'down'));
  const blamed = down.filter(
    ({ name, below }) => name === part || (!groups.includes(name) && (below !== 'edge' || name === 'gateway')),
  );
  expect([...new Set(blamed.map(({ name }) => name))]).toEqual([part]);
  for (const { code, health } of looks) expect(code).toBe(health.status === 'down' ? 503 : 200);
}

/** What was down, the first one first, with what ended it: itself. */
const outages = [...withUndo, hungService].map(({ part, cause }) => [part, cause, 'ended']);
async function incidents() {
  const { incidents: told } = StatusNews.parse(await read('/api/health/news'));
  return told.toReversed().map(({ part, cause, endedAt }) => [part, cause, endedAt ? 'ended' : 'open']);
}

async function availability(part: string) {
  const { parts } = WatchHistory.parse(await read('/api/health/history?period=24h'));
  return parts.find(({ name }) => name === part)?.availability ?? 100;
}
