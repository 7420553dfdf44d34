import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  audienceOf,
  causeOfVisit,
  inEnglish,
  plain,
  readRelease,
  RefusedRelease,
  requireFit as requireFitTo,
  Shell,
  shellFile,
  wordsOf,
} from '@portal/releases';
import { chromiumHere } from '../chromium.mjs';
import { releaseElsewhere } from './elsewhere.mjs';
import { Mirror } from './mirror.mjs';
import { shellPages } from './visit/shell-pages.mjs';

const repository = fileURLToPath(new URL('../../', import.meta.url));
/** Releases that stay however old they are, and days that every release stays. */
export const kept = { count: 10, days: 14 };

/**
 * What a command works on: the store, who asks and why, and where the shell says what it offers.
 * @typedef {object} Context
 * @property {import('@portal/releases').Releases} releases
 * @property {string} by
 * @property {string | undefined} why
 * @property {string} shell a folder or an address
 * @property {string | undefined} from where a build lies that is not the area's own: a folder, or an address that browsers load it from
 * @property {string[]} to whom a canary is for
 * @property {boolean} off whether a canary ends
 * @property {boolean} once whether a mirror ends when it is whole
 * @property {boolean} unvisited whether no browser opens the release
 * @property {(line: string) => void} say
 */

/** @param {string} place a folder or an address */
const isAddress = (place) => /^https?:/.test(place);

/** @param {URL} url */
async function textAt(url) {
  const answer = await fetch(url);
  return answer.ok ? answer.text() : undefined;
}

/** @param {string} shell a folder or an address */
export async function offerOf(shell) {
  const text = await (isAddress(shell) ? textAt(new URL(shellFile, shell)) : readFile(join(shell, shellFile), 'utf8'))
    // A name that no host has, a dead port, a folder that is not there: what to do is the same.
    .catch(() => undefined);
  if (text === undefined)
    throw new RefusedRelease(`No ${shellFile} in ${shell}: build the shell, or name it by --shell.`);
  try {
    return Shell.parse(JSON.parse(text));
  } catch {
    throw new RefusedRelease(`${shellFile} in ${shell} cannot be read: build the shell anew, or name it by --shell.`);
  }
}

/**
 * Opens a release in the browser of this machine and keeps what became of it; what stood in this shell before is not opened again.
 * @param {Context} context
 * @param {import('@portal/releases').Published} release
 * @returns {Promise<import('@portal/releases').Visit | undefined>} what is known; nothing where no browser has ever opened it
 */
async function opened({ releases, shell, unvisited, say }, release) {
  const { name, version } = release;
  const known = await releases.visitOf(name, version);
  const browser = unvisited ? undefined : chromiumHere();
  if (!browser) {
    const why = unvisited ? '--unvisited' : 'this machine has none (CHROMIUM_PATH names one)';
    if (!known) say(`${name} ${version} was not opened in a browser: ${why}`);
    return known;
  }
  const pages = await shellPages(shell, await releases.origins());
  // What lies at another host may be gone or another one by now.
  if (known && !causeOfVisit(known) && known.shell === pages.version && !release.base) return known;
  const { visit } = await import('./visit/visit.mjs');
  const { homes } = await offerOf(shell);
  const fileOf = (/** @type {string} */ file) => releases.fileOf(release, file);
  const made = await visit(browser, { release, fileOf, shell: pages, homes });
  await releases.keepVisit(name, version, made);
  if (!made.cause) say(`${name} ${version} stood in a browser after ${(made.milliseconds / 1_000).toFixed(1)} s`);
  return made;
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {string} version
 * @throws {RefusedRelease} when a gate is shut
 */
const requireFit = async (context, name, version) =>
  requireFitTo(context.releases, await offerOf(context.shell), name, version, (release) => opened(context, release));

/**
 * Lays what a folder holds into the store.
 * @param {Context} context
 * @param {string} name
 */
async function publish(context, name) {
  const { releases, by, from, say } = context;
  if (!from) await requireWorkspace(name);
  const folder = from ?? join(repository, name, 'dist');
  const built = isAddress(folder)
    ? await releaseElsewhere(name, folder, await releases.origins())
    : await readRelease(folder, name);
  if (!built) throw new RefusedRelease(`There is no build of ${name} in ${folder}: npm run build -- ${name}`);
  const { version } = built.manifest;
  const isNew = await releases.publish(built, by);
  say(`${name} ${version} ${isNew ? 'is published' : 'was published before'}`);
  if (!isNew) return;
  const visited = await opened(context, await releases.require(name, version));
  const cause = visited && causeOfVisit(visited);
  if (cause) say(`${name} ${version} cannot go live: ${inEnglish(cause)}`);
}

/** @param {string} name */
async function requireWorkspace(name) {
  const areas = (await readdir(repository)).filter((each) => each.startsWith('mfe-'));
  if (!areas.includes(name))
    throw new RefusedRelease(
      `There is no area ${name} here; there are ${areas.join(', ')}. A build elsewhere: --from.`,
    );
}

/** @param {Context} context */
function said({ by, why }) {
  if (!why?.trim()) throw new RefusedRelease('Say why: --why "…" (it stands in the history).');
  return { by: plain(by), why: plain(why) };
}

/** @param {import('@portal/releases').Revision} change */
const audienceIn = ({ action, remotes, remote }) =>
  action === 'canary' ? ` for ${wordsIn(remotes[remote]?.canary?.audience)}` : '';

/** @param {import('@portal/contracts').CanaryAudience[]} audience */
const wordsIn = (audience = []) => audience.map(wordsOf).join(', ');

/** @param {import('@portal/releases').Revision} change */
const lineOf = (change) => {
  const { at, by, action, remote, from, to, why } = change;
  return `${at}  ${remote}  ${action}  ${from ?? 'nothing'} → ${to}${audienceIn(change)}  ${by}: ${why}`;
};

/**
 * @param {string} version
 * @param {Awaited<ReturnType<import('@portal/releases').Releases['live']>>[string] | undefined} now
 */
function markOf(version, now) {
  if (version === now?.live) return '  live';
  if (version === now?.canary?.version) return `  canary for ${wordsIn(now.canary.audience)}`;
  return version === now?.fallback ? '  fallback' : '';
}

/** Each does what it says and only that. @type {Record<string, (context: Context, ...words: string[]) => Promise<unknown>>} */
export const commands = {
  publish,

  async check(context, name, version) {
    await requireFit(context, name, version);
    context.say(`${name} ${version} can go live`);
  },

  async promote(context, name, version) {
    const words = said(context);
    await requireFit(context, name, version);
    context.say(lineOf(await context.releases.promote(name, version, words)));
  },

  async rollback(context, name) {
    const words = said(context);
    const { live, canary } = (await context.releases.live())[name] ?? {};
    // Two who take the same release back go one step, not two.
    const seen = { live: live ?? null, canary: canary?.version ?? null };
    context.say(lineOf(await context.releases.rollback(name, { ...words, seen })));
  },

  async canary(context, name, version) {
    const words = said(context);
    if (context.off) return context.say(lineOf(await context.releases.endCanary(name, words)));
    const audience = context.to.map(audienceOf);
    if (audience.length === 0) throw new RefusedRelease('Say for whom: --to percent:10 (see --to in the usage).');
    await requireFit(context, name, version);
    context.say(lineOf(await context.releases.startCanary(name, version, audience, words)));
  },

  async follow(context, name) {
    const words = said(context);
    const version = (await context.releases.newest(name)).version;
    await requireFit(context, name, version);
    context.say(lineOf(await context.releases.follow(name, version, words)));
  },

  async list({ releases, say }, only) {
    const lives = await releases.live();
    if (only) await releases.requireArea(only);
    else if ((await releases.areas()).length === 0) say('The store holds no release yet');
    for (const name of only ? [only] : await releases.areas()) {
      const now = lives[name];
      say(`${name}${now?.pinned ? ' (pinned)' : ''}`);
      for (const { version, publishedAt, publishedBy } of await releases.of(name)) {
        say(`  ${version}  ${publishedAt}  ${publishedBy}${markOf(version, now)}`);
      }
    }
  },

  async history({ releases, say }, only) {
    if (only) await releases.requireArea(only);
    for (const change of await releases.history()) if (!only || change.remote === only) say(lineOf(change));
  },

  async diff({ releases, say }, name, one, other) {
    const [before, after] = [await releases.require(name, one), await releases.require(name, other)];
    const files = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].sort();
    for (const file of files) {
      if (before.files[file] === after.files[file]) continue;
      say(`${!before.files[file] ? '+' : !after.files[file] ? '-' : '~'} ${file}`);
    }
    for (const part of /** @type {const} */ (['apiVersion', 'basePaths', 'nav', 'shared', 'opening'])) {
      const [then, now] = [before[part], after[part]].map((each) => JSON.stringify(each));
      if (then !== now) say(`${part}: ${then} → ${now}`);
    }
  },

  async mirror({ releases, once, say }, folder) {
    const mirror = new Mirror(releases, folder, say);
    if (once) return mirror.round();
    const ended = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => ended.abort());
    await mirror.keep(ended.signal);
  },

  async prune({ releases, say }, only) {
    if (only) await releases.requireArea(only);
    for (const name of only ? [only] : await releases.areas())
      for (const version of await releases.prune(name, kept)) say(`${name} ${version} is gone`);
  },
};
