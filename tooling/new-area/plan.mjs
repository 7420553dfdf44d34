import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { remotes } from '../../packages/build/workspaces.mjs';
import { StartError } from '../../deploy/start-error.mjs';
import { root } from '../runner/folders.mjs';

export const help = `Makes a new area with all that belongs to it: npm run new-area -- mfe-<name> [options]

  --role <name>       the role that works there, a new one (from the name: mfe-stock-keeper is for the "Stock Keeper")
  --base <path>       the address of the area (from the name: /stock-keeper)
  --title <text>      what its first page is called ("Overview")
  --hi "Text=…"       how a text is said in Hindi that the portal does not have yet; may be repeated
  --ur "Text=…"       the same in Urdu
  --help              this text
`;

/**
 * @typedef {object} Plan
 * @property {string} name the workspace: mfe-stock-keeper
 * @property {string} slug stock-keeper: the account in demo mode, the team, the page of its people
 * @property {string} role Stock Keeper
 * @property {string} base /stock-keeper
 * @property {string} module the module of the matrix, which is the base without its slash
 * @property {string} title
 * @property {string} letter what stands for the role in the tables of access
 * @property {Record<'hi' | 'ur', Record<string, string>>} said
 * @property {{ name: string, basePaths: string[], nav: import('@portal/contracts').NavItem[] }[]} areas the areas that are there
 */

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        base: { type: 'string' },
        title: { type: 'string', default: 'Overview' },
        hi: { type: 'string', multiple: true, default: [] },
        ur: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : error}\nnpm run new-area -- --help lists what can be set.`,
    );
  }
}

/** @param {string[]} given */
function sayings(given) {
  const pairs = given.map((each) => /^([^=]+)=(.+)$/.exec(each) ?? each);
  const wrong = pairs.find((pair) => typeof pair === 'string');
  if (wrong) throw new StartError(`"${wrong}" does not say what stands for what: give it as "Text=translation".`);
  return Object.fromEntries(pairs.map(([, text = '', said = '']) => [text, said]));
}

/** @param {string} name */
async function areaOf(name) {
  const { basePaths, nav } = await import(pathToFileURL(join(root, name, 'src/nav.ts')).href);
  return { name, basePaths, nav };
}

/** The first parts of the addresses that are the portal's own. @returns {Promise<string[]>} */
const ownOfPortal = async () => (await import(pathToFileURL(join(root, 'shell/src/guard/own-addresses.ts')).href)).own;

/** @param {string} base @param {Plan['areas']} areas */
async function requireFree(base, areas) {
  if (!/^\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(base))
    throw new StartError(`${base} is no address for an area: one word in small letters behind a slash, as /auditor.`);
  const owner = areas.find(({ basePaths }) => basePaths.includes(base));
  if (owner) throw new StartError(`${base} belongs to ${owner.name}: choose another address with --base.`);
  if ((await ownOfPortal()).includes(base))
    throw new StartError(`${base} is an address of the portal itself: choose another one with --base.`);
}

/** @param {string} name */
function requireName(name) {
  if (!name) throw new StartError(`Which area? As in: npm run new-area -- mfe-auditor\n\n${help}`);
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new StartError(`${name} is no name for an area: mfe- and words in small letters, as mfe-auditor.`);
  if (existsSync(join(root, name))) throw new StartError(`${name} is there already.`);
}

/**
 * @param {string} role
 * @param {Readonly<Record<string, { letter: string }>>} traits
 */
function letterFor(role, traits) {
  const taken = Object.values(traits).map(({ letter }) => letter);
  const free = [...`${role}ABCDEFGHIJKLMNOPQRSTUVWXYZ`.toUpperCase()].find(
    (letter) => /[A-Z]/.test(letter) && !taken.includes(letter),
  );
  if (!free) throw new StartError('No letter is left for another role in the tables of access.');
  return free;
}

/**
 * What is to be made, or why not.
 * @param {string[]} args
 * @returns {Promise<Plan | undefined>} nothing where only help was asked for
 */
export async function planFrom(args) {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [name = '', ...more] = positionals;
  if (more.length > 0) throw new StartError(`One area at a time: what is "${more.join(' ')}"?`);
  requireName(name);
  const slug = name.slice('mfe-'.length);
  const { matrix, roles, roleTraits } = await import('@portal/contracts');
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const role = values.role ?? words.join(' ');
  if (!/^[A-Z][A-Za-z]*( [A-Z][A-Za-z]*)*$/.test(role))
    throw new StartError(`"${role}" is no name for a role: words that begin with a capital letter, as "Stock Keeper".`);
  if (roles.some((one) => one === role))
    throw new StartError(`${role} is a role already, and a role works in one area: choose a new one with --role.`);
  if (Object.values(roleTraits).some(({ demo }) => demo === slug))
    throw new StartError(`${slug} is the name of another role's demo account: choose another name for the area.`);
  const areas = await Promise.all(remotes().map(areaOf));
  const base = values.base ?? `/${slug}`;
  await requireFree(base, areas);
  const module = base.slice(1);
  if (Object.values(matrix).some((modules) => module in modules))
    throw new StartError(`${module} is a module of the permissions already: choose another address with --base.`);
  const said = { hi: sayings(values.hi), ur: sayings(values.ur) };
  return { name, slug, role, base, module, title: values.title, letter: letterFor(role, roleTraits), said, areas };
}
