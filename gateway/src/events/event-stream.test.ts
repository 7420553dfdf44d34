import type { NatsConnection } from '@nats-io/transport-node';
import type { Actor, PortalEvent, Role } from '@portal/contracts';
import type { Verifier } from '@portal/service-kit';
import { fastify } from 'fastify';
import { concerns, EventStream } from './event-stream.js';

const office = 'office';
const event = (changes: Partial<PortalEvent> = {}): PortalEvent => ({
  id: 'orders:1:1',
  subject: 'procurement.order.created',
  at: '2026-01-01T00:00:00Z',
  by: { id: 'somebody', name: 'Somebody', role: 'Seller', organizationId: 'seller' },
  record: { type: 'Order', id: '1', label: 'GEMC-1' },
  revision: 1,
  organizations: [office, 'seller'],
  changes: {},
  data: {},
  ...changes,
});
const actor = (role: Role, organizationId = office) => ({ id: 'me', role, organizationId, brands: ['Dell'] }) as Actor;
const notice = (changes: object) => ({
  users: [],
  organizations: [],
  roles: [],
  title: '',
  values: {},
  record: { type: 'order' as const },
  ...changes,
});
const ticket = { record: { type: 'Ticket', id: '2', label: 'TKT-1' } };

it.each<[string, Role, string, Partial<PortalEvent>, boolean]>([
  ['an order of the own office', 'Buyer', office, {}, true],
  ['an order of another office', 'Buyer', 'other', {}, false],
  ['an own order', 'Seller', 'seller', {}, true],
  ['an order of another seller', 'Seller', 'other-seller', {}, false],
  ['anything', 'Super Admin', 'operator', {}, true],
  ['an order of the own office', 'End User', office, {}, false],
  ['a notice to the own office', 'End User', office, { notice: notice({ organizations: [office] }) }, false],
  ['a notice to oneself', 'End User', office, { notice: notice({ users: ['me'] }) }, true],
  ['an asset of a colleague', 'End User', office, { data: { asset: { endUserId: 'colleague' } } }, false],
  ['the own device', 'End User', office, { data: { asset: { endUserId: 'me' } } }, true],
  ['the own ticket', 'End User', office, { ...ticket, data: { createdById: 'me' } }, true],
  ['the own purchase order', 'End User', office, { data: { order: { requestedById: 'me' } } }, true],
  ['a purchase order of a colleague', 'End User', office, { data: { order: { requestedById: 'colleague' } } }, false],
  ["a colleague's ticket", 'End User', office, { ...ticket, data: { createdById: 'colleague' } }, false],
  ['any ticket', 'Support Agent', 'operator', ticket, true],
  ['an order', 'Support Agent', office, {}, false],
  ['what one did oneself', 'OEM', 'other', { by: { id: 'me', name: '', role: 'OEM', organizationId: 'other' } }, true],
  ['a notice to the makers of its brands', 'OEM', 'maker', { notice: notice({ brands: ['HP', 'Dell'] }) }, true],
  ['a notice to other makers', 'OEM', 'maker', { notice: notice({ brands: ['HP'] }) }, false],
  ['a notice to makers', 'Seller', 'other-seller', { notice: notice({ brands: ['Dell'] }) }, false],
  ['a notice to the role', 'Support Agent', 'operator', { notice: notice({ roles: ['Support Agent'] }) }, true],
])('tells of %s, %s of %s', (_, role, organizationId, changes, expected) => {
  expect(Boolean(concerns(event(changes), actor(role, organizationId)))).toBe(expected);
});

describe('streams', () => {
  const server = fastify({ trustProxy: '127.0.0.1', forceCloseConnections: true });
  const verifier = { actorOf: (id: string) => Promise.resolve({ ...actor('Buyer'), id }) };
  const events = new EventStream(
    { subscribe: () => {} } as unknown as NatsConnection,
    verifier as unknown as Verifier,
    {
      sharesOf: () => 1,
    },
  );
  let url: string;
  const opened = new AbortController();
  /** A stream that nobody holds any more is collected, and so closed, while others are being opened. */
  const held: Response[] = [];
  const listen = async (who: string, address: string) => {
    const answer = await fetch(`${url}/api/events`, {
      headers: { authorization: who, 'x-forwarded-for': address },
      signal: opened.signal,
    });
    held.push(answer);
    return answer;
  };
  beforeAll(async () => {
    events.routes(server);
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    opened.abort();
    events.stop();
    await server.close();
  });

  type From = [who: string, address: string];
  it.each<[string, (n: number) => From, number, From, From]>([
    ['a person', (n) => ['one', `10.0.0.${n}`], 20, ['one', '10.0.1.1'], ['two', '10.0.0.1']],
    ['an address', (n) => [`a${n}`, '192.0.2.1'], 200, ['b', '::ffff:192.0.2.1'], ['b', '192.0.2.2']],
    ['a /64', (n) => [`c${n}`, `2001:db8:1:2::${n}`], 200, ['d', '2001:db8:1:2:9::'], ['d', '2001:db8:1:3::1']],
  ])('of %s are so many, and one more is told to come again', async (_, from, most, more, other) => {
    for (let n = 0; n < most; n++) expect((await listen(...from(n))).status).toBe(200);
    const refused = await listen(...more);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
    expect((await listen(...other)).status).toBe(200);
  });

  it('end when the gateway takes leave, and none begins any more', async () => {
    const there = await listen('leaving', '198.51.100.1');
    events.stop();
    await there.text();
    const refused = await listen('coming', '198.51.100.2');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '15']);
  });
});
