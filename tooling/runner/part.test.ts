// ASVS 16.5.4
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Part } from './part.mjs';
import { freeBase } from './ports.mjs';
import { answers } from './until.mjs';

const toy = fileURLToPath(new URL('./testing/toy.mjs', import.meta.url));

describe('a supervised part', () => {
  let folder: string;
  let port: number;
  let said: string[];
  let part: Part;

  const toyPart = (manner: string) =>
    new Part(
      {
        name: 'toy',
        stage: 2,
        command: process.execPath,
        args: [toy, String(port), manner],
        ready: () => answers(`http://127.0.0.1:${port}`),
      },
      { log: join(folder, 'toy.log'), say: (line) => said.push(line), changed: () => {} },
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

  it('gives up at the start with the end of the log', async () => {
    part = toyPart('broken');
    await expect(part.start()).rejects.toThrow(/toy does not start[^]*the toy is broken/);
  });
});
