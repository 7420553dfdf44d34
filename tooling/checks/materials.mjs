// ASVS 15.1.2
// What the portal is made of besides its own code: every package with its version, its hash and a licence that allows the use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';

const allowed = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'MPL-2.0',
    'MPL 2.0',
  ],
  ...['OFL-1.1', 'Python-2.0', 'CC-BY-4.0', 'CC0-1.0', 'Unlicense'],
]);

/**
 * Does an SPDX expression allow the use? Of alternatives one is enough, of licences that hold together all are needed.
 * @param {string} expression
 */
const allows = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));

/** @type {Record<string, { version?: string, integrity?: string, license?: string, resolved?: string, link?: boolean }>} */
const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const taken = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const faults = taken.flatMap(([path, { version, integrity, license = '', resolved }]) => [
  ...(version ? [] : [`${path} has no version`]),
  ...(integrity ? [] : [`${path} has no hash`]),
  ...(resolved ? [`${path} names where it comes from`] : []),
  ...(allows(license) ? [] : [`${path} has the licence "${license}"`]),
]);
for (const fault of faults) console.error(`  ${fault}`);
if (faults.length === 0) console.log(`  ${taken.length} packages, each with version, hash and licence`);
process.exitCode = faults.length > 0 ? 1 : 0;
