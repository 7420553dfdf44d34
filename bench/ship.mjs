// npm run bench -- ship: from a changed source of an area to its page in a browser, and from there back to the release before.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleTraits } from '@portal/contracts';
import { remotes, root } from '../packages/build/workspaces.mjs';
import { openPortal } from '../tooling/runner/portal.mjs';
import { freeBase } from '../tooling/runner/ports.mjs';
import { openBrowser } from './pages/browser.mjs';
import { tokenOf } from './pages/visits.mjs';
import { copySources } from './ship/sources.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Seconds that each way may take. */
const marks = { ship: 60, back: 10 };
const say = (line) => console.log(`  ${line}`);

const data = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const portal = await openPortal({
  ...{ data, port: await freeBase(), demo: true, seed: false, rate: 5_000 },
  env: { LOG_LEVEL: 'error' },
  say,
});
const sources = await copySources();
const browser = await openBrowser(say);
const at = portal.urls.portal;

const jsonOf = async (file) => JSON.parse(await readFile(file, 'utf8'));
const registry = (...words) => sources.npm(['registry', '--', ...words], { PORTAL_DATA: data });
const liveNow = async () => (await fetch(`${at}/registry.json`)).json();

async function seconds(work) {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/** Where an area begins, and the token of somebody who works there. */
async function visitorOf(area) {
  const { homes } = await jsonOf(join(root, 'shell/dist/shell.json'));
  const { basePaths } = await jsonOf(join(root, area, 'dist/release.json'));
  const [role, home] = Object.entries(homes).find(([, path]) => basePaths.includes(path));
  return { home, token: await tokenOf(at, `${roleTraits[role].demo}@demo.gov.in`) };
}

/** Which change somebody who opens the area now has before them, once its first heading stands. */
async function shownTo({ home, token }) {
  const context = await browser.newContext();
  try {
    await context.addInitScript((kept) => localStorage.setItem('authToken', kept), token);
    const page = await context.newPage();
    await page.goto(at + home, { waitUntil: 'commit' });
    await page.locator('main h1').first().waitFor();
    return await page.evaluate(() => globalThis.shipped);
  } finally {
    await context.close();
  }
}

async function requireShown(visitor, wanted) {
  const shown = await shownTo(visitor);
  if (shown !== wanted) throw new Error(`${visitor.home} shows change ${shown}, not ${wanted}`);
}

/** Builds, publishes (which opens the release in a browser) and promotes a change, and opens the area. */
async function ship(area, visitor, number) {
  await sources.npm(['build', '--', area]);
  const { version } = await jsonOf(join(sources.folder, area, 'dist/release.json'));
  await registry('publish', area);
  await registry('promote', area, version, '--why', `change ${number}`);
  await requireShown(visitor, number);
}

async function goBack(area, visitor, before) {
  await registry('rollback', area, '--why', 'it was tried');
  await requireShown(visitor, before);
}

const othersOf = ({ areas }, name) => JSON.stringify(areas.filter((one) => one.name !== name));

try {
  say(`seconds to ship and to go back, ${rounds} rounds: middle, longest (to reach: ${marks.ship}, ${marks.back})`);
  for (const area of remotes()) {
    const visitor = await visitorOf(area);
    const times = { ship: [], back: [] };
    for (let round = 0; round < rounds; round++) {
      const number = round + 1;
      await sources.change(area, number);
      const before = await liveNow();
      times.ship.push(await seconds(() => ship(area, visitor, number)));
      times.back.push(await seconds(() => goBack(area, visitor, undefined)));
      if (othersOf(await liveNow(), area) !== othersOf(before, area)) throw new Error(`${area} changed another area`);
    }
    const told = Object.entries(times).map(([way, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const late = sorted.at(-1) > marks[way] ? ', too late' : '';
      return `${way} ${sorted[Math.floor(rounds / 2)].toFixed(1)} ${sorted.at(-1).toFixed(1)}${late}`;
    });
    say(`${area.padEnd(12)} ${told.join('; ')}`);
  }
  say(`load of the machine ${loadavg()[0].toFixed(1)}`);
} finally {
  await browser.close();
  await portal.stop();
  await sources.remove();
  await rm(data, { recursive: true, force: true });
}
