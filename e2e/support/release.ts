import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The tool of the releases, on the portal under test; it says its lines. */
export async function registry(...words: string[]) {
  const program = join(root, 'deploy/registry.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words, '--by', 'a journey'], {
    cwd: root,
  });
  return stdout;
}

interface Manifest {
  version: string;
  entry: string;
  integrity: string;
  files: Record<string, string>;
}

/** Publishes what was built of an area once more, as another release whose entry ends with this code; gives its version. */
export async function publishAgain(area: string, name: string, code = '') {
  const dist = join(root, area, 'dist');
  const manifest = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as Manifest;
  const version = `${manifest.version}-${name}-${Date.now().toString(36)}`;
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await cp(join(dist, manifest.version), join(folder, version), { recursive: true });
    const file = manifest.entry.split('/').at(-1) ?? '';
    const entry = `${await readFile(join(folder, version, file), 'utf8')}\n${code || `// ${name}`}\n`;
    await writeFile(join(folder, version, file), entry);
    const hash = createHash('sha384').update(entry).digest('base64');
    const { [`${file}.br`]: _, ...files } = manifest.files;
    const next = {
      ...{ ...manifest, version, entry: `/remotes/${area}/${version}/${file}`, integrity: `sha384-${hash}` },
      files: { ...files, [file]: hash },
    };
    await writeFile(join(folder, 'release.json'), JSON.stringify(next));
    await registry('publish', area, '--from', folder);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
