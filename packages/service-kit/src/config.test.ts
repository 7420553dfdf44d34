import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfig, readConfig } from './config.js';
import { natsServers } from './process/connections.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
  writeFileSync(join(folder, 'nats'), 'nats://asset:from-a-file@nats:4222\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const natsUrlOf = (environment: NodeJS.ProcessEnv) => readConfig(baseConfig, environment, 'asset').NATS_URL;

it('reads a secret from a file', () => {
  expect(natsUrlOf({ NATS_URL_FILE: join(folder, 'nats') })).toBe('nats://asset:from-a-file@nats:4222');
});

it("takes a part's own before everybody's, and nothing of another part", () => {
  const own = { ASSET_NATS_URL_FILE: join(folder, 'nats'), NATS_URL: 'nats://everybody' };
  expect(natsUrlOf(own)).toBe('nats://asset:from-a-file@nats:4222');
  expect(natsUrlOf({ TICKETING_NATS_URL: 'nats://other', NATS_URL: 'nats://everybody' })).toBe('nats://everybody');
});

it('stops the start with the name of a file that cannot be read', () => {
  expect(() => natsUrlOf({ NATS_URL_FILE: join(folder, 'none') })).toThrow(/NATS_URL_FILE.*ENOENT/);
});

it.each(['tls://a:secret@192.0.2.1:4222', 'tls://a:secret@[::1]:4222', 'nats://a:se/cret@one'])(
  'refuses %s without telling its password',
  (address) => {
    expect(() => natsServers(address)).toThrow(/^Wrong environment: NATS_URL: (?!.*cret)/);
  },
);

it.each([
  ['nats://a%40b:p%3Aw@one:4222', { servers: ['nats://one:4222'], user: 'a@b', pass: 'p:w' }],
  [
    'nats://u:p@one:4222,nats://u:p@two:4222',
    { servers: ['nats://one:4222', 'nats://two:4222'], user: 'u', pass: 'p' },
  ],
  ['one:4222', { servers: ['nats://one:4222'] }],
  ['tls://one', { servers: ['tls://one'], tls: {} }],
])('takes the credentials out of %s', (address, expected) => {
  expect(natsServers(address)).toEqual(expected);
});
