import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireRoom } from './disk.mjs';

describe('a data folder', () => {
  it('is refused in one line where nothing can be written, though it is there', async () => {
    await expect(requireRoom('/proc', 0)).rejects.toThrow(
      /^\/proc cannot be written \(E[A-Z]+\): choose another data folder/,
    );
  });

  it('is refused where there is too little room', async () => {
    await expect(requireRoom(tmpdir(), 2 ** 40)).rejects.toThrow(/Only \d+ MiB are free/);
  });

  it('is made where it is missing, and nothing is left in it', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'disk-'));
    await requireRoom(join(parent, 'data'), 0);
    expect(await readdir(join(parent, 'data'))).toEqual([]);
    await rm(parent, { recursive: true });
  });
});
