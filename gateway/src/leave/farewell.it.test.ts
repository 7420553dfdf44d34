import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { startTestGateway } from '../testing/start-gateway.js';

it('answers for a while after it was asked to end, and keeps no connection open from then on', async () => {
  const gateway = await startTestGateway({ FAREWELL_MS: 3_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer] = (await once(get(`${gateway.url}/health/live`, { agent }), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return [answer.statusCode, answer.headers.connection];
  };
  expect(await ask()).toEqual([200, 'keep-alive']);
  const stopped = gateway.stop();
  // The same connection as before, and a new one.
  expect([await ask(), await ask()]).toEqual([
    [200, 'close'],
    [200, 'close'],
  ]);
  await stopped;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});
