// What was built from which sources, so that only what changed is built again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspaces.mjs';

const left = new Set(['dist', 'node_modules', '.cache', 'coverage']);

function* filesOf(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (left.has(entry.name) || entry.name.includes('.test.')) continue;
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(inside);
    else yield inside;
  }
}

/** One hash over the files of these folders (or single files), by their path and content. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    for (const file of existsSync(full) && statSync(full).isFile() ? [full] : filesOf(full))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const noteOf = (name) => join(root, '.cache/build', `${name.replaceAll('/', '+')}.txt`);

/** Runs the build when its sources are not the ones of the last good run, or its result is gone. */
export async function whenChanged(name, hash, result, build) {
  const note = noteOf(name);
  if (existsSync(result) && existsSync(note) && readFileSync(note, 'utf8') === hash) return false;
  await build();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, hash);
  return true;
}
