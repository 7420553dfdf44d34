// npm run bench -- watch: from a fault of a part to the moment at which /status.json tells of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { watchFaults } from '../tooling/test/watch-faults.mjs';
import { cpuOf } from './processes.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const restSeconds = 20;
/** Seconds until a fault has to be told. */
const mark = 2;
const everyMs = 20;

const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const portal = await openPortal({
  ...{ data, port: await freeBase(), demo: true, seed: false, rate: 5_000 },
  env: { LOG_LEVEL: 'error' },
  say: (line) => console.log(`  ${line}`),
});

/** Asks the watch itself, as the edge does: what the way through the edge costs is no part of the figure. */
async function status() {
  const response = await fetch(`http://127.0.0.1:${portal.ports.system}/status.json`);
  return response.json();
}

async function until(told) {
  while (!told(await status())) await pause(everyMs);
}

const allWorks = () => until(({ status: whole }) => whole === 'up');

/** Seconds from the fault to the part being down for its cause. */
async function seconds({ part, cause, inflict }) {
  await allWorks();
  // Faults come at any moment between two looks of the watch.
  await pause(500 + Math.random() * 1_000);
  const began = performance.now();
  const undo = await inflict(portal);
  try {
    await until(({ parts }) => parts.some((one) => one.name === part && one.state === 'down' && one.cause === cause));
    return (performance.now() - began) / 1_000;
  } finally {
    await undo();
  }
}

/** Percent of a core that the watch's process, and all services together, take while nobody asks for anything. */
async function atRest() {
  const pidsOf = (names) => portal.parts.filter(({ name }) => names.includes(name)).map(({ pid }) => pid);
  const others = ['identity', 'registration', 'asset', 'procurement', 'ticketing'];
  const used = () => [cpuOf(pidsOf(['system'])), cpuOf(pidsOf(others))];
  const before = used();
  await pause(restSeconds * 1_000);
  return used().map((now, at) => (((now - before[at]) / restSeconds) * 100).toFixed(1));
}

try {
  await allWorks();
  await pause(10_000);
  const [watch, services] = await atRest();
  console.log(`\n  at rest: the watch's process ${watch} % of a core, the other five services together ${services} %`);
  const times = watchFaults.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, fault] of watchFaults.entries()) times[at].push(await seconds(fault));
  console.log(`\n  seconds until it is told, ${rounds} rounds: middle, longest (to reach: at most ${mark})`);
  for (const [at, { title }] of watchFaults.entries()) {
    const sorted = times[at].toSorted((a, b) => a - b);
    const [middle, longest] = [sorted[Math.floor(rounds / 2)], sorted.at(-1)];
    console.log(
      `  ${title.padEnd(30)} ${middle.toFixed(2)} ${longest.toFixed(2)}${longest > mark ? '  too late' : ''}`,
    );
  }
  console.log(`  load of the machine ${loadavg()[0].toFixed(1)}`);
} finally {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
}
