import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tickets } from '@portal/contracts';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { isReady } from '@portal/service-kit';
import { definition } from './definition.js';

/** Stands between the service and MongoDB, and can be cut or fall silent. */
class Proxy {
  private readonly sockets = new Set<Socket>();
  private server?: Server;
  silent = false;

  constructor(
    private readonly target: number,
    public port = 0,
  ) {}

  async open() {
    this.server = createServer((from) => {
      const to = connect(this.target, '127.0.0.1');
      for (const socket of [from, to]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      }
      from.on('data', (bytes) => void (this.silent || to.write(bytes)));
      to.on('data', (bytes) => void (this.silent || from.write(bytes)));
      from.on('close', () => to.destroy());
      to.on('close', () => from.destroy());
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  async cut() {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

let proxy: Proxy;
let service: TestService;
beforeAll(async () => {
  const url = new URL(process.env['MONGODB_URI'] ?? '');
  proxy = new Proxy(Number(url.port));
  await proxy.open();
  url.port = String(proxy.port);
  url.searchParams.delete('replicaSet');
  url.searchParams.set('directConnection', 'true');
  service = await startTestService(definition, { environment: { MONGODB_URI: url.href } });
});
afterAll(async () => {
  await service.stop();
  await proxy.cut();
});
const list = async () => service.call(tickets.list, { token: await service.tokenFor('Support Agent') });

it('says that it is away while MongoDB is cut off, for how long to wait, and works again when it is back', async () => {
  expect(await list()).toMatchObject({ status: 200 });
  await eventually(async () => expect(await isReady(service.kit)).toBe(true));
  await proxy.cut();
  const answer = await list();
  expect(answer).toMatchObject({ status: 503, body: { code: 'AWAY', retryAfter: 2 } });
  expect(answer.header('retry-after')).toBe('2');
  expect(await isReady(service.kit)).toBe(false);
  await proxy.open();
  await eventually(async () => expect(await list()).toMatchObject({ status: 200 }));
  await eventually(async () => expect(await isReady(service.kit)).toBe(true));
});

it('is not ready while MongoDB hangs, although the connection stands', async () => {
  await eventually(async () => expect(await isReady(service.kit)).toBe(true));
  proxy.silent = true;
  const begun = performance.now();
  expect(await isReady(service.kit)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(3_000);
  proxy.silent = false;
});
