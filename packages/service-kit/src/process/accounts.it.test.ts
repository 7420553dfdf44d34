import { parts, trust, users } from '@portal/contracts';
import { connect, headers, type NatsConnection, PermissionViolationError } from '@nats-io/transport-node';
import { connectOperator } from '../testing/start.js';
import { eventually } from '../testing/eventually.js';
import { Bus } from '../transport/bus.js';
import { connectNats, natsServers } from './connections.js';

const addressOf = (name: string) => process.env[`${name.toUpperCase()}_NATS_URL`] ?? '';
const open: NatsConnection[] = [];
const kept = (connection: NatsConnection) => {
  open.push(connection);
  return connection;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});

/** A client with some account that tries what it likes, and what it was refused. */
async function rogue(name: string) {
  const connection = kept(await connect({ ...natsServers(addressOf(name)), inboxPrefix: `_INBOX_${name}` }));
  const refused: string[] = [];
  void (async () => {
    for await (const status of connection.status())
      if (status.type === 'error' && status.error instanceof PermissionViolationError)
        refused.push(`${status.error.operation} ${status.error.subject}`);
  })();
  const heard: string[] = [];
  const listen = (subject: string) =>
    connection.subscribe(subject, { callback: (error, message) => void (error ?? heard.push(message.subject)) });
  return { connection, refused, heard, listen };
}

describe('who has no account', () => {
  const { servers } = natsServers(addressOf('asset'));
  it.each([
    ['no credentials', {}],
    ['a made-up account', { user: 'asset', pass: 'asset' }],
    ['the name of the operator', { user: 'operator', pass: '' }],
  ])('does not get in with %s', async (_, credentials) => {
    await expect(connect({ servers, ...credentials, reconnect: false })).rejects.toThrow(/Authorization/i);
  });
});

describe("a client with another service's account", () => {
  const secrets = [
    '>',
    '*.*.*',
    'identity.>',
    trust.keys,
    users.list.subject,
    '_INBOX.>',
    '_INBOX_gateway.>',
    '_INBOX_identity.>',
    'events.>',
    'events.identity.user.created',
    '$JS.API.>',
  ];

  it('hears nothing of what others ask, answer and tell', async () => {
    const asset = await rogue('asset');
    for (const subject of secrets) asset.listen(subject);
    await eventually(async () =>
      expect(asset.refused).toEqual(expect.arrayContaining(secrets.map((subject) => `subscription ${subject}`))),
    );
    const operator = kept(await connectOperator());
    const gateway = new Bus(kept(await connectNats(addressOf('gateway'), 'gateway')), '_INBOX_gateway');
    const identity = kept(await connectNats(addressOf('identity'), 'identity'));
    identity.subscribe(users.list.subject, { callback: (_, message) => void message.respond('{}') });
    await identity.flush();
    expect(await gateway.request(users.list.subject, '{"secret":1}')).toMatchObject({ status: 200 });
    operator.publish('events.identity.user.created', '[]');
    await operator.flush();
    await asset.connection.flush();
    gateway.close();
    expect(asset.heard).toEqual([]);
  });

  it.each([
    ['an event of identity', 'events.identity.session.ended'],
    ['a question to identity about accounts', trust.accountExists],
    ['a change of a user', users.setStatus.subject],
    ['an answer as identity to the gateway', '_INBOX_gateway.identity.id.1'],
    ['an answer as identity to a service', '_INBOX_ticketing.identity.id.1'],
    ['a notice to browsers', 'portal.notified'],
    ['the end of all events', '$JS.API.STREAM.PURGE.EVENTS'],
    ['the end of the stream', '$JS.API.STREAM.DELETE.EVENTS'],
    ['a consumer of its own making', '$JS.API.CONSUMER.CREATE.EVENTS'],
    ['a reading of one event', '$JS.API.STREAM.MSG.GET.EVENTS'],
    ["an acknowledgement of another's event", '$JS.ACK.EVENTS.identity-audit.1.1.1.1.0'],
  ])('sends nothing: %s', async (_, subject) => {
    const asset = await rogue('asset');
    const operator = kept(await connectOperator());
    const arrived: string[] = [];
    operator.subscribe(subject, { callback: (_error, message) => void arrived.push(message.subject) });
    await operator.flush();
    asset.connection.publish(subject, '{}');
    await eventually(async () => expect(asset.refused).toEqual([`publish ${subject}`]));
    await operator.flush();
    expect(arrived).toEqual([]);
  });

  it('is not asked for keys, and its list of keys reaches nobody', async () => {
    const asset = await rogue('asset');
    asset.listen(trust.keys);
    await eventually(async () => expect(asset.refused).toEqual([`subscription ${trust.keys}`]));
    const ticketing = new Bus(kept(await connectNats(addressOf('ticketing'), 'ticketing')), '_INBOX_ticketing');
    expect(await ticketing.request(trust.keys, '')).toMatchObject({ status: 503 });
    ticketing.close();
    expect(asset.heard).toEqual([]);
  });

  it.each(parts.filter((part) => part !== 'gateway' && part !== 'system'))(
    'cannot wake %s into sending for it',
    async (part) => {
      const victim = kept(await connectNats(addressOf(part), part));
      const system = await rogue('system');
      victim.subscribe('portal.health', { callback: (_, message) => void message.respond('{}') });
      await victim.flush();
      const operator = kept(await connectOperator());
      const arrived: string[] = [];
      operator.subscribe(users.create.subject, { callback: (_error, message) => void arrived.push(message.subject) });
      await operator.flush();
      system.connection.publish('portal.health', '', { reply: users.create.subject, headers: headers() });
      await system.connection.flush();
      await victim.flush();
      await operator.flush();
      expect(arrived).toEqual([]);
    },
  );
});
