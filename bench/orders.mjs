// npm run bench -- orders: every question about buying among 1,000 and among 100,000 orders.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { measure, signInAt } from './asking.mjs';
import { fillOrders } from './orders-data.mjs';
import { questionsOf } from './orders-questions.mjs';
import { atRest } from './processes.mjs';
import { share } from './steady.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const only = new RegExp(process.env.BENCH_ONLY ?? '');
const [few, many] = [1_000, 100_000];
const mark = { milliseconds: 150, ratio: 2 };
const accounts = { buyer: 'buyer', seller: 'seller', admin: 'admin', oem: 'oem', endUser: 'enduser' };
const limits = { LIMIT_SIGN_IN: '100000000', LIMIT_GENERAL: '100000000', LIMIT_USER: '100000000', LOG_LEVEL: 'error' };

const kept = process.env.BENCH_DATA;
const data = kept ?? (await mkdtemp(join(tmpdir(), 'portal-bench-')));
try {
  const small = await measureAmong(few);
  const large = await measureAmong(many);
  report(large.questions, small.times, large.times);
} finally {
  if (!kept) await rm(data, { recursive: true, force: true });
}

/** The questions' times in a portal with so many orders; a kept folder is filled once. */
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
    say,
  });
  const signIn = (name) => signInAt(portal.urls.gateway, name);
  try {
    const people = Object.fromEntries(
      await Promise.all(Object.entries(accounts).map(async ([role, name]) => [role, await signIn(name)])),
    );
    const parties = { buyer: people.buyer.user, seller: people.seller.user, endUser: people.endUser.user };
    const filled = join(folder, 'filled');
    if (!existsSync(filled)) await fillOrders(portal.urls.mongodb, parties, 0, count);
    await writeFile(filled, '');
    await atRest(portal);
    const questions = questionsOf({
      departments: [people.buyer.user.organizationName, 'Bench office 1', 'Bench office 12'],
      vendors: [people.seller.user.organizationId, 'bench-seller-1', 'bench-seller-20'],
    }).filter(({ name }) => only.test(name));
    return { questions, times: await measure(portal.urls.gateway, questions, people, rounds) };
  } finally {
    await portal.stop();
  }
}

function report(questions, small, large) {
  const rows = questions.map(({ name, role }, index) => {
    const [p50, p95] = [share(large[index], 0.5), share(large[index], 0.95)];
    const before = share(small[index], 0.95);
    const isReached = p95 <= mark.milliseconds && p95 / before <= mark.ratio;
    return { name, role, few50: share(small[index], 0.5), before, p50, p95, ratio: p95 / before, isReached };
  });
  console.log(
    `\n| question | role | p50 / p95 of ${few.toLocaleString('en-IN')} | p50 / p95 of ${many.toLocaleString('en-IN')} | ratio | reached |`,
  );
  console.log('| --- | --- | ---: | ---: | ---: | --- |');
  for (const { name, role, few50, before, p50, p95, ratio, isReached } of rows.toSorted((a, b) => b.p95 - a.p95)) {
    const pair = (one, other) => `${one.toFixed(0)} / ${other.toFixed(0)}`;
    console.log(
      `| ${name} | ${role} | ${pair(few50, before)} | ${pair(p50, p95)} | ${ratio.toFixed(2)} | ${isReached ? 'yes' : 'no'} |`,
    );
  }
  const reached = rows.filter(({ isReached }) => isReached).length;
  console.log(`\n${reached} of ${rows.length} reach ${mark.milliseconds} ms and ${mark.ratio} times.`);
}
