// The shell ships only the antd components of its list. A component that is used and not listed would be undefined in the page.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.mjs';

const list = 'shell/src/antd.ts';
const importsOf = /import\s*(?!type\b)\{([^}]*)\}\s*from\s*'antd'/g;
const listed = () => new Set([...readFileSync(join(root, list), 'utf8').matchAll(/as (\w+)/g)].map(([, name]) => name));

const namesIn = (text) =>
  [...text.matchAll(importsOf)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0])
    .filter((name) => name && !name.startsWith('type '));

/** Stops the build with the names that a folder takes from antd and the shell's list lacks. */
export function checkAntd(folder) {
  const known = listed();
  const missing = readdirSync(join(root, folder, 'src'), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .flatMap((name) =>
      namesIn(readFileSync(join(root, folder, 'src', name), 'utf8'))
        .filter((component) => !known.has(component))
        .map((component) => `${folder}/src/${name} uses ${component} of antd, which ${list} does not list`),
    );
  if (missing.length) throw new Error(missing.join('\n'));
}
