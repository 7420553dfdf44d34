import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { eventually } from '@portal/service-kit/testing/eventually';
import { systemConfig } from '../../config.js';
import { MongoWatch } from './mongodb.probe.js';

const real = new URL(process.env['MONGODB_URI'] ?? '');
let server: Server | undefined;
let watch: MongoWatch | undefined;
afterEach(async () => {
  await watch?.stop();
  server?.close();
});

/** A port on which nothing answers yet. */
async function freePort() {
  const held = createServer();
  await once(held.listen(0, '127.0.0.1'), 'listening');
  const { port } = held.address() as { port: number };
  await new Promise((closed) => held.close(closed));
  return port;
}

const said = (ok: boolean) =>
  eventually(async () => {
    await Promise.resolve();
    expect(watch?.probe.latest?.ok).toBe(ok);
  }, 20_000);

it('sees MongoDB come that was not there when the watch began', async () => {
  const port = await freePort();
  const uri = real.href.replace(real.host, `127.0.0.1:${port}`);
  watch = new MongoWatch(systemConfig({ ...process.env, MONGODB_URI: uri }));
  watch.start();
  await said(false);
  server = createServer((socket) => {
    const through = connect({ host: real.hostname, port: Number(real.port) });
    for (const each of [socket, through]) each.on('error', () => undefined);
    socket.pipe(through).pipe(socket);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  await said(true);
});
