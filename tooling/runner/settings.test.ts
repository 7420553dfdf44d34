import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPortal } from './portal.mjs';
import { freeBase } from './ports.mjs';
import { requireSettings } from './settings.mjs';

it('says of each setting that is wrong what is meant, in a line of its own', () => {
  const options = {
    trustedProxy: '10.0.0.0/8',
    offices: 'the office',
    remoteOrigins: 'https://good.example, http://team.example',
    address: 'portal.example',
  };
  const external = { mongodb: 'localhost:27017', nats: 'nats://a b', smtp: 'mail.example' };
  expect(() => requireSettings(options, external)).toThrow(
    new RegExp(
      ['PORTAL_URL', 'TRUSTED_PROXY', 'OFFICE_ADDRESSES', 'REMOTE_ORIGINS', 'MONGODB_URI', 'NATS_URL', 'SMTP_URL']
        .map((name) => `[^\\n]*${name}[^\\n]*`)
        .join('\\n')
        .replace(/^/, '^')
        .concat('$'),
    ),
  );
});

it('takes what is right, and nothing', () => {
  requireSettings({}, {});
  const options = { trustedProxy: '192.0.2.1', offices: '192.0.2.16/28', remoteOrigins: 'https://areas.example' };
  const mongodb = 'mongodb://user:password@one:27017,two:27017/?replicaSet=rs0';
  const external = { mongodb, nats: 'tls://nats.example:4222', smtp: 'smtps://user:password@mail.example' };
  expect(() => requireSettings({ ...options, address: 'https://portal.example/' }, external)).not.toThrow();
});

it('writes nothing of a portal whose settings are wrong', async () => {
  const data = join(tmpdir(), `portal-settings-${process.pid}`);
  const wrong = { remoteOrigins: 'https://areas.example/buyer' };
  const starting = openPortal({ data, port: await freeBase(), only: ['mongod'], ...wrong });
  await expect(starting).rejects.toThrow('"https://areas.example/buyer" in REMOTE_ORIGINS is no host');
  expect(existsSync(data)).toBe(false);
});
