import { createHash } from 'node:crypto';
import { matrix } from '@portal/contracts';
import { satisfies } from 'semver';
import { causeOf } from './cause.mjs';
import { causeOfVisit } from './visit.mjs';

/** Most bytes, compressed, that opening an area costs before its first page: entry and module. */
const mostOpening = 24 * 1024;

/**
 * What a gate looks at: the release, its files as they lie in the store, the shell that is to open it, what else is live, where releases
 * may lie, and what became of opening it in a browser.
 * @typedef {object} Candidate
 * @property {import('./manifest.mjs').Manifest & { base?: string }} release
 * @property {(file: string) => Promise<Buffer | undefined>} fileOf
 * @property {import('./shell.mjs').ShellOffer} shell
 * @property {import('./manifest.mjs').Manifest[]} others
 * @property {string[]} origins other hosts that browsers may load areas from
 * @property {() => Promise<import('./visit.mjs').Visit | undefined>} visited
 *
 * @typedef {import('@portal/contracts').Cause} Cause
 * @typedef {(candidate: Candidate) => Cause | undefined} Gate says why not, or nothing
 */

/** @param {Buffer} content */
const sha384 = (content) => createHash('sha384').update(content).digest('base64');

/**
 * @param {Candidate} candidate
 * @returns {Promise<Cause | undefined>}
 */
async function everyFileIsWhole({ release, fileOf }) {
  for (const [file, hash] of Object.entries(release.files)) {
    const content = await fileOf(file);
    if (!content) return causeOf('file-missing', { file });
    if (sha384(content) !== hash) return causeOf('file-changed', { file });
  }
  return undefined;
}

/** @type {Gate} */
function entryIsPinned({ release: { name, version, entry, integrity, files, base } }) {
  const folder = base ?? `/remotes/${name}/${version}/`;
  const hash = entry.startsWith(folder) ? files[entry.slice(folder.length)] : undefined;
  if (hash === undefined) return causeOf('entry-elsewhere', { entry });
  return integrity === `sha384-${hash}` ? undefined : causeOf('entry-not-pinned');
}

/** @type {Gate} */
const agreesWithTheShell = ({ release: { apiVersion }, shell }) =>
  apiVersion === shell.apiVersion
    ? undefined
    : causeOf('other-agreement', { version: apiVersion, offered: shell.apiVersion });

/** @type {Gate} */
function takesWhatTheShellShares({ release, shell }) {
  for (const [name, version] of Object.entries(release.shared)) {
    const offered = shell.shared[name];
    if (offered === undefined) return causeOf('not-shared', { package: name });
    if (!satisfies(offered, `^${version}`)) return causeOf('shared-otherwise', { package: name, version, offered });
  }
  return undefined;
}

const permissions = new Set(
  Object.values(matrix).flatMap((modules) =>
    Object.entries(modules).flatMap(([module, actions]) => [...actions].map((action) => `${module}:${action}`)),
  ),
);

const isWithin = (/** @type {string} */ address, /** @type {string} */ path) =>
  address === path || address.startsWith(`${path}/`);

/** @type {Gate} */
function staysOnItsOwnAddresses({ release: { basePaths, nav }, others, shell }) {
  if (basePaths.length === 0) return causeOf('no-address');
  const strangers = others.flatMap(({ name, basePaths: paths }) => paths.map((path) => ({ name, path })));
  for (const path of basePaths) {
    if (!/^\/[a-z][a-z0-9-]*$/.test(path)) return causeOf('no-plain-address', { path });
    if (shell.own.includes(path)) return causeOf('address-of-the-portal', { path });
    const owner = strangers.find((other) => isWithin(path, other.path) || isWithin(other.path, path));
    if (owner) return causeOf('address-of-another', { path, owner: owner.name });
  }
  for (const { to } of nav) {
    const owner = strangers.find(({ path }) => isWithin(to, path));
    if (owner) return causeOf('menu-of-another', { path: to, owner: owner.name });
  }
  const asked = nav.map(({ can: [action, module] }) => `${module}:${action}`);
  const unknown = asked.find((permission) => !permissions.has(permission));
  return unknown === undefined ? undefined : causeOf('unknown-permission', { permission: unknown });
}

/** @type {Gate} */
function saysItsMenuAlone({ release: { nav, texts = {} } }) {
  const words = new Set(nav.flatMap(({ label, group }) => [label, group]));
  const other = Object.values(texts)
    .flatMap((each) => Object.keys(each))
    .find((text) => !words.has(text));
  return other === undefined ? undefined : causeOf('other-words', { text: other });
}

/** @type {Gate} */
const opensLight = ({ release: { opening } }) =>
  opening <= mostOpening
    ? undefined
    : causeOf('opens-heavy', { size: (opening / 1024).toFixed(1), most: mostOpening / 1024 });

/**
 * One that no browser has opened passes: there is not one on every machine, and who asks is told so.
 * @param {Candidate} candidate
 */
const standsInABrowser = async ({ visited }) => {
  const visit = await visited();
  return visit && causeOfVisit(visit);
};

/** @type {Gate} */
function liesWhereItMay({ release: { base }, origins }) {
  const origin = base && new URL(base).origin;
  return origin && !origins.includes(origin) ? causeOf('other-host', { origin }) : undefined;
}

/** What every release passes before it goes live, the cheapest first. */
const gates = [
  agreesWithTheShell,
  takesWhatTheShellShares,
  staysOnItsOwnAddresses,
  saysItsMenuAlone,
  opensLight,
  liesWhereItMay,
  entryIsPinned,
  everyFileIsWhole,
  standsInABrowser,
];

/**
 * @param {Candidate} candidate
 * @returns {Promise<Cause | undefined>} the first reason why it cannot go live
 */
export async function refusalOf(candidate) {
  for (const gate of gates) {
    const cause = await gate(candidate);
    if (cause) return cause;
  }
  return undefined;
}
