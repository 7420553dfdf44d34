#!/usr/bin/env node
// node deploy/registry.mjs list | promote <remote> <version> | rollback <remote> | follow <remote>   [--data <folder>]
import { parseArgs } from 'node:util';
import { RemoteRegistry } from './registry/registry.mjs';
import { StartError } from './start-error.mjs';

const usage = `Usage: node deploy/registry.mjs <command> [--data <folder>]

  list                         releases of each remote; the live one is marked
  promote <remote> <version>   makes a release live; what was live becomes the fallback
  rollback <remote>            brings back what was live before
  follow <remote>              lets the newest build be live again
`;

/** @param {RemoteRegistry} registry */
function list(registry) {
  for (const [name, { live, fallback, pinned, releases }] of Object.entries(registry.remotes)) {
    console.log(`${name}${pinned ? ' (pinned)' : ''}`);
    for (const { version } of releases) {
      const note = version === live.version ? '  live' : version === fallback?.version ? '  fallback' : '';
      console.log(`  ${version}${note}`);
    }
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: process.env.PORTAL_DATA ?? '.data' } },
});
const [command = '', remote = '', version = ''] = positionals;
const commands = new Set(['list', 'promote', 'rollback', 'follow']);

try {
  if (!commands.has(command)) throw new StartError(usage);
  const registry = new RemoteRegistry(values.data);
  registry.takeBuilt();
  if (command === 'promote') registry.promote(remote, version);
  if (command === 'rollback') registry.rollback(remote);
  if (command === 'follow') registry.follow(remote);
  list(registry);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
