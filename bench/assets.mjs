// npm run bench -- assets: every question about assets among 10,000, 100,000 and 1,000,000, and mixed lists against a bare server.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { measure, signInAt } from './asking.mjs';
import { fillAssets } from './assets-data.mjs';
import { mixedLists, questionsOf } from './assets-questions.mjs';
import { startBare } from './bare-process.mjs';
import { atRest, cpuWatch } from './processes.mjs';
import { askMixed, findLoadGenerator } from './load.mjs';
import { share } from './steady.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const sizes = (process.env.BENCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
const only = new RegExp(process.env.BENCH_ONLY ?? '');
const mark = { list: 100, figures: 50, ratio: 1.5 };
const connections = 64;
const limits = { LIMIT_SIGN_IN: '100000000', LIMIT_GENERAL: '100000000', LIMIT_USER: '100000000', LOG_LEVEL: 'error' };

findLoadGenerator((line) => console.log(`  ${line}`));
const kept = process.env.BENCH_DATA;
const data = kept ?? (await mkdtemp(join(tmpdir(), 'portal-bench-')));
try {
  const measured = [];
  for (const size of sizes) measured.push(await measureAmong(size));
  report(measured);
} finally {
  if (!kept) await rm(data, { recursive: true, force: true });
}

/** The questions' times in a portal with so many assets; a kept folder is filled once. */
async function measureAmong(count) {
  const folder = join(data, String(count));
  await mkdir(folder, { recursive: true });
  const port = Number(process.env.BENCH_PORT) || (await freeBase());
  const say = (line) => console.log(`  ${line}`);
  const portal = await openPortal({
    data: folder,
    port,
    demo: true,
    history: false,
    without: ['nginx'],
    env: limits,
    // A million is read into memory at the start.
    within: 600_000,
    say,
  });
  const { gateway, mongodb } = portal.urls;
  try {
    const [buyer, admin, seller] = await Promise.all(
      ['buyer', 'admin', 'seller'].map((name) => signInAt(gateway, name)),
    );
    const filled = join(folder, 'filled');
    if (!existsSync(filled)) await fillAssets(mongodb, { buyer: buyer.user, seller: seller.user }, count);
    await writeFile(filled, '');
    await atRest(portal);
    const questions = questionsOf(count, rounds + 1).filter(({ name }) => only.test(name));
    const cpuOf = cpuWatch(portal);
    const times = await measure(gateway, questions, { buyer, admin }, rounds);
    console.log(`  ${cpuOf(questions.length * (rounds + 1), 'question')}`);
    if (seconds > 0) await compare(portal, port + 40, buyer, questions);
    return { count, questions, times };
  } finally {
    await portal.stop();
  }
}

/** The buyer's lists, all mixed, to the portal and to the bare server in turn. */
async function compare({ urls }, barePort, buyer, questions) {
  const file = join(data, 'questions.txt');
  await writeFile(file, mixedLists(questions.filter(({ role }) => role === 'buyer')).join('\n'));
  const bare = await startBare(barePort, {
    MONGODB_URI: urls.mongodb,
    BARE_DATABASE: 'portal_asset',
    BARE_OFFICE: buyer.user.organizationId,
  });
  try {
    const sums = { portal: [], bare: [] };
    for (let round = 0; round < 3; round++) {
      sums.portal.push(await askMixed(urls.gateway, file, { connections, seconds, token: buyer.token }));
      sums.bare.push(await askMixed(bare.url, file, { connections, seconds }));
    }
    const [portal, other] = [sums.portal, sums.bare].map(
      (all) => all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)],
    );
    console.log(
      `  mixed lists at ${connections} connections: ${(portal.perSecond / other.perSecond).toFixed(2)} (portal ${portal.perSecond.toFixed(0)} a second, p99 ${portal.p99} ms, ${portal.failed} failed; bare ${other.perSecond.toFixed(0)} a second, p99 ${other.p99} ms, ${other.failed} failed); load of the machine ${loadavg()[0].toFixed(1)}`,
    );
  } finally {
    bare.child.kill();
  }
}

function report(measured) {
  const last = measured.at(-1);
  const most = (name) => (name.startsWith('figures') ? mark.figures : mark.list);
  const rows = last.questions.map(({ name, role }, index) => {
    const among = measured.map(({ times }) => ({ p50: share(times[index], 0.5), p95: share(times[index], 0.95) }));
    const ratio = among.at(-1).p95 / among[0].p95;
    return { name, role, among, ratio, isQuick: among.at(-1).p95 <= most(name), isSteady: ratio <= mark.ratio };
  });
  const counts = measured.map(({ count }) => count.toLocaleString('en-IN'));
  console.log(`\n| question | role | ${counts.map((count) => `p50 / p95 of ${count}`).join(' | ')} | ratio |`);
  console.log(`| --- | --- | ${counts.map(() => '---:').join(' | ')} | ---: |`);
  for (const { name, role, among, ratio } of rows.toSorted((a, b) => b.among.at(-1).p95 - a.among.at(-1).p95)) {
    const cells = among.map(({ p50, p95 }) => `${p50.toFixed(0)} / ${p95.toFixed(0)}`);
    console.log(`| ${name} | ${role} | ${cells.join(' | ')} | ${ratio.toFixed(2)} |`);
  }
  const quick = rows.filter(({ isQuick }) => isQuick).length;
  const isBoth = rows.filter(({ isQuick, isSteady }) => isQuick && isSteady).length;
  console.log(
    `\nOf ${rows.length} questions and roles ${quick} answer within ${mark.list} ms (figures ${mark.figures} ms), ${isBoth} of them also within ${mark.ratio} times that of ${counts[0]}.`,
  );
}
