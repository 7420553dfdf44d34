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
const limits = { LIMIT_SIGN_IN: '100000000', LIMIT_GENERAL: '100000000', LOG_LEVEL: 'error' };
const portal = await openPortal({ data, port, demo: true, env: limits, say });
const oneBundle = await openOneBundle(portal.urls.portal, port + 40, say);
const browser = await openBrowser(say);

/** The middle of several rounds, by time. */
async function middle(name, visit) {
  const all = [];
  for (let round = 0; round < rounds; round++) all.push(await visit(browser));
  const found = all.sort((a, b) => a.seconds - b.seconds)[Math.floor(rounds / 2)];
  say(`${name}: ${found.seconds.toFixed(2)} s, ${(found.bytes / 1024).toFixed(1)} KiB`);
  return { name, ...found };
}

try {
  const { portal: at } = portal.urls;
  await writePages({
    door: [
      await middle('Sign-in', door(at, '/login', 'en')),
      await middle('Sign-in in Hindi', door(at, '/login', 'hi')),
      await middle('Sign-in in Urdu', door(at, '/login', 'ur')),
      await middle('Forgotten password', door(at, '/forgotten-password', 'en')),
      await middle('Registration status', door(at, '/registration-status', 'en')),
    ],
    behind: [
      await middle('First area, cold, by its address', firstArea(at)),
      await middle('The same in one bundle', firstArea(oneBundle.url)),
      await middle('From "Sign in" to the own area, after 10 s of typing', signingIn(at)),
    ],
    rounds,
  });
} finally {
  await browser.close();
  oneBundle.close();
  await portal.stop();
  await rm(data, { recursive: true, force: true });
}
