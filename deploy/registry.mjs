#!/usr/bin/env node
// The releases of the areas: see the usage below, and docs/releasing.md.
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { plain, RefusedRelease, Releases, StoreFault } from '@portal/releases';
import { commands } from './registry/commands.mjs';
import { storeOf } from './registry/store-of.mjs';

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
`;

/** In an image its user has no name. */
function account() {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

const { positionals, values } = parseArgs({
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
  },
});
/** How many words each command needs. */
const needed = {
  ...{ publish: 1, check: 2, promote: 2, rollback: 1, follow: 1, canary: values.off ? 1 : 2 },
  ...{ list: 0, history: 0, diff: 3, prune: 0, mirror: 1 },
};
const [command = '', ...words] = positionals;

const run = commands[command];
if (!run || words.length < (needed[/** @type {keyof typeof needed} */ (command)] ?? 0)) {
  console.error(usage);
  process.exit(1);
}

try {
  const { data, store, ...said } = values;
  const releases = new Releases(storeOf({ store, data }));
  await run({ releases, say: (line) => console.log(plain(line)), why: undefined, from: undefined, ...said }, ...words);
} catch (error) {
  if (!(error instanceof RefusedRelease || error instanceof StoreFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
