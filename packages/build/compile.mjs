// Programs for Node: each source becomes one module in dist/, types are checked elsewhere.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { root } from './workspaces.mjs';

export async function compile(folder) {
  const from = join(root, folder, 'src');
  const dist = join(root, folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const names = readdirSync(from, { recursive: true }).filter((name) => !/\.(test|types)\.tsx?$/.test(name));
  await Promise.all(names.map((name) => compileFile(from, dist, name)));
}

async function compileFile(from, dist, name) {
  const target = join(dist, name);
  if (/\.(json|csv|html|css|svg|txt)$/.test(name)) {
    mkdirSync(dirname(target), { recursive: true });
    return copyFileSync(join(from, name), target);
  }
  if (!/\.tsx?$/.test(name) || name.endsWith('.d.ts')) return;
  mkdirSync(dirname(target), { recursive: true });
  const { code, map } = await transformFile(join(from, name), {
    root,
    configFile: join(root, '.swcrc'),
    sourceMaps: true,
  });
  const module = target.replace(/\.tsx?$/, '.js');
  writeFileSync(
    module,
    `${code}\n//# sourceMappingURL=${name
      .split('/')
      .at(-1)
      .replace(/\.tsx?$/, '.js.map')}\n`,
  );
  if (map) writeFileSync(`${module}.map`, map);
}
