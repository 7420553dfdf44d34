import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { onPath } from './find.mjs';

let folder: string;
const path = process.env.PATH;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-'));
  process.env.PATH = [folder, '/bin', '/usr/bin'].join(delimiter);
});
afterEach(async () => {
  process.env.PATH = path;
  await rm(folder, { recursive: true });
});

const install = async (name: string, says: string) => {
  await writeFile(join(folder, name), `#!/bin/sh\necho '${says}'\n`);
  await chmod(join(folder, name), 0o755);
  return join(folder, name);
};

it.each(['7.0.2', '8.2.0'])("takes the machine's own MongoDB %s", async (version) => {
  const own = await install('mongod', `db version v${version}`);
  expect(onPath('mongod')).toBe(own);
});

it('passes a MongoDB over that is no longer maintained', async () => {
  const own = await install('mongod', 'db version v6.0.19');
  expect(onPath('mongod')).not.toBe(own);
});

it('passes a Node over that the portal does not run on', async () => {
  const own = await install('node', 'v22.21.0');
  expect(onPath('node')).not.toBe(own);
});
