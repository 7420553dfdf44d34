// npm run bench -- watch: from a fault of a part to the moment at which /status.json tells of it, and back.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { instanceFaults, watchFaults } from '../tooling/test/watch-faults.mjs';
import { cpuOf } from './processes.mjs';
import { beginWriting } from './watch-writes.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const restSeconds = 20;
/** Seconds until a fault has to be told. */
const mark = 2;
const everyMs = 20;

const figures = (sorted) =>
  [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((one) => one.toFixed(2)).join(' ');

await measure(watchFaults, { cluster: false });
await measure(instanceFaults, { cluster: true });

/** Measures some faults on a portal of its own, while somebody writes. */
async function measure(faults, { cluster }) {
  const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const portal = await openPortal({
    ...{ data, port: await freeBase({ cluster }), cluster, demo: true, seed: false, rate: 5_000 },
    env: { LOG_LEVEL: 'error' },
    say: (line) => console.log(`  ${line}`),
  });
  try {
    const watch = watchOf(portal);
    await watch.allWorks();
    await pause(10_000);
    const [own, services] = await atRest(portal);
    console.log(`\n  at rest: the watch's process ${own} % of a core, the other five services together ${services} %`);
    const writing = await beginWriting(portal);
    const times = faults.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [at, fault] of faults.entries()) times[at].push(await watch.seconds(fault));
    const { acknowledged, lost, doubled } = await writing.end();
    console.log(`\n  seconds until it is told, and until all is told to work again, ${rounds} rounds: middle, longest`);
    for (const [at, { title }] of faults.entries()) {
      const [told, back] = ['told', 'back'].map((way) => times[at].map((one) => one[way]).sort((a, b) => a - b));
      const late = told.at(-1) > mark ? `  later than ${mark}` : '';
      console.log(`  ${title.padEnd(34)} ${figures(told)}  ${figures(back)}${late}`);
    }
    console.log(`  tickets written meanwhile: ${acknowledged}, of which lost ${lost}, doubled ${doubled}`);
    console.log(`  load of the machine ${loadavg()[0].toFixed(1)}`);
  } finally {
    await portal.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Asks the watch itself, as the edge does: what the way through the edge costs is no part of the figure. */
function watchOf(portal) {
  const until = async (told) => {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${portal.ports.system}/status.json`);
      if (told(await response.json())) return;
      await pause(everyMs);
    }
  };
  const allWorks = () => until(({ status: whole }) => whole === 'up');
  return { allWorks, seconds };

  /** Seconds from the fault to the part not working for its cause, and from the fault being undone to all working. */
  async function seconds({ part, cause, inflict }) {
    await allWorks();
    // Faults come at any moment between two looks of the watch.
    await pause(500 + Math.random() * 1_000);
    const began = performance.now();
    const undo = await inflict(portal);
    let undone = 0;
    let told = 0;
    try {
      const isTold = (one) => one.name === part && ['down', 'degraded'].includes(one.state) && one.cause === cause;
      await until(({ parts }) => parts.some(isTold));
      told = (performance.now() - began) / 1_000;
    } finally {
      undone = performance.now();
      await undo();
    }
    await allWorks();
    return { told, back: (performance.now() - undone) / 1_000 };
  }
}

/** Percent of a core that the watch's process, and all services together, take while nobody asks for anything. */
async function atRest({ parts }) {
  const pidsOf = (names) => parts.filter(({ name }) => names.includes(name)).map(({ pid }) => pid);
  const others = ['identity', 'registration', 'asset', 'procurement', 'ticketing'];
  const used = () => [cpuOf(pidsOf(['system'])), cpuOf(pidsOf(others))];
  const before = used();
  await pause(restSeconds * 1_000);
  return used().map((now, at) => (((now - before[at]) / restSeconds) * 100).toFixed(1));
}
