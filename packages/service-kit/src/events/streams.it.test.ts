import { jest } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { log } from '../log.js';
import { connectOperator } from '../testing/start.js';
import { ensureStream, stream } from './streams.js';

let nats: NatsConnection;
beforeAll(async () => {
  nats = await connectOperator();
});
afterAll(() => nats.close());

it('leaves a stream where it lies, and says who may lay it on more servers', async () => {
  await ensureStream(nats);
  const said = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  await ensureStream(nats, 1);
  expect(said).not.toHaveBeenCalled();
  await ensureStream(nats, 3);
  expect(said.mock.calls).toEqual([
    [{ replicas: 1 }, expect.stringContaining(`nats stream edit ${stream} --replicas 3, as the operator`)],
  ]);
  said.mockRestore();
  const { config } = await (await jetstreamManager(nats)).streams.info(stream);
  expect(config.num_replicas).toBe(1);
});
