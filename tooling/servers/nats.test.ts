import { once } from 'node:events';
import { createServer } from 'node:net';
import { isListening, natsServers } from './nats.mjs';

it('reads several addresses, and the account that stands in one of them', () => {
  expect(natsServers('nats://portal:p%40ss@one:4222,two,nats://three:5222')).toEqual({
    servers: ['nats://one:4222', 'nats://two:4222', 'nats://three:5222'],
    user: 'portal',
    pass: 'p@ss',
  });
});

it('speaks TLS alone where an address asks for it', () => {
  expect(natsServers('tls://one:4222')).toEqual({ servers: ['tls://one:4222'], tls: {} });
});

it('takes no number of a server with TLS, and no address that is none, and tells no password of it', () => {
  expect(() => natsServers('tls://portal:secret@127.0.0.1:4222')).toThrow(
    /^NATS_URL calls a server by its number(?!.*secret)/,
  );
  expect(() => natsServers('nats://portal:se/cret@one')).toThrow(/^NATS_URL is no address(?!.*cret@)/);
});

it('is content with one of several addresses that answers', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await isListening(`nats://127.0.0.1:1,nats://127.0.0.1:${port}`)).toBe(true);
  server.close();
  expect(await isListening('nats://127.0.0.1:1,nats://127.0.0.1:1')).toBe(false);
});
