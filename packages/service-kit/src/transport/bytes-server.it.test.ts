import { randomBytes } from 'node:crypto';
import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { connectOperator } from '../testing/start.js';
import { Bus } from './bus.js';
import { BytesServer } from './bytes-server.js';

const area = `bytestest${randomBytes(4).toString('hex')}`;
let nats: NatsConnection;
let bus: Bus;
let server: BytesServer;

beforeAll(async () => {
  nats = await connectOperator();
  bus = new Bus(nats);
  server = new BytesServer(nats, area);
});
afterAll(async () => {
  bus.close();
  await server.close();
  await nats.close();
});

it('asks others in the name of the request that it answers, each in its own', async () => {
  const told: (MsgHdrs | undefined)[] = [];
  nats.subscribe(`${area}.other`, {
    callback: (_, message) => {
      told.push(message.headers);
      message.respond('');
    },
  });
  server.addHandler(`${area}.first`, async () => ({
    status: (await bus.request(`${area}.other`, '')).status,
    body: '',
  }));
  server.listen(() => undefined);
  await nats.flush();
  const asks = ['a', 'b'].map((digit) => {
    const head = headers();
    head.set('request-id', digit.repeat(32));
    head.set('traceparent', `00-${digit.repeat(32)}-${digit.repeat(16)}-00`);
    return bus.request(`${area}.first`, '', head);
  });
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual([200, 200]);
  expect(told.map((each) => [each?.get('request-id')[0], each?.get('traceparent')[3]]).sort()).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
});
