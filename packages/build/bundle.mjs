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
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import webpack from 'webpack';
import { checkBudget } from './budget.mjs';
import { compress } from './compress.mjs';
import { checkSharedLists } from './shared-lists.mjs';
import { sharedVersions } from './shared.mjs';
import { remote, shell } from './webpack.mjs';
import { features, manifestOf, root } from './workspaces.mjs';

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
  const { homes } = await evaluated(folder, 'src/guard/home.ts');
  const { own } = await evaluated(folder, 'src/guard/own-addresses.ts');
  const offer = { apiVersion: remoteApiVersion(), shared: sharedVersions(), homes, own };
  writeFileSync(join(next, 'shell.json'), `${JSON.stringify(offer, undefined, 2)}\n`);
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

/** The shell as an area under development needs it: its React takes parts of a page that changed. */
export async function bundleDevelopmentShell(out) {
  await run(shell({ name: 'shell', folder: 'shell', out, develop: true }));
  cpSync(join(root, 'shell/public'), out, { recursive: true });
}

export async function bundleRemote(name) {
  checkSharedLists([name, ...features()]);
  const dist = join(root, name, 'dist');
  const next = join(dist, '.next');
  await run(remote({ name, folder: name, out: next }));
  await compress(next);
  const files = filesIn(next);
  const entry = files.find((file) => /^remoteEntry\..*\.js$/.test(file));
  const said = await declared(name);
  const hashes = Object.fromEntries(files.map((file) => [file, sha384(readFileSync(join(next, file)))]));
  const version = `${manifestOf(name).version}-${shortHash([hashes[entry], JSON.stringify(said)])}`;
  const manifest = {
    ...{ name, version, entry: `/remotes/${name}/${version}/${entry}`, integrity: `sha384-${hashes[entry]}` },
    ...{ ...said, files: hashes, shared: sharedVersions(), opening: openingOf(next, files) },
  };
  // One release lies here: the store keeps those of before.
  for (const old of readdirSync(dist).filter((each) => each !== '.next')) rmSync(join(dist, old), { recursive: true });
  renameSync(next, join(dist, version));
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)))
    .sort();

const sha384 = (content) => createHash('sha384').update(content).digest('base64');

/** What tells two releases apart: the entry, which pins every chunk, and what the registry says of them. */
const shortHash = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);

/** Bytes, compressed, of what every opening of the area loads: its entry and its module. */
const openingOf = (folder, files) =>
  files
    .filter((file) => /^(remoteEntry|src_module_ts)\..*\.js\.br$/.test(file))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/** What a source says that imports nothing but types. */
async function evaluated(folder, source) {
  const { code } = transformFileSync(resolve(root, folder, source), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const file = join(root, '.cache/nav', folder, `${basename(source, '.ts')}.${Date.now()}.mjs`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const said = await import(pathToFileURL(file).href);
  rmSync(file);
  return said;
}

/** What a remote says of itself: the paths it owns, its menu, and the version of the shell's interface it was made for. */
export async function declared(folder) {
  const { basePaths, nav } = await evaluated(folder, 'src/nav.ts');
  return { apiVersion: remoteApiVersion(), basePaths, nav, texts: menuTexts(folder, nav) };
}

/** The words of a menu in each language that the remote has a file for. */
function menuTexts(remote, nav) {
  const words = nav.flatMap(({ label, group }) => [label, group ?? '']);
  const folder = resolve(root, remote, 'src/locales');
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
