// Every security requirement of docs/security.md is named in the file that proves it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runner/folders.mjs';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+)\s+\| .*\| `([^`]+)`\s*\|$/gm)].map(([, id, file]) => ({
  id,
  file,
}));
/** @param {{ id?: string, file?: string }} row */
const isNamed = ({ id = '', file = '' }) => {
  const path = join(root, file);
  return (
    existsSync(path) && new RegExp(`ASVS [\\d., ]*\\b${id.replaceAll('.', '\\.')}\\b`).test(readFileSync(path, 'utf8'))
  );
};
const missing = rows.filter((row) => !isNamed(row));
for (const { id, file } of missing) console.error(`  ASVS ${id} is not named in ${file}`);
const files = new Set(rows.map(({ file }) => file));
if (missing.length === 0) console.log(`  ${rows.length} requirements of ASVS 5.0.0, named in ${files.size} files`);
process.exitCode = missing.length > 0 || rows.length === 0 ? 1 : 0;
