// npm run bench -- pages: the pages before signing in and the first area, cold, in Chromium on a poor network.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { openBrowser } from './pages/browser.mjs';
import { openOneBundle } from './pages/one-bundle.mjs';
import { writePages } from './pages/results.mjs';
import { door, firstArea, signingIn } from './pages/visits.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const say = (line) => console.log(`  ${line}`);

const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const port = await freeBase();
const limits = { LIMIT_SIGN_IN: '100000000', LIMIT_GENERAL: '100000000', LIMIT_USER: '100000000', LOG_LEVEL: 'error' };
const portal = await openPortal({ data, port, demo: true, history: false, env: limits, say });
const oneBundle = await openOneBundle(portal.urls.portal, port + 40, say);
const browser = await openBrowser(say);

/** Of each visit the middle of several rounds, by time; they take turns, so that what else the machine does meets all of them. */
async function middles(visits) {
  const found = Object.keys(visits).map((name) => ({ name, all: [] }));
  for (let round = 0; round < rounds; round++) for (const { name, all } of found) all.push(await visits[name](browser));
  return found.map(({ name, all }) => {
    const middle = all.sort((one, other) => one.seconds - other.seconds)[Math.floor(rounds / 2)];
    say(`${name}: ${middle.seconds.toFixed(2)} s, ${(middle.bytes / 1024).toFixed(1)} KiB`);
    return { name, ...middle };
  });
}

try {
  const { portal: at } = portal.urls;
  await writePages({
    door: await middles({
      'Sign-in': door(at, '/login', 'en'),
      'Sign-in in Hindi': door(at, '/login', 'hi'),
      'Sign-in in Urdu': door(at, '/login', 'ur'),
      'Forgotten password': door(at, '/forgotten-password', 'en'),
      'Registration status': door(at, '/registration-status', 'en'),
    }),
    behind: await middles({
      'First area, cold, by its address': firstArea(at),
      'The same in one bundle': firstArea(oneBundle.url),
      'From "Sign in" to the own area, after 10 s of typing': signingIn(at),
    }),
    rounds,
  });
} finally {
  await browser.close();
  oneBundle.close();
  await portal.stop();
  await rm(data, { recursive: true, force: true });
}
