import { jest } from '@jest/globals';
import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { Bus } from './bus.js';

interface Sent {
  subject: string;
  reply: string;
  turn: number;
}

/** A connection that keeps what leaves, and in which turn of the event loop. */
function connection() {
  const sent: Sent[] = [];
  let turn = 0;
  let closed = false;
  let answer: (error: null, message: Msg) => void = () => undefined;
  const nats = {
    isClosed: () => closed,
    subscribe: (_: string, { callback }: { callback: typeof answer }) => void (answer = callback),
    publish(subject: string, _: unknown, { reply }: { reply: string }) {
      if (subject === 'too.large') throw new Error('too large');
      sent.push({ subject, reply, turn });
    },
  } as unknown as NatsConnection;
  return {
    nats,
    sent,
    close: () => void (closed = true),
    async next() {
      await new Promise((resolve) => setImmediate(resolve));
      turn++;
    },
    replies: ({ reply }: Sent, text: string) =>
      answer(null, { subject: reply, data: new TextEncoder().encode(text), headers: headers() } as unknown as Msg),
  };
}

let bus: Bus;
let wire: ReturnType<typeof connection>;
beforeEach(() => {
  wire = connection();
  bus = new Bus(wire.nats);
});
afterEach(() => bus.close());

const textOf = async (asked: ReturnType<Bus['request']>) => new TextDecoder().decode((await asked).body);

it('lets everything that is asked at one moment leave together, and gives each its own answer', async () => {
  const one = bus.request('a.one', '');
  await Promise.resolve();
  const other = bus.request('a.other', '');
  expect(wire.sent).toEqual([]);
  await wire.next();
  expect(wire.sent.map(({ subject, turn }) => [subject, turn])).toEqual([
    ['a.one', 0],
    ['a.other', 0],
  ]);
  wire.replies(wire.sent[1]!, 'to the other');
  wire.replies(wire.sent[0]!, 'to the one');
  expect([await textOf(one), await textOf(other)]).toEqual(['to the one', 'to the other']);
});

it('tells the one whose request cannot leave, and sends the others', async () => {
  const large = bus.request('too.large', '');
  const small = bus.request('a.small', '');
  await expect(large).rejects.toThrow('too large');
  wire.replies(wire.sent[0]!, 'here');
  expect(await textOf(small)).toBe('here');
});

it('answers 503 when the connection is closed, also in the last moment', async () => {
  const asked = bus.request('a.late', '');
  wire.close();
  expect(await asked).toMatchObject({ status: 503 });
  expect(wire.sent).toEqual([]);
});

it('answers 504 when nobody answered in time', async () => {
  expect(await bus.request('a.slow', '', headers(), 1)).toMatchObject({ status: 504 });
});

it.each([3_600_000, -3_600_000])('waits as long as it was told when the clock is set by %d ms', async (jump) => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const late = new Bus(wire.nats);
  try {
    let status: number | undefined;
    void late.request('a.slow', '', headers(), 5_000).then((answer) => (status = answer.status));
    await wire.next();
    jest.setSystemTime(Date.now() + jump);
    jest.advanceTimersByTime(4_900);
    await wire.next();
    expect(status).toBeUndefined();
    jest.advanceTimersByTime(500);
    await wire.next();
    expect(status).toBe(504);
  } finally {
    late.close();
    jest.useRealTimers();
  }
});
