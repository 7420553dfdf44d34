// npm run contract [-- release [--break <subject> …]]: compares the contract with the one of the last release, or keeps it as that of a
// new one. A call that is to change gets a new version beside it (asset.asset.list-2), and goes when no release asks it any more.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../runner/folders.mjs';
import { breaksOfContract } from './breaks.mjs';
import { contractOf, readContract, written } from './snapshot.mjs';

const file = join(root, 'packages/contracts/released.json');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { break: { type: 'string', multiple: true, default: [] } },
});

spawnSync(process.execPath, [join(root, 'packages/build/build.mjs'), 'packages/contracts'], { stdio: 'ignore' });
const { operations } = await import('@portal/contracts');
const now = contractOf(operations);
const breaks = breaksOfContract(readContract(readFileSync(file, 'utf8')), now);
const unsaid = breaks.filter((line) => !values.break.includes(line.split(/:| is gone/)[0] ?? ''));

if (unsaid.length > 0) {
  console.error(unsaid.map((line) => `  ${line}`).join('\n'));
  console.error(
    '  The last release would not understand this: give the call a new version beside it (docs/releasing.md).',
  );
  process.exitCode = 1;
} else if (positionals[0] === 'release') {
  writeFileSync(file, written(now));
  console.log(`The contract of ${Object.keys(now).length} calls is kept as that of this release.`);
}
