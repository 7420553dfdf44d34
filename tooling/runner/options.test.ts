import { createServer } from 'node:net';
import { once } from 'node:events';
import { requireNode } from './node-version.mjs';
import { optionsFrom } from './options.mjs';
import { freeBase, portsFrom, portsOfInstance, requireFree } from './ports.mjs';
import { requireRoom } from './disk.mjs';
import { tmpdir } from 'node:os';

const names = ['asset', 'gateway'] as const;

describe('what can be set at the start', () => {
  it('takes ports, folder and parts to leave out', () => {
    const args = ['--port', '9000', '--data', 'x', '--no-demo', '--without', 'asset', '--without', 'gateway'];
    expect(optionsFrom(args, names)).toMatchObject({
      port: 9000,
      data: 'x',
      demo: false,
      without: ['asset', 'gateway'],
    });
  });

  it('says what is wrong in one line', () => {
    expect(() => optionsFrom(['--port', '80'], names)).toThrow('"80" is no port for the portal');
    expect(() => optionsFrom(['--without', 'nobody'], names)).toThrow('the parts are asset, gateway');
    expect(() => optionsFrom(['--fast'], names)).toThrow(/--help/);
  });

  it('takes where people reach it, and the proxies in front, from the environment', () => {
    const before = process.env;
    process.env = { ...before, PORTAL_URL: 'https://portal.example', TRUSTED_PROXY: '192.0.2.1' };
    expect(optionsFrom([], names)).toMatchObject({ address: 'https://portal.example', trustedProxy: '192.0.2.1' });
    process.env = { ...before, PORTAL_URL: '', TRUSTED_PROXY: '' };
    expect(optionsFrom([], names).address).toBeUndefined();
    process.env = before;
  });

  it('derives every port from one', () => {
    expect(portsFrom(8080)).toMatchObject({ nginx: 8080, gateway: 8081, mailbox: 8025, ticketing: 8095 });
    expect(portsFrom(9000).mailbox).toBe(9006);
    expect(portsOfInstance(9000, 2)).toMatchObject({ mongod: 9043, nats: 9042 });
  });
});

describe('what is checked before the start', () => {
  it('refuses an old Node', () => {
    expect(() => requireNode('20.18.1')).toThrow('Node 20.18.1 is too old');
    expect(() => requireNode('20.19.0')).not.toThrow();
    expect(() => requireNode('24.1.0')).not.toThrow();
  });

  it('names a taken port and who wanted it', async () => {
    const port = await freeBase();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    await expect(requireFree({ gateway: port })).rejects.toThrow(`Port ${port} (gateway) is taken`);
    other.close();
  });

  it('refuses a disk that is nearly full', async () => {
    await expect(requireRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(/Only \d+ MiB are free/);
  });
});
