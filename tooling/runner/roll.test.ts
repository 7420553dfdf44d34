import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, startedAt } from './processes.mjs';
import { readRoll, takeOver, writeRoll } from './roll.mjs';

describe('taking a data folder over', () => {
  let data: string;
  let child: ChildProcess;
  let pid: number;
  const gone = { pid: 2 ** 22 + 1, started: '1' };
  const silent = () => {};

  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'roll-'));
    child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    pid = child.pid ?? 0;
  });
  afterEach(async () => {
    child.kill('SIGKILL');
    await rm(data, { recursive: true });
  });

  const roll = (runner: { pid: number; started: string | undefined }, started: string | undefined) =>
    writeRoll(data, { runner, portal: 'http://localhost:8080', parts: [{ name: 'toy', stage: 2, pid, started }] });

  it('ends what a runner that is gone left behind', async () => {
    roll(gone, startedAt(pid));
    await takeOver(data, silent);
    expect(startedAt(pid)).toBeUndefined();
    expect(await readRoll(data)).toBeUndefined();
  });

  it('leaves a process alone that only has the same id', async () => {
    roll(gone, 'another time');
    await takeOver(data, silent);
    expect(isAlive({ name: 'toy', stage: 2, pid, started: startedAt(pid) })).toBe(true);
  });

  it('refuses a folder whose runner still lives', async () => {
    roll({ pid: process.pid, started: startedAt(process.pid) }, startedAt(pid));
    await expect(takeOver(data, silent)).rejects.toThrow(/A portal already runs/);
    expect(startedAt(pid)).toBeDefined();
  });
});
