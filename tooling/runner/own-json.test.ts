import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsIn } from './accounts.mjs';
import { clusterPort } from './cluster-mark.mjs';
import { Portal } from './portal.mjs';
import { freeBase } from './ports.mjs';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'own-'));
});
afterEach(() => rmSync(data, { recursive: true }));
/** A file as a disk that filled up, or broke, leaves it. */
function spoil(file: string) {
  mkdirSync(join(data, file, '..'), { recursive: true });
  writeFileSync(join(data, file), '{"por');
}

it('says in one line what to do where a file of the data folder is spoilt', () => {
  spoil('accounts/passwords.json');
  expect(() => accountsIn(data)).toThrow(
    /passwords\.json cannot be read: put it back from a copy[^\n]*npm run restore\)\.$/,
  );
  spoil('cluster.json');
  expect(() => clusterPort(data)).toThrow(/cluster\.json cannot be read: write \{"port": [^\n]*\} into it\.$/);
});

it('starts nothing where it cannot be read what is live of the areas, and says what to do', async () => {
  spoil('registry/state/00000001.json');
  const portal = new Portal({ data, port: await freeBase(), only: ['nginx'], demo: false });
  const [error] = await Promise.all([portal.start().catch((thrown: Error) => thrown)]);
  expect(error).toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^state\/00000001\.json in the store .* cannot be read: put it back from a backup/),
  });
  expect(portal.parts).toEqual([]);
});
