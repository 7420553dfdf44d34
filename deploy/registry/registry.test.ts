import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openStore } from '@portal/releases';
import { layBuild, shellOffer } from '@portal/releases/testing';
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
    const at = [program, ...words, ...places(), '--unvisited', '--by', 'somebody'];
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
    expect(await refused('promote', 'mfe-buyer')).toMatch(/^Usage:/);
    expect(await refused('fly')).toMatch(/^Usage:/);
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
