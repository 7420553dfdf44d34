import { extname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { causeOf, policyOf, publicArea } from '@portal/releases';
import { chromium } from 'playwright-core';
import { chromiumFlags } from '../../chromium.mjs';
import { answersFor } from './answers.mjs';

/** Milliseconds until the first page stands and is quiet; starting the browser is not counted. */
const timeout = 30_000;
/** No name server knows it, and browsers take it for safe: nothing leaves the browser, but for the files of a release of another host. */
const portal = 'http://portal.localhost';

/** A page that no server gave counts as a public one, which may not ask a team's host in the own network. */
const sameNetwork = '--disable-features=LocalNetworkAccessChecks';

/** @type {Record<string, string>} */
const types = {
  ...{ '.js': 'application/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' },
  ...{ '.png': 'image/png', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json' },
};

/**
 * @typedef {import('@portal/contracts').Role} Role
 * @typedef {import('@portal/contracts').Cause} Cause
 * @typedef {object} Visited what is opened, and in what
 * @property {import('@portal/releases').Published} release
 * @property {(file: string) => Promise<Buffer | undefined>} fileOf
 * @property {import('./shell-pages.mjs').ShellPages} shell
 * @property {Record<string, string>} homes where each role works
 */

/** Who works in an area; the Super Admin looks into those that are nobody's own. @param {Visited} visited @returns {Role} */
function roleFor({ release, homes }) {
  const role = Object.keys(homes).find((each) => release.basePaths.includes(homes[each] ?? ''));
  return /** @type {Role} */ (role ?? 'Super Admin');
}

/**
 * What the portal would answer: its shell, this release as the only one, and every call as a portal that holds nothing.
 * @param {Visited} visited
 * @param {(cause: Cause) => void} missing hears of a file of the release that is not there
 */
function portalOf(visited, missing) {
  const { release, fileOf, shell } = visited;
  const folder = `/remotes/${release.name}/${release.version}/`;
  const registry = JSON.stringify({ revision: 0, areas: [publicArea(release, undefined, undefined)] });
  const answer = answersFor(roleFor(visited));
  const page = {
    status: 200,
    contentType: 'text/html',
    headers: { 'content-security-policy': shell.policy },
    // What the edge would put in, were this release live.
    body: shell.page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, policyOf([release])),
  };
  /** @param {import('playwright-core').Request} request */
  return async (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) return page;
    if (pathname.startsWith('/api/')) return answer(request.method(), pathname);
    if (pathname === '/registry.json') return { status: 200, contentType: types['.json'], body: registry };
    const own = pathname.startsWith(folder);
    const body = await (own ? fileOf(pathname.slice(folder.length)) : shell.file(pathname));
    if (body) return { status: 200, contentType: types[extname(pathname)] ?? 'application/octet-stream', body };
    if (own) missing(causeOf('page-lacks', { path: firstPage(visited), file: pathname }));
    return { status: 404 };
  };
}

/** @param {Visited} visited */
const firstPage = ({ release: { basePaths } }) => basePaths[0] ?? '/';

/** @param {string} text */
const firstLine = (text) => (text.split('\n')[0] ?? '').slice(0, 200);

/**
 * Answers a page as the portal would, and tells what goes wrong on it, as soon as it does.
 * @param {import('playwright-core').Page} page
 * @param {Visited} visited
 * @returns {Promise<Cause>}
 */
function firstFault(page, visited) {
  return new Promise((resolve) => {
    const answer = portalOf(visited, resolve);
    const { base } = visited.release;
    const path = firstPage(visited);
    // Who is asked when the visit has ended answers nobody.
    void page.context().route(
      ({ protocol }) => protocol !== 'blob:' && protocol !== 'data:',
      async (route) => {
        const request = route.request();
        const isPart = base !== undefined && !request.isNavigationRequest() && request.url().startsWith(base);
        const done = request.url().startsWith(`${portal}/`)
          ? route.fulfill(await answer(request))
          : isPart
            ? route.continue()
            : route.abort();
        return done.catch(() => undefined);
      },
    );
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
    page.on('pageerror', ({ message }) => resolve(causeOf('page-throws', { path, message: firstLine(message) })));
    page.on('console', (line) => {
      // A call that is not in the contract yet is the page's own business.
      const ofACall = line.location().url.startsWith(`${portal}/api/`);
      if (line.type() === 'error' && !ofACall)
        resolve(causeOf('page-fails', { path, message: firstLine(line.text()) }));
    });
  });
}

/** @param {import('playwright-core').Page} page @param {string} path @param {readonly string[]} basePaths */
async function stand(page, path, basePaths) {
  // Whoever waits for this ends the wait.
  page.setDefaultTimeout(0);
  await page.goto(portal + path, { timeout: 0 });
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 0 });
  const { pathname } = new URL(page.url());
  const within = basePaths.some((base) => pathname === base || pathname.startsWith(`${base}/`));
  return within ? undefined : causeOf('page-leads-away', { path, found: pathname });
}

/**
 * Opens the first page of a release in a browser, in a shell, as somebody who works there.
 * @param {string} program the browser
 * @param {Visited} visited
 * @returns {Promise<import('@portal/releases').Visit>}
 */
export async function visit(program, visited) {
  const { basePaths } = visited.release;
  const path = firstPage(visited);
  const args = [...chromiumFlags.filter((flag) => flag !== '--no-sandbox'), sameNetwork];
  // No system gives the superuser a sandbox.
  const chromiumSandbox = process.getuid?.() !== 0;
  const browser = await chromium.launch({ executablePath: program, args, chromiumSandbox });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', locale: 'en' });
    await page.addInitScript("localStorage.setItem('authToken', 'visit')");
    const begun = performance.now();
    const cause = await Promise.race([
      firstFault(page, visited),
      pause(timeout, causeOf('page-late', { path, seconds: timeout / 1_000 }), { ref: false }),
      stand(page, path, basePaths),
    ]);
    return {
      ...{ at: new Date().toISOString(), shell: visited.shell.version },
      milliseconds: Math.round(performance.now() - begun),
      ...(cause && { cause }),
    };
  } finally {
    await browser.close();
  }
}
