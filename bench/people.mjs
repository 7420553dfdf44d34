// npm run bench -- people: reads beside a storm of sign-ins, and lists of 100,000 people against lists of 1,000.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { addresses, fillPeople, searches } from './people-data.mjs';
import { share, steady } from './steady.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const password = 'Demo#2026';
const signInsPerSecond = 20;
const readsPerSecond = 40;
const [few, many] = [1_000, 100_000];
const sorts = ['name', '-name', 'email', '-createdAt', 'createdAt', 'organizationName', '-lastSignInAt', 'department'];

const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const limits = { LIMIT_SIGN_IN: '100000000', LIMIT_GENERAL: '100000000', LIMIT_USER: '100000000', LOG_LEVEL: 'error' };
const portal = await openPortal({
  data,
  port: await freeBase(),
  demo: true,
  seed: false,
  env: limits,
  say: (line) => console.log(`  ${line}`),
});
try {
  await fillPeople(portal.urls.mongodb, 0, few);
  const { token } = await (await signIn('admin@demo.gov.in')).json();
  await storm(token);
  await lists(token);
} finally {
  await portal.stop();
  await rm(data, { recursive: true, force: true });
}

function signIn(email) {
  return fetch(`${portal.urls.gateway}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
}

function read(path, token) {
  return fetch(`${portal.urls.gateway}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
}

/** An authenticated read of the very service that hashes, alone and while 20 people a second sign in. */
async function storm(token) {
  const reads = (long) => steady({ perSecond: readsPerSecond, seconds: long, ask: () => read('/profile', token) });
  await reads(3);
  const idle = await reads(seconds);
  const [busy, signIns] = await Promise.all([
    reads(seconds),
    steady({ perSecond: signInsPerSecond, seconds, ask: (n) => signIn(addresses[n % addresses.length]) }),
  ]);
  const [before, during] = [share(idle.times, 0.99), share(busy.times, 0.99)];
  console.log(
    `\n  reads, ${readsPerSecond} a second: p99 ${before.toFixed(1)} ms idle, ${during.toFixed(1)} ms while ${signInsPerSecond} sign-ins a second run: ${(during / before).toFixed(2)} (to reach: under 3)`,
  );
  console.log(
    `  sign-ins: p50 ${share(signIns.times, 0.5).toFixed(0)} ms, p99 ${share(signIns.times, 0.99).toFixed(0)} ms; failed: ${idle.failed} + ${busy.failed} reads, ${signIns.failed} sign-ins`,
  );
}

/** The same questions to a list of a thousand and to one of a hundred thousand. */
async function lists(token) {
  const questions = {
    page: (n) => `/users?pageSize=20&page=${1 + (n % 40)}`,
    'page of a role': (n) => `/users?role=Buyer&pageSize=20&page=${1 + (n % 10)}`,
    sort: (n) => `/users?pageSize=20&sort=${sorts[n % sorts.length]}`,
    'sort of a role': (n) => `/users?role=Seller&pageSize=20&sort=${sorts[n % sorts.length]}`,
    'filter by department': (n) => `/users?department=Department%20${n % 40}&sort=${sorts[n % sorts.length]}`,
    'filter by status': (n) => `/users?status=${n % 2 ? 'suspended' : 'active'}&role=Buyer`,
    search: (n) => `/users?q=${encodeURIComponent(searches[n % searches.length])}&sort=${sorts[n % sorts.length]}`,
  };
  const small = await measure(questions, token);
  await fillPeople(portal.urls.mongodb, few, many);
  const large = await measure(questions, token);
  console.log(
    `\n  lists, p95 in ms: ${few.toLocaleString('en-IN')} people, ${many.toLocaleString('en-IN')} people, ratio (to reach: at most 2)`,
  );
  for (const name of Object.keys(questions)) {
    const [a, b] = [share(small[name].times, 0.95), share(large[name].times, 0.95)];
    console.log(
      `  ${name.padEnd(22)} ${a.toFixed(1).padStart(7)} ${b.toFixed(1).padStart(7)} ${(b / a).toFixed(2).padStart(6)}  failed ${small[name].failed + large[name].failed}`,
    );
  }
}

async function measure(questions, token) {
  const results = {};
  for (const [name, path] of Object.entries(questions)) {
    const ask = (n) => read(path(n), token);
    await steady({ perSecond: 20, seconds: 2, ask });
    results[name] = await steady({ perSecond: 20, seconds: Math.max(4, seconds / 2), ask });
  }
  return results;
}
