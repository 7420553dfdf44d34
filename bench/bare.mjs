// The portal with everything on, in turn with a bare Node server on the same MongoDB; ratios go to bench/RESULTS.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { startBare } from './bare-process.mjs';
import { buyer, fill } from './data.mjs';
import { ask, findLoadGenerator, questions } from './load.mjs';
import { cpuOf, memoryOf } from './processes.mjs';
import { writeResults } from './results.mjs';
import { tokenFor } from './token.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const connections = [1, 16, 64];

findLoadGenerator((line) => console.log(`  ${line}`));
const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const port = await freeBase();
const limits = { LIMIT_SIGN_IN: '100000000', LIMIT_GENERAL: '100000000', LIMIT_USER: '100000000', LOG_LEVEL: 'warn' };
const portal = await openPortal({
  data,
  port,
  demo: true,
  seed: false,
  env: limits,
  say: (line) => console.log(`  ${line}`),
});
const bare = await startBare(port + 40, { MONGODB_URI: portal.urls.mongodb });
try {
  console.log('  100,000 assets');
  await fill(portal.urls.mongodb);
  const memory = memoryOf(portal.parts.map(({ pid }) => pid));
  const token = await tokenFor(portal, buyer);
  const rows = [];
  for (const question of Object.keys(questions)) {
    for (const n of connections) rows.push(await compare(question, n, token));
  }
  await writeResults({ rows, memory, seconds, rounds, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length });
} finally {
  bare.child.kill();
  await portal.stop();
  await rm(data, { recursive: true, force: true });
}

/** The same question to both in turn, so that what else the machine does meets both. */
async function compare(question, n, token) {
  const portalPids = portal.parts.filter(({ name }) => !['mongod', 'nginx'].includes(name)).map(({ pid }) => pid);
  const sums = { portal: blank(), bare: blank() };
  await ask(portal.urls.gateway, question, { connections: n, seconds: 1, token });
  await ask(bare.url, question, { connections: n, seconds: 1 });
  for (let round = 0; round < rounds; round++) {
    await measure(sums.portal, portalPids, () =>
      ask(portal.urls.gateway, question, { connections: n, seconds, token }),
    );
    await measure(sums.bare, [bare.child.pid], () => ask(bare.url, question, { connections: n, seconds }));
  }
  const row = { question, connections: n, portal: meanOf(sums.portal), bare: meanOf(sums.bare) };
  console.log(
    `  ${question}, ${n}: ${(row.portal.perSecond / row.bare.perSecond).toFixed(2)} (${row.portal.perSecond.toFixed(0)} / ${row.bare.perSecond.toFixed(0)} a second, ${row.portal.failed} failed)`,
  );
  return row;
}

function blank() {
  return { perSecond: [], cpu: 0, total: 0, failed: 0, p99: [] };
}

async function measure(into, pids, work) {
  const before = cpuOf(pids);
  const { perSecond, total, failed, p99 } = await work();
  into.cpu += cpuOf(pids) - before;
  into.perSecond.push(perSecond);
  into.p99.push(p99);
  into.total += total;
  into.failed += failed;
}

/** The middle round's rate, and CPU over all rounds. */
function meanOf({ perSecond, cpu, total, failed, p99 }) {
  const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { perSecond: middle(perSecond), p99: middle(p99), cpuPerRequest: (cpu / total) * 1000, failed };
}
