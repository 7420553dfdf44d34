// npm run bench -- orders: every question about buying among 1,000 and among 100,000 orders.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { fillOrders } from './orders-data.mjs';
import { questionsOf } from './orders-questions.mjs';
import { share } from './steady.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const [few, many] = [1_000, 100_000];
const mark = { milliseconds: 150, ratio: 2 };
const accounts = { buyer: 'buyer', seller: 'seller', admin: 'admin', oem: 'oem', endUser: 'enduser' };

const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const limits = { LIMIT_SIGN_IN: '100000000', LIMIT_GENERAL: '100000000', LOG_LEVEL: 'error' };
const portal = await openPortal({
  data,
  port: Number(process.env.BENCH_PORT) || (await freeBase()),
  demo: true,
  env: limits,
  say: (line) => console.log(`  ${line}`),
});
try {
  const people = Object.fromEntries(
    await Promise.all(Object.entries(accounts).map(async ([role, name]) => [role, await signIn(name)])),
  );
  const questions = questionsOf({
    departments: [people.buyer.user.organizationName, 'Bench office 1', 'Bench office 12'],
    vendors: [people.seller.user.organizationId, 'bench-seller-1', 'bench-seller-20'],
  });
  const parties = { buyer: people.buyer.user, seller: people.seller.user, endUser: people.endUser.user };
  await fillOrders(portal.urls.mongodb, parties, 0, few);
  const small = await measure(questions, people);
  await fillOrders(portal.urls.mongodb, parties, few, many);
  report(questions, small, await measure(questions, people));
} finally {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
}

async function signIn(name) {
  const response = await fetch(`${portal.urls.gateway}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.gov.in`, password: 'Demo#2026' }),
  });
  const { token } = await response.json();
  const { user } = await (await read('/auth/verify', token)).json();
  return { token, user };
}

function read(path, token) {
  return fetch(`${portal.urls.gateway}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}

/** Round by round each question once, with other values and another asker than the one before: no answer is at hand. */
async function measure(questions, people) {
  const times = questions.map(() => []);
  const failed = new Set();
  for (let round = -1; round < rounds; round++) {
    for (const [index, { role, paths }] of questions.entries()) {
      const path = paths[(round + 1) % paths.length];
      const asked = performance.now();
      const response = await read(path, people[role].token);
      await response.arrayBuffer();
      if (!response.ok) failed.add(`${role} ${path}: ${response.status}`);
      if (round >= 0) times[index].push(performance.now() - asked);
    }
  }
  for (const line of failed) console.log(`  failed: ${line}`);
  console.log(`  asked ${rounds} times each; load of the machine ${loadavg()[0].toFixed(1)}`);
  return times;
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
