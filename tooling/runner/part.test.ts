// ASVS 16.5.4
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Part } from './part.mjs';
import { freeBase } from './ports.mjs';
import { answers, until } from './until.mjs';

const toy = fileURLToPath(new URL('./testing/toy.mjs', import.meta.url));

describe('a supervised part', () => {
  let folder: string;
  let port: number;
  let said: string[];
  let part: Part;

  const toyPart = (manner: string, room?: () => Promise<number>) =>
    new Part(
      {
        name: 'toy',
        stage: 2,
        command: process.execPath,
        args: [toy, String(port), manner],
        ready: () => answers(`http://127.0.0.1:${port}`),
        live: () => answers(`http://127.0.0.1:${port}`, 300),
      },
      { log: join(folder, 'toy.log'), say: (line) => said.push(line), changed: () => {}, lookEvery: 50, room },
    );

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'part-'));
    port = await freeBase();
    said = [];
  });
  afterEach(async () => {
    await part.stop();
    await rm(folder, { recursive: true });
  });

  it('is started again after it was killed, and says so', async () => {
    part = toyPart('well');
    await part.start();
    const first = part.pid;
    await part.kill();
    await part.ready();
    expect(part.pid).not.toBe(first);
    expect(said).toEqual([expect.stringContaining('toy ended (SIGKILL); starting it again'), 'toy is back']);
  });

  it('stays down when it was stopped', async () => {
    part = toyPart('well');
    await part.start();
    await part.stop();
    expect(part.state).toBe('stopped');
    expect(await answers(`http://127.0.0.1:${port}`)).toBe(false);
    expect(said).toEqual([]);
  });

  it('ends a part by force that does not stop in time', async () => {
    part = toyPart('stubborn');
    await part.start();
    await part.stop({ within: 200 });
    expect(part.pid).toBeUndefined();
    expect(said).toEqual(['toy did not stop within 0.2 s and was ended']);
  });

  it('is replaced when it hangs', async () => {
    part = toyPart('well');
    await part.start();
    const first = part.pid ?? 0;
    process.kill(first, 'SIGSTOP');
    expect(await until(() => part.deaths === 1, { within: 10_000, every: 20 })).toBe(true);
    await part.ready();
    expect(part.pid).not.toBe(first);
    expect(said).toEqual([
      'toy does not answer any more; ending it by force',
      expect.stringContaining('toy ended (SIGKILL); starting it again'),
      'toy is back',
    ]);
  });

  it('waits while the disk is full, and goes on when there is room', async () => {
    let free = 3;
    part = toyPart('well', () => Promise.resolve(free));
    await part.start();
    await part.kill();
    expect(await until(() => said.some((line) => line.startsWith('Only 3 MiB')), { within: 5_000, every: 20 })).toBe(
      true,
    );
    expect(part.state).toBe('waiting');
    free = 500;
    await part.ready();
    expect(said.slice(1)).toEqual([
      `Only 3 MiB are free in ${folder}: make room, toy is started again by itself then`,
      'There is room again: starting toy',
      'toy is back',
    ]);
  });

  it('is stopped while it waits for room', async () => {
    part = toyPart('well', () => Promise.resolve(0));
    await part.start();
    await part.kill();
    expect(await until(() => said.some((line) => line.startsWith('Only 0 MiB')), { within: 5_000, every: 20 })).toBe(
      true,
    );
    await part.stop();
    expect(part.state).toBe('stopped');
    expect(part.pid).toBeUndefined();
  });

  it('gives up at the start with its last words, which are said once while it is tried again', async () => {
    part = toyPart('broken');
    await expect(part.start()).rejects.toThrow(`toy does not start: the toy is broken (log: ${part.log})`);
    expect(said.slice(0, 3)).toEqual([
      expect.stringContaining('toy ended (exit code 3): the toy is broken; starting it again'),
      expect.stringContaining('toy ended (exit code 3); starting it again'),
      expect.stringContaining('toy ended (exit code 3); starting it again'),
    ]);
  });

  it('says why it ended while it ran', async () => {
    part = toyPart('well');
    await part.start();
    process.kill(part.pid ?? 0, 'SIGUSR2');
    await until(() => said.length > 0, { within: 5_000, every: 20 });
    expect(said[0]).toContain('toy ended (exit code 1): the toy was brought on; starting it again');
  });

  it('says that its program is not there', async () => {
    part = new Part(
      { name: 'toy', stage: 2, command: join(folder, 'nothing'), args: [], ready: () => Promise.resolve(false) },
      { log: join(folder, 'toy.log'), say: (line) => said.push(line), changed: () => {} },
    );
    await expect(part.start()).rejects.toThrow(/toy does not start: spawn .*nothing ENOENT/);
  });
});
