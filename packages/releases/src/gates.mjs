import { createHash } from 'node:crypto';
import { matrix } from '@portal/contracts';
import { satisfies } from 'semver';

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
 * @typedef {(candidate: Candidate) => string | undefined} Gate says in one line why not, or nothing
 */

/** @param {Buffer} content */
const sha384 = (content) => createHash('sha384').update(content).digest('base64');

/**
 * @param {Candidate} candidate
 * @returns {Promise<string | undefined>}
 */
async function everyFileIsWhole({ release, fileOf }) {
  for (const [file, hash] of Object.entries(release.files)) {
    const content = await fileOf(file);
    if (!content) return `its file ${file} is not in the store`;
    if (sha384(content) !== hash) return `its file ${file} is not the one that was built`;
  }
  return undefined;
}

/** @type {Gate} */
function entryIsPinned({ release: { name, version, entry, integrity, files, base } }) {
  const folder = base ?? `/remotes/${name}/${version}/`;
  const hash = entry.startsWith(folder) ? files[entry.slice(folder.length)] : undefined;
  if (hash === undefined) return `its entry ${entry} is none of its own files`;
  return integrity === `sha384-${hash}` ? undefined : 'the integrity of its entry is not the one of the file';
}

/** @type {Gate} */
const agreesWithTheShell = ({ release: { apiVersion }, shell }) =>
  apiVersion === shell.apiVersion
    ? undefined
    : `it was built for version ${apiVersion} of the agreement with the shell, which has ${shell.apiVersion}`;

/** @type {Gate} */
function takesWhatTheShellShares({ release, shell }) {
  for (const [name, version] of Object.entries(release.shared)) {
    const offered = shell.shared[name];
    if (offered === undefined) return `it takes ${name} from the shell, which does not share it`;
    if (!satisfies(offered, `^${version}`)) return `it was built with ${name} ${version}, the shell shares ${offered}`;
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
  if (basePaths.length === 0) return 'it declares no address of its own';
  const strangers = others.flatMap(({ name, basePaths: paths }) => paths.map((path) => ({ name, path })));
  for (const path of basePaths) {
    if (!/^\/[a-z][a-z0-9-]*$/.test(path)) return `its address ${path} is not one word in small letters behind a slash`;
    if (shell.own.includes(path)) return `its address ${path} is the portal's own`;
    const owner = strangers.find((other) => isWithin(path, other.path) || isWithin(other.path, path));
    if (owner) return `its address ${path} belongs to ${owner.name}`;
  }
  for (const { to } of nav) {
    const owner = strangers.find(({ path }) => isWithin(to, path));
    if (owner) return `its menu leads to ${to}, which belongs to ${owner.name}`;
  }
  const asked = nav.map(({ can: [action, module] }) => `${module}:${action}`);
  const unknown = asked.find((permission) => !permissions.has(permission));
  return unknown && `its menu asks for the permission ${unknown}, which nobody has`;
}

/** @type {Gate} */
function saysItsMenuAlone({ release: { nav, texts = {} } }) {
  const words = new Set(nav.flatMap(({ label, group }) => [label, group]));
  const other = Object.values(texts)
    .flatMap((each) => Object.keys(each))
    .find((text) => !words.has(text));
  return other === undefined ? undefined : `it translates "${other}", which is no word of its menu`;
}

/** @type {Gate} */
const opensLight = ({ release: { opening } }) =>
  opening <= mostOpening
    ? undefined
    : `opening it loads ${(opening / 1024).toFixed(1)} KiB, ${mostOpening / 1024} at most (entry and module, compressed)`;

/**
 * One that no browser has opened passes: there is not one on every machine, and who asks is told so.
 * @param {Candidate} candidate
 */
const standsInABrowser = async ({ visited }) => (await visited())?.reason;

/** @type {Gate} */
function liesWhereItMay({ release: { base }, origins }) {
  const origin = base && new URL(base).origin;
  return origin && !origins.includes(origin)
    ? `it lies at ${origin}, which is none of REMOTE_ORIGINS that the portal was started with`
    : undefined;
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
 * @returns {Promise<string | undefined>} the first reason why it cannot go live
 */
export async function refusalOf(candidate) {
  for (const gate of gates) {
    const reason = await gate(candidate);
    if (reason) return reason;
  }
  return undefined;
}
