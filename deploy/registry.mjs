#!/usr/bin/env node
// The releases of the areas: see the usage below, and docs/releasing.md.
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { plain, RefusedRelease, Releases, StoreFault } from '@portal/releases';
import { commands } from './registry/commands.mjs';
import { storeOf } from './registry/store-of.mjs';
import { StartError } from './start-error.mjs';

const usage = `Usage: npm run registry -- <command>

  publish <area>                    lays the area's build into the store and opens it in a browser; nothing goes live
  check <area> <version>            says whether it could go live
  promote <area> <version> --why …  makes it live; what was live becomes the fallback
  rollback <area> --why …           brings back what was live before
  follow <area> --why …             lets the newest build be live, now and at each start
  canary <area> <version> --to … --why …
                                    gives it to some beside the live one; promote gives it to all
  canary <area> --off --why …       gives everybody the live one again
  list [area]                       releases of each area; what is live or on trial is marked
  history [area]                    who made what live, when and why
  diff <area> <version> <version>   what differs between two releases
  prune [area]                      takes away old releases that nobody needs
  mirror <folder>                   keeps a copy for an edge, which is brought up to date every second until it is ended

  --data <folder>   the portal's data (.data, or PORTAL_DATA), whose folder registry is the store
  --store <place>   a store that lies elsewhere (or RELEASES): a folder, or s3://bucket/prefix?endpoint=https://…&region=…, with
                    AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, each also from a file (AWS_SECRET_ACCESS_KEY_FILE)
  --from <place>    publish: a build that lies elsewhere, in a folder, or at a team's own host (https://…), from where
                    browsers load it then; the portal is started with such hosts in REMOTE_ORIGINS
  --shell <place>   the shell that is to open it: a folder (shell/dist) or the portal's address
  --to <audience>   canary: percent:10, role:Buyer, organisation:<name or id> or user:<e-mail>; may be said several times
  --once            mirror: ends when the copy is whole
  --unvisited       publish, check, promote, canary, follow: no browser opens the release
  --by <name>       who stands in the history (your account's name)
  --help            this text
`;

/** In an image its user has no name. */
function account() {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

/** The words that each command takes, as the usage names them; those in brackets may be left out. */
const forms = {
  ...{
    publish: '<area>',
    check: '<area> <version>',
    promote: '<area> <version>',
    rollback: '<area>',
    follow: '<area>',
  },
  ...{ canary: '<area> <version>', list: '[area]', history: '[area]', diff: '<area> <version> <version>' },
  ...{ prune: '[area]', mirror: '<folder>' },
};
const hint = 'npm run registry -- --help';

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        store: { type: 'string' },
        shell: { type: 'string', default: fileURLToPath(new URL('../shell/dist', import.meta.url)) },
        by: { type: 'string', default: account() },
        why: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
        off: { type: 'boolean', default: false },
        once: { type: 'boolean', default: false },
        unvisited: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    const [line = ''] = /** @type {Error} */ (error).message.split('\n');
    throw new StartError(`${line.replace(/\. To specify.*| argument is ambiguous\./, '')}: see ${hint}`);
  }
}

/**
 * @param {string} command
 * @param {string[]} words
 * @param {boolean} off whether a canary ends
 */
function requireWords(command, words, off) {
  if (!Object.hasOwn(forms, command)) throw new StartError(`There is no command ${command}: see ${hint}`);
  const form = command === 'canary' && off ? '<area>' : forms[/** @type {keyof typeof forms} */ (command)];
  const taken = form.split(' ');
  const needed = taken.filter((each) => each.startsWith('<')).length;
  if (words.length < needed || words.length > taken.length || words.includes(''))
    throw new StartError(`npm run registry -- ${command} takes ${form}, and nothing else besides options: see ${hint}`);
}

async function run() {
  const { positionals, values } = asked();
  const { data, store, help, ...said } = values;
  const [command, ...words] = positionals;
  if (help) return console.log(usage);
  if (command === undefined) throw new StartError(usage);
  requireWords(command, words, said.off);
  const releases = new Releases(storeOf({ store, data }));
  const context = { releases, say: (/** @type {string} */ line) => console.log(plain(line)) };
  await commands[command]?.({ ...context, why: undefined, from: undefined, ...said }, ...words);
}

try {
  await run();
} catch (error) {
  if (![RefusedRelease, StoreFault, StartError].some((each) => error instanceof each)) throw error;
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
