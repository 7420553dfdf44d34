import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openStore, Releases } from '@portal/releases';
import { layBuild, shellOffer } from '@portal/releases/testing';
import { commands } from './commands.mjs';
import { takeBuilds } from './take-builds.mjs';

const program = fileURLToPath(new URL('../registry.mjs', import.meta.url));

describe('the tool of the releases', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'registry-'));
    mkdirSync(join(folder, 'shell'));
    writeFileSync(join(folder, 'shell/shell.json'), JSON.stringify(shellOffer));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const places = () => [
    '--data',
    join(folder, 'data'),
    '--shell',
    join(folder, 'shell'),
    '--from',
    join(folder, 'dist'),
  ];
  const run = async (...words: string[]) => {
    // What is released here runs in no browser.
    const at = [program, ...places(), '--unvisited', '--by', 'somebody', ...words];
    const { stdout } = await promisify(execFile)(process.execPath, at);
    return stdout.trim().split('\n');
  };
  const refused = async (...words: string[]) => {
    const error = await run(...words).catch((thrown: { stderr: string }) => thrown);
    return 'stderr' in error ? error.stderr.trim() : `not refused: ${error.join('\n')}`;
  };
  const unopened = (version: string) => `mfe-buyer ${version} was not opened in a browser: --unvisited`;
  const live = () => {
    const { areas } = JSON.parse(readFileSync(join(folder, 'data/registry/registry.json'), 'utf8')) as {
      areas: { version: string }[];
    };
    return areas[0]?.version;
  };

  it('publishes, looks, goes live, compares and goes back, each on its own word', async () => {
    layBuild(join(folder, 'dist'), '1');
    expect(await run('publish', 'mfe-buyer')).toEqual(['mfe-buyer 1 is published', unopened('1')]);
    expect(await run('publish', 'mfe-buyer')).toEqual(['mfe-buyer 1 was published before']);
    expect((await run('list'))[1]).toMatch(/^ {2}1 {2}\S+Z {2}somebody$/);
    expect(await refused('promote', 'mfe-buyer', '1')).toBe('Say why: --why "…" (it stands in the history).');
    await run('promote', 'mfe-buyer', '1', '--why', 'the first');
    layBuild(join(folder, 'dist'), '2', { opening: 2048 });
    await run('publish', 'mfe-buyer');
    expect(live()).toBe('1');
    expect(await run('check', 'mfe-buyer', '2')).toEqual([unopened('2'), 'mfe-buyer 2 can go live']);
    expect(await run('diff', 'mfe-buyer', '1', '2')).toEqual(['~ remoteEntry.js', 'opening: 1024 → 2048']);
    await run('promote', 'mfe-buyer', '2', '--why', 'the second');
    expect(live()).toBe('2');
    expect((await run('list'))[0]).toBe('mfe-buyer (pinned)');
    await run('rollback', 'mfe-buyer', '--why', 'it was worse');
    expect(live()).toBe('1');
    const lines = await run('history', 'mfe-buyer');
    expect(lines.map((line) => line.split('Z  ')[1])).toEqual([
      'mfe-buyer  rollback  2 → 1  somebody: it was worse',
      'mfe-buyer  promote  1 → 2  somebody: the second',
      'mfe-buyer  promote  nothing → 1  somebody: the first',
    ]);
  }, 60_000);

  it('gives a release to some, behind the same gates, and takes it back', async () => {
    for (const version of ['1', '2']) {
      layBuild(join(folder, 'dist'), version);
      await run('publish', 'mfe-buyer');
    }
    await run('promote', 'mfe-buyer', '1', '--why', 'the first');
    const to = ['--to', 'percent:10', '--to', 'user:a.name@office.gov.in'];
    expect(await refused('canary', 'mfe-buyer', '2', ...to)).toMatch(/^Say why/);
    expect(await refused('canary', 'mfe-buyer', '2', '--why', 'x')).toMatch(/^Say for whom/);
    await run('canary', 'mfe-buyer', '2', ...to, '--why', 'to see');
    expect(live()).toBe('1');
    expect((await run('list')).map((line) => line.split('somebody')[1]).slice(1)).toEqual([
      '  canary for percent:10, user:a.name@office.gov.in',
      '  live',
    ]);
    await run('canary', 'mfe-buyer', '--off', '--why', 'seen');
    expect((await run('history')).map((line) => line.split('Z  ')[1]).slice(0, 2)).toEqual([
      'mfe-buyer  end-canary  2 → 1  somebody: seen',
      'mfe-buyer  canary  1 → 2 for percent:10, user:a.name@office.gov.in  somebody: to see',
    ]);
    layBuild(join(folder, 'dist'), '3', { apiVersion: 1 });
    await run('publish', 'mfe-buyer');
    expect(await refused('canary', 'mfe-buyer', '3', ...to, '--why', 'x')).toMatch(/^mfe-buyer 3 does not go live/);
  }, 60_000);

  it('makes nothing live that a gate refuses, and says why in one line', async () => {
    layBuild(join(folder, 'dist'), '1', { apiVersion: 1 });
    await run('publish', 'mfe-buyer');
    expect(await refused('promote', 'mfe-buyer', '1', '--why', 'x')).toBe(
      `mfe-buyer 1 does not go live: it was built for version 1 of the agreement with the shell, which has ${shellOffer.apiVersion}.`,
    );
    expect(await refused('history')).toBe('not refused: ');
  }, 60_000);

  it.each([
    [['fly'], /^There is no command fly: see npm run registry -- --help$/],
    [['promote', 'mfe-buyer'], /^npm run registry -- promote takes <area> <version>, and nothing else/],
    [['list', 'mfe-buyer', 'mfe-seller'], /^npm run registry -- list takes \[area\], and nothing else/],
    [['rollback', 'mfe-buyer', '--why', '--nope'], /^Option '--why'[^\n]*: see npm run registry -- --help$/],
    [['list', 'mfe-nobody'], /^There is no area mfe-nobody; there are none, build and publish them first\.$/],
  ])('says %j in one line what is wrong', async (words, line) => {
    expect(await refused(...words)).toMatch(line);
  });

  it('names what there is where a name is wrong', async () => {
    layBuild(join(folder, 'dist'), '1');
    const releases = new Releases(openStore(join(folder, 'data/registry')));
    const from = join(folder, 'dist');
    const context = { releases, shell: join(folder, 'shell'), from, by: 'somebody', why: 'x', to: [], once: false };
    const ask = (off: boolean, command: string, ...words: string[]) =>
      commands[command]?.({ ...context, off, unvisited: true, say: () => {} }, ...words);
    await ask(false, 'publish', 'mfe-buyer');
    for (const command of ['list', 'history', 'prune', 'rollback', 'follow'])
      await expect(ask(false, command, '../..')).rejects.toThrow('There is no area ../..; there are mfe-buyer.');
    await expect(ask(true, 'canary', 'mfe-nobody')).rejects.toThrow(
      'There is no area mfe-nobody; there are mfe-buyer.',
    );
    await expect(ask(false, 'promote', 'mfe-buyer', '../../x')).rejects.toThrow(
      'mfe-buyer has no release ../../x; there are 1.',
    );
    await expect(ask(false, 'rollback', 'mfe-buyer')).rejects.toThrow(
      'mfe-buyer has no earlier release to go back to.',
    );
    context.shell = 'http://127.0.0.1:9';
    await expect(ask(false, 'check', 'mfe-buyer', '1')).rejects.toThrow('No shell.json in http://127.0.0.1:9: build');
  });

  it('says what is wrong with a build, a shell and the store, and where', async () => {
    const dist = join(folder, 'dist');
    layBuild(dist, '1');
    writeFileSync(join(dist, 'release.json'), '{"name": "mfe');
    expect(await refused('publish', 'mfe-buyer')).toMatch(
      /release\.json is no description of a release: build mfe-buyer/,
    );
    layBuild(dist, '1');
    await run('publish', 'mfe-buyer');
    writeFileSync(join(folder, 'shell/shell.json'), '{');
    expect(await refused('check', 'mfe-buyer', '1')).toMatch(
      /^shell\.json in \S+ cannot be read: build the shell anew/,
    );
    writeFileSync(join(folder, 'shell/shell.json'), JSON.stringify(shellOffer));
    mkdirSync(join(folder, 'data/registry/state'));
    writeFileSync(join(folder, 'data/registry/state/00000001.json'), '{"revision"');
    for (const words of [['list'], ['promote', 'mfe-buyer', '1', '--why', 'x']])
      expect(await refused(...words)).toMatch(
        /^state\/00000001\.json in the store of the releases cannot be read: put it back from a backup, or remove it/,
      );
  }, 60_000);
});

describe('a portal that starts', () => {
  it('makes live what was built and fits, and says what does not', async () => {
    const root = mkdtempSync(join(tmpdir(), 'builds-'));
    mkdirSync(join(root, 'shell/dist'), { recursive: true });
    writeFileSync(join(root, 'shell/dist/shell.json'), JSON.stringify(shellOffer));
    layBuild(join(root, 'mfe-buyer/dist'), '1');
    layBuild(join(root, 'mfe-seller/dist'), '1', { name: 'mfe-seller', apiVersion: 1 });
    const lines: string[] = [];
    await takeBuilds(openStore(join(root, 'store')), root, (line) => lines.push(line));
    const { areas } = JSON.parse(readFileSync(join(root, 'store/registry.json'), 'utf8')) as {
      areas: { name: string }[];
    };
    expect(areas.map(({ name }) => name)).toEqual(['mfe-buyer']);
    expect(lines).toEqual([expect.stringMatching(/^mfe-seller 1 does not go live: it was built for version 1/)]);
    rmSync(root, { recursive: true });
  });
});
