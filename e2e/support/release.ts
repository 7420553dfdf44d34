import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The tool of the releases, on the portal under test; it says its lines. A release is opened in a browser before it goes live. */
export async function visitingRegistry(...words: string[]) {
  const program = join(root, 'deploy/registry.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words, '--by', 'a journey'], {
    cwd: root,
  });
  return stdout;
}

/** The same without the browser: most journeys release what is broken on purpose. */
export const registry = (...words: string[]) => visitingRegistry(...words, '--unvisited');

interface Manifest {
  version: string;
  entry: string;
  integrity: string;
  files: Record<string, string>;
}

/** A change of one chunk: what stands for `from` in the file of this name. */
interface Change {
  chunk: string;
  from: string;
  to: string;
}

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

/** Writes a file of a release anew; what was compressed of it is left out. Gives the release's files. */
async function rewrite(folder: string, file: string, text: string, files: Manifest['files']) {
  await writeFile(join(folder, file), text);
  const { [`${file}.br`]: _, [`${file}.gz`]: __, ...others } = files;
  return { ...others, [file]: sha384(text) };
}

/**
 * Publishes what was built of an area once more, as another release whose entry ends with this code, or with a chunk changed;
 * gives its version.
 */
export async function publishAgain(area: string, name: string, code = '', change?: Change) {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    const version = await layAgain(folder, area, name, code, change);
    await registry('publish', area, '--from', folder);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lays such a release into a folder, as a build leaves it; gives its version. */
export async function layAgain(folder: string, area: string, name: string, code = '', change?: Change) {
  const dist = join(root, area, 'dist');
  const manifest = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Manifest;
  const version = `${manifest.version}-${name}-${Date.now().toString(36)}`;
  await cp(join(dist, manifest.version), join(folder, version), { recursive: true });
  const place = join(folder, version);
  const file = manifest.entry.split('/').at(-1) ?? '';
  let files = manifest.files;
  let entry = `${await readFile(join(place, file), 'utf8')}\n${code || `// ${name}`}\n`;
  if (change) {
    const chunk = Object.keys(files).find((each) => each.startsWith(`${change.chunk}.`) && each.endsWith('.js')) ?? '';
    const text = await readFile(join(place, chunk), 'utf8');
    if (!text.includes(change.from)) throw new Error(`${chunk} of ${area} has no ${change.from}`);
    const changed = text.replace(change.from, change.to);
    files = await rewrite(place, chunk, changed, files);
    // The entry pins its chunks.
    entry = entry.replace(sha384(text), sha384(changed));
  }
  files = await rewrite(place, file, entry, files);
  const next = {
    ...{ ...manifest, version, entry: `/remotes/${area}/${version}/${file}`, integrity: `sha384-${sha384(entry)}` },
    files,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(next));
  return version;
}

/** The code of a release whose pages all throw. */
export const everyPageThrows = (area: string) => {
  const name = area.replaceAll('-', '_');
  return `(({ init, get }) => {
    const Component = () => { throw new Error('a page of this release throws'); };
    const broken = (module) => ({ default: { ...module.default, routes: [{ index: true, Component }, { path: '*', Component }] } });
    globalThis.${name} = { init, get: async (what) => { const module = (await get(what))(); return () => broken(module); } };
  })(${name});`;
};
