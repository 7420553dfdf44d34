// Of these packages the shell shares only what its lists name. What an area uses beyond that would be undefined in the page.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspaces.mjs';

const lists = 'shell/src/shared';
const listed = ['antd', 'react-router', 'react-i18next'];

const importsOf = (/** @type {string} */ name) =>
  new RegExp(`(?:import|export)\\s+(?!type\\b)([^;'"]*?)\\s*from\\s*'${name}'`, 'g');

/**
 * The names between the braces; anything else (a default, everything as one) counts as a name that no list has.
 * @param {string} text
 * @param {string} name
 */
function namesIn(text, name) {
  return [...text.matchAll(importsOf(name))].flatMap(([, taken = '']) => {
    const inBraces = /^\{([^}]*)\}$/.exec(taken)?.[1];
    if (inBraces === undefined) return [taken];
    const names = inBraces.split(',').map((each) => each.trim());
    return names.filter((each) => each && !each.startsWith('type ')).map((each) => each.split(/\s+as\s+/)[0] ?? each);
  });
}

const sourcesIn = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/src/${file}`);

/**
 * @param {string} folder
 * @param {string} name
 */
function missingIn(folder, name) {
  const list = `${lists}/${name}.ts`;
  const known = new Set(namesIn(readFileSync(join(root, list), 'utf8'), name));
  return sourcesIn(folder).flatMap((file) =>
    namesIn(readFileSync(join(root, file), 'utf8'), name)
      .filter((used) => !known.has(used))
      .map((used) => `${file} uses ${used} of ${name}, which ${list} does not list`),
  );
}

/**
 * Stops the build with the names that these folders take from a shared package and its list lacks.
 * @param {string[]} folders
 */
export function checkSharedLists(folders) {
  const missing = folders.flatMap((folder) => listed.flatMap((name) => missingIn(folder, name)));
  if (missing.length) throw new Error(missing.join('\n'));
}
