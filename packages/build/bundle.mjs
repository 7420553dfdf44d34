import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import webpack from 'webpack';
import { checkBudget } from './budget.mjs';
import { compress } from './compress.mjs';
import { checkSharedLists } from './shared-lists.mjs';
import { remote, shell } from './webpack.mjs';
import { features, manifestOf, root } from './workspaces.mjs';

/** How many versions of a remote stay on disk, the live one included. */
const kept = 3;

const run = (config) =>
  new Promise((done, failed) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return failed(error);
        if (stats.hasErrors()) return failed(new Error(stats.toString({ all: false, errors: true, colors: false })));
        done(stats);
      });
    });
  });

export async function bundleShell(folder) {
  const next = join(root, '.cache/next', folder);
  await run(shell({ name: 'shell', folder, out: next }));
  const still = join(root, folder, 'public');
  if (existsSync(still)) cpSync(still, next, { recursive: true });
  await compress(next);
  checkBudget(next);
  const dist = join(root, folder, 'dist');
  const old = join(root, '.cache/old', folder);
  rmSync(old, { recursive: true, force: true });
  mkdirSync(dirname(old), { recursive: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

export async function bundleRemote(name) {
  checkSharedLists([name, ...features()]);
  const dist = join(root, name, 'dist');
  const next = join(dist, '.next');
  await run(remote({ name, folder: name, out: next }));
  const entry = readdirSync(next).find((file) => /^remoteEntry\..*\.js$/.test(file));
  const content = readFileSync(join(next, entry));
  await compress(next);
  const version = `${manifestOf(name).version}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
  rmSync(join(dist, version), { recursive: true, force: true });
  renameSync(next, join(dist, version));
  await register(name, dist, {
    version,
    entry: `/remotes/${name}/${version}/${entry}`,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  });
  prune(dist, version);
}

/** Writes the remote's line of the registry; what was live before becomes the version to fall back to. */
async function register(name, dist, release) {
  const file = join(dist, 'registry.json');
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const last = before?.version === release.version ? before.fallback : before && pick(before);
  const fallback = last && existsSync(join(dist, last.version)) ? { fallback: last } : {};
  const area = { name, ...release, ...(await declared(name)), ...fallback };
  writeFileSync(file, `${JSON.stringify(area, undefined, 2)}\n`);
}

const pick = ({ version, entry, integrity }) => ({ version, entry, integrity });

/** What the remote says of itself: the paths it owns, its menu, and the version of the shell's interface it was made for. */
export async function declared(name) {
  const folder = join(root, '.cache/nav', name);
  mkdirSync(folder, { recursive: true });
  const { code } = transformFileSync(join(root, name, 'src/nav.ts'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const file = join(folder, `nav.${Date.now()}.mjs`);
  writeFileSync(file, code);
  const { basePaths, nav } = await import(pathToFileURL(file).href);
  rmSync(file);
  return { apiVersion: remoteApiVersion(), basePaths, nav, texts: menuTexts(name, nav) };
}

/** The words of a menu in each language that the remote has a file for. */
function menuTexts(name, nav) {
  const words = nav.flatMap(({ label, group }) => [label, group ?? '']);
  const folder = join(root, name, 'src/locales');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return Object.fromEntries(
    files.map((file) => {
      const known = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [
        file.replace('.json', ''),
        Object.fromEntries(words.flatMap((word) => (known[word] ? [[word, known[word]]] : []))),
      ];
    }),
  );
}

function remoteApiVersion() {
  const folder = join(root, 'packages/contracts/src');
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const found = /remoteApiVersion\s*=\s*(\d+)/.exec(readFileSync(join(folder, name), 'utf8'));
    if (found) return Number(found[1]);
  }
  throw new Error('remoteApiVersion is not declared in packages/contracts');
}

function prune(dist, live) {
  const registered = JSON.parse(readFileSync(join(dist, 'registry.json'), 'utf8'));
  const versions = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![live, registered.fallback?.version].includes(entry.name))
    .map(({ name }) => ({ name, at: statSync(join(dist, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of versions.slice(kept - 2)) rmSync(join(dist, name), { recursive: true, force: true });
}
