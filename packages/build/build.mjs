#!/usr/bin/env node
// node packages/build/build.mjs [names…]: builds the shell, the remotes and the programs for Node, each only where its sources changed.
import { join } from 'node:path';
import { hashOf, whenChanged } from './changes.mjs';
import { compile } from './compile.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { features, remotes, root, servers } from './workspaces.mjs';

const chosen = process.argv.slice(2);
const isChosen = (folder) => !chosen.length || chosen.some((name) => folder === name || folder.endsWith(`/${name}`));

const always = ['package-lock.json', 'packages/build'];
const pages = ['packages/ui/package.json', 'packages/contracts/src', ...features()];

// webpack takes a third of a second to load: only when there is something to bundle.
const bundler = () => import('./bundle.mjs');

const targets = [
  ...servers().map((folder) => ({
    folder,
    sources: ['.swcrc', 'packages/build/compile.mjs', `${folder}/src`],
    result: join(root, folder, 'dist'),
    build: () => compile(folder),
  })),
  {
    folder: 'shell',
    sources: [...always, ...pages, 'packages/ui/src', 'shell/src', 'shell/public'],
    result: join(root, 'shell/dist'),
    build: async () => (await bundler()).bundleShell('shell'),
  },
  ...remotes().map((folder) => ({
    folder,
    sources: [...always, ...pages, `${folder}/src`, `${folder}/package.json`],
    result: join(root, folder, 'dist/release.json'),
    build: async () => (await bundler()).bundleRemote(folder),
  })),
];

async function buildChanged() {
  let built = 0;
  for (const { folder, sources, result, build } of targets.filter(({ folder }) => isChosen(folder))) {
    const start = performance.now();
    try {
      if (!(await whenChanged(folder, hashOf(sources), result, build))) continue;
    } catch (error) {
      console.error(`✗ ${folder}\n${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
      continue;
    }
    built++;
    console.log(`✓ ${folder} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  }
  if (!built && !process.exitCode) console.log('Nothing to build');
}

await oneAtATime(join(root, '.cache/build/running'), buildChanged);
