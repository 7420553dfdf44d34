import { assets, mappingDays, mappings, orders, type PortalEvent, purchaseOrders } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import {
  actorOf,
  eventually,
  madeOnce,
  startTestService,
  type TestService,
  tryRepetition,
} from '@portal/service-kit/testing';
import { headers } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { newOrder, orderFile, type OrderChanges } from '../testing/new-order.js';
import { colleague, standInForOffices } from '../testing/office-people.js';

const office = actorOf('Buyer').organizationId;
let service: TestService;
let seller: string;
let admin: string;
let buyer: string;
let stranger: string;
/** How many assets the asset service says are registered. */
const registered = new Map<string, number>();
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  standInForOffices(service, { [office]: [colleague('holder', { role: 'End User' })] });
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  service.nats.subscribe(assets.capacity.subject, {
    callback: (_, message) => {
      const id = new URLSearchParams(message.headers?.get('params')).get('id') ?? '';
      const head = headers();
      head.set('status', '200');
      const count = registered.get(id) ?? 0;
      const body = { ordered: 12, registered: count, remaining: 12 - count, categories: [] };
      message.respond(JSON.stringify(body), { headers: head });
    },
  });
  [seller, admin, buyer, stranger] = await Promise.all([
    service.tokenFor('Seller'),
    service.tokenFor('Super Admin'),
    service.tokenFor('Buyer'),
    other('stranger'),
  ]);
});
afterAll(() => service.stop());

const other = (name: string, changes = {}) =>
  service.tokenFor('Buyer', {
    id: name,
    email: `${name}@elsewhere.gov.in`,
    organizationId: `${name}-office`,
    organizationName: `Office of ${name}`,
    ...changes,
  });
async function approved(changes: OrderChanges = {}, as = seller) {
  const { body } = await service.call(orders.create, {
    token: as,
    body: newOrder({ gemOrderFile: [await orderFile(service, as)], ...changes }),
  });
  await service.call(orders.update, { token: admin, params: { id: body.id }, body: { status: 'Approved' } });
  return body.id as string;
}
const map = (id: string, token = buyer) => service.call(mappings.map, { token, params: { id }, body: {} });
const list = async (token: string, orderId: string) =>
  (await service.call(mappings.list, { token, query: { orderId } })).body.items;
const decide = (id: string, requestId: string, status: string, token: string, reason?: string) =>
  service.call(mappings.decide, { token, params: { id, requestId }, body: { status, reason } });
const undo = (id: string, reason = 'Mapped by another office') =>
  service.call(mappings.undo, { token: admin, params: { id }, body: { reason } });
const read = async (id: string) => (await service.call(orders.get, { token: admin, params: { id } })).body;
const heard = (verb: string, id: string) =>
  eventually(async () => {
    const found = events.find(({ subject, record }) => subject === `procurement.order.${verb}` && record.id === id);
    if (!found) throw new Error(`no ${verb} yet`);
    await Promise.resolve();
    return found;
  });
/** An order that the stranger's office asked for. */
async function asked(changes: OrderChanges = {}) {
  const id = await approved(changes);
  const { body } = await map(id, stranger);
  return { id, requestId: body.request.id as string };
}

describe('an order that names the office that maps it', () => {
  it.each([
    ['as it is written', 'Buyer organization'],
    ['in other letters and spaces', '  BUYER   Organization. '],
  ])('is mapped at once: %s', async (_, gemBuyerDepartmentName) => {
    const { status, body } = await map(await approved({ gemBuyerDepartmentName }));
    expect([status, body.isMappedToBuyer, body.request]).toEqual([200, true, undefined]);
  });

  it('is mapped at once when the office made it itself', async () => {
    const id = await approved({ gemBuyerDepartmentName: 'Some other words' });
    const set = { organizations: ['stranger-office'], createdByOrganizationId: 'stranger-office' };
    await service.kit.database.collection<{ _id: string }>('orders').updateOne({ _id: id }, { $set: set });
    expect((await map(id, stranger)).body.isMappedToBuyer).toBe(true);
  });
});

describe('an order that names others', () => {
  it.each([
    ['another department', { gemBuyerDepartmentName: 'Treasury' }, ['department']],
    [
      'an officer of whom the office has no account',
      { buyerContact: { ...newOrder().buyerContact, email: 'officer@treasury.gov.in' } },
      ['officer'],
    ],
  ])('is asked for, not mapped: %s', async (_, changes, differs) => {
    const id = await approved(changes);
    const { status, body } = await map(id);
    expect([status, body.request]).toMatchObject([200, { status: 'Requested', differs, orderId: id }]);
    expect([body.request.officerName, body.request.department]).toEqual([undefined, undefined]);
    expect((await read(id)).isMappedToBuyer).toBe(false);
    expect((await service.call(orders.get, { token: buyer, params: { id } })).status).toBe(404);
    expect((await map(id)).body.code).toBe('MAPPING_ASKED');
    expect((await heard('mapping-requested', id)).notice).toMatchObject({
      organizations: [(await read(id)).sellerOrganizationId],
      roles: ['Super Admin'],
    });
  });

  it.each([
    ['its seller', () => seller],
    ['a Super Admin', () => admin],
  ])('is mapped when %s confirms, to whom the office named', async (_, token) => {
    const { id, requestId } = await asked();
    expect((await decide(id, requestId, 'Confirmed', token())).body.status).toBe('Confirmed');
    expect(await read(id)).toMatchObject({
      isMappedToBuyer: true,
      buyerName: 'Office of stranger',
      receiver: { id: 'stranger' },
    });
    expect((await heard('mapping-confirmed', id)).notice?.users).toEqual(['stranger']);
    expect((await decide(id, requestId, 'Refused', token(), 'Late')).body.code).toBe('MAPPING_OVER');
  });

  it('stays unmapped when it is refused, which needs a reason that the office reads', async () => {
    const { id, requestId } = await asked();
    expect((await decide(id, requestId, 'Refused', seller)).body.fields).toEqual({ reason: 'Please give a reason' });
    expect((await decide(id, requestId, 'Refused', seller, 'Not yours')).status).toBe(200);
    expect(await list(stranger, id)).toMatchObject([{ status: 'Refused', reason: 'Not yours' }]);
    expect((await heard('mapping-refused', id)).notice).toMatchObject({
      users: ['stranger'],
      values: { reason: 'Not yours' },
    });
    const { request } = (await map(id, stranger)).body;
    expect(request.status).toBe('Requested');
    expect(await list(stranger, id)).toMatchObject([{ id: request.id, status: 'Requested' }]);
    expect((await decide(id, request.id, 'Confirmed', seller)).status).toBe(200);
    expect(await list(stranger, id)).toEqual([]);
  });

  it('is mapped at once when the office fits meanwhile, which confirms its own request and refuses the others', async () => {
    const { id } = await asked({ gemBuyerDepartmentName: 'Treasury' });
    await map(id);
    const stored = service.kit.database.collection<{ _id: string; mappingRequests: { status: string }[] }>('orders');
    await stored.updateOne({ _id: id }, { $set: { gemBuyerDepartmentName: 'Buyer organization' } as object });
    expect((await map(id)).body.isMappedToBuyer).toBe(true);
    const requests = (await stored.findOne({ _id: id }))?.mappingRequests ?? [];
    expect(requests.map(({ status }) => status)).toEqual(['Refused', 'Confirmed']);
    expect((await heard('mapping-refused', id)).notice?.users).toEqual(['stranger']);
    expect(await list(buyer, id)).toEqual([]);
  });

  it('is decided by nobody else: not by the office that asks, nor by other sellers and offices', async () => {
    const { id, requestId } = await asked();
    expect((await decide(id, requestId, 'Confirmed', stranger)).status).toBe(403);
    const others = [buyer, await service.tokenFor('Seller', { organizationId: 'another-seller' })];
    for (const token of others) {
      expect((await decide(id, requestId, 'Confirmed', token)).status).toBe(404);
      expect(await list(token, id)).toEqual([]);
    }
    expect(await list(seller, id)).toMatchObject([{ id: requestId, officerName: 'Buyer Officer' }]);
  });

  it('is withdrawn by the office, and ends by itself after two weeks', async () => {
    const first = await asked();
    expect((await decide(first.id, first.requestId, 'Withdrawn', seller)).status).toBe(403);
    expect((await decide(first.id, first.requestId, 'Withdrawn', stranger)).body.status).toBe('Withdrawn');
    expect(await list(seller, first.id)).toEqual([]);
    const second = await asked();
    const [request] = await list(stranger, second.id);
    expect(Date.parse(request.expiresAt) - Date.parse(request.requestedAt)).toBe(mappingDays * 86_400_000);
    await service.kit.database
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: second.id }, { $set: { 'mappingRequests.0.expiresAt': new Date(0) } });
    expect(await list(seller, second.id)).toEqual([]);
    expect((await decide(second.id, second.requestId, 'Confirmed', seller)).body.code).toBe('MAPPING_OVER');
    expect((await map(second.id, stranger)).body.request.status).toBe('Requested');
  });

  it('is asked for five times a day at most', async () => {
    const { id, requestId } = await asked();
    let open = requestId;
    for (let times = 1; times < 5; times++) {
      await decide(id, open, 'Withdrawn', stranger);
      open = (await map(id, stranger)).body.request.id;
    }
    await decide(id, open, 'Withdrawn', stranger);
    expect((await map(id, stranger)).status).toBe(429);
    expect((await map(id, await other('fourth'))).body.request.status).toBe('Requested');
  });

  it('is not kept from the right office by the request of another one, which is refused then', async () => {
    const { id, requestId } = await asked();
    const third = await other('third');
    expect((await map(id, third)).body.request.status).toBe('Requested');
    expect(await list(seller, id)).toHaveLength(2);
    expect((await map(id)).body.isMappedToBuyer).toBe(true);
    expect((await decide(id, requestId, 'Confirmed', seller)).body.code).toBe('MAPPING_OVER');
    expect((await heard('mapping-refused', id)).notice?.users.sort()).toEqual(['stranger', 'third']);
    expect(await list(stranger, id)).toMatchObject([{ status: 'Refused' }]);
  });

  it('tells nobody of an office which other offices asked for it, and why they were refused', async () => {
    const { id, requestId } = await asked();
    await decide(id, requestId, 'Refused', seller, 'Not of that treasury');
    await map(id, stranger);
    await map(id);
    const [contract, words] = [(await read(id)).gemContractNumber as string, /stranger|treasury|requested/i];
    expect(JSON.stringify((await read(id)).history)).toMatch(words);
    const asBuyer = { token: buyer, params: { id } };
    const { body: order } = await service.call(orders.get, asBuyer);
    await service.call(orders.assign, { token: buyer, params: { id }, body: { assigneeId: 'holder' } });
    const holder = await service.tokenFor('End User', { id: 'holder', organizationId: office });
    const rowFor = async (token: string) =>
      (await service.call(purchaseOrders.get, { token, params: { id: `SO-${id}` } })).body;
    for (const { history } of [order, await rowFor(buyer), await rowFor(holder)]) {
      expect(history.map(({ action }: { action: string }) => action)).toContain('Mapped to buyer');
      expect(JSON.stringify(history)).not.toMatch(words);
    }
    await undo(id);
    const found = await service.call(orders.find, {
      token: await other('third'),
      params: { contractNumber: contract },
    });
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.body)).not.toMatch(words);
  });

  it('goes to one office when two requests are confirmed at one moment', async () => {
    const { id, requestId } = await asked();
    const { body } = await map(id, await other('third'));
    const answers = await Promise.all([
      decide(id, requestId, 'Confirmed', seller),
      decide(id, body.request.id, 'Confirmed', admin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('undoing a mapping', () => {
  it('takes the order off its office, which is told why, and gives it back only by a Super Admin', async () => {
    const id = await approved();
    await map(id);
    expect((await undo(id, '')).body.fields).toEqual({ reason: 'Please give a reason' });
    const { status, body } = await undo(id, 'Mapped by mistake');
    expect([status, body.isMappedToBuyer, body.buyerName, body.receiver]).toEqual([200, false, undefined, undefined]);
    expect(body.history.at(-1)).toMatchObject({ action: 'Mapping undone', note: 'Mapped by mistake' });
    expect((await service.call(orders.get, { token: buyer, params: { id } })).status).toBe(404);
    const told = await heard('unmapped', id);
    expect(told.notice).toMatchObject({ values: { reason: 'Mapped by mistake' }, record: { type: 'order' } });
    expect(told.notice?.organizations).toHaveLength(1);
    expect((told.data['order'] as { buyerOrganizationId?: string }).buyerOrganizationId).toBeUndefined();
    const { request } = (await map(id)).body;
    expect(request.differs).toEqual(['taken off']);
    expect((await decide(id, request.id, 'Confirmed', seller)).body.code).toBe('MAPPING_BY_ADMIN');
    expect((await decide(id, request.id, 'Confirmed', admin)).status).toBe(200);
  });

  it('is refused when assets were registered or a delivery was accepted, or where nothing is mapped', async () => {
    const id = await approved();
    expect((await undo(id)).body.code).toBe('ORDER_NOT_MAPPED');
    await map(id);
    registered.set(id, 1);
    expect((await undo(id)).body.code).toBe('ORDER_REGISTERED');
    registered.delete(id);
    const stored = service.kit.database.collection<{ _id: string }>('orders');
    await stored.updateOne({ _id: id }, { $set: { 'items.0.delivered': 1 } });
    expect((await undo(id)).body.code).toBe('ORDER_DELIVERED');
    expect((await read(id)).isMappedToBuyer).toBe(true);
    const refused = await service.call(mappings.undo, { token: seller, params: { id }, body: { reason: 'Mine' } });
    expect(refused.status).toBe(403);
  });
});

describe('an order that one office had before another', () => {
  const historyOf = async (token: string, id: string) => {
    const asked = [
      await service.call(orders.get, { token, params: { id } }),
      await service.call(purchaseOrders.get, { token, params: { id: `SO-${id}` } }),
    ];
    return asked.map(({ body }) => (body.history as { action: string; by: string }[]).map(({ action }) => action));
  };
  /** The first office maps it and works with it, and a Super Admin takes it off; then the second office gets it. */
  async function handedOn() {
    const id = await approved();
    await map(id);
    await service.call(orders.setReceiver, { token: buyer, params: { id }, body: { receiverId: 'holder' } });
    await service.call(orders.assign, { token: buyer, params: { id }, body: { assigneeId: 'holder' } });
    await service.call(orders.update, {
      token: seller,
      params: { id },
      body: { status: 'In Progress', notes: 'For A' },
    });
    await undo(id, 'Of the neighbours');
    const { body } = await map(id, stranger);
    await decide(id, body.request.id as string, 'Confirmed', seller);
    return id;
  }
  const ofFirst = ['Mapped to buyer', 'Receiver changed', 'Order assigned', 'Start progress', 'Mapping undone'];

  it('tells the second one nothing of what the first did with it, and seller and Super Admins all', async () => {
    const id = await handedOn();
    for (const history of await historyOf(stranger, id))
      expect(history).toEqual(['Order created', 'Approve', 'Mapping requested', 'Mapped to buyer']);
    for (const token of [seller, admin])
      for (const history of await historyOf(token, id))
        expect(history).toEqual(['Order created', 'Approve', ...ofFirst, 'Mapping requested', 'Mapped to buyer']);
  });

  it('tells each office its own lines again once it has the order', async () => {
    const id = await handedOn();
    await undo(id, 'Of the first after all');
    const { body } = await map(id);
    await decide(id, body.request.id as string, 'Confirmed', admin);
    for (const history of await historyOf(buyer, id))
      expect(history).toEqual(['Order created', 'Approve', ...ofFirst, 'Mapping requested', 'Mapped to buyer']);
  });

  it('tells nothing of it either where its lines are from before they said whose they are', async () => {
    const id = await handedOn();
    const before = { $unset: { 'history.$[].officeId': 1 } };
    await service.kit.database.collection<{ _id: string }>('orders').updateOne({ _id: id }, before as object);
    for (const history of await historyOf(stranger, id))
      expect(history).toEqual(['Order created', 'Approve', 'Mapped to buyer']);
    expect((await historyOf(seller, id))[0]).toHaveLength(9);
  });

  it('tells no office that a colleague of another one took a request back', async () => {
    const { id, requestId } = await asked();
    const mate = await other('mate', { organizationId: 'stranger-office', organizationName: 'Office of stranger' });
    await decide(id, requestId, 'Withdrawn', mate);
    await map(id);
    for (const history of await historyOf(buyer, id))
      expect(history).toEqual(['Order created', 'Approve', 'Mapped to buyer']);
  });
});

describe('looking a contract number up', () => {
  const find = (token: string, address: string, contractNumber = 'GEMC-404404') =>
    service.call(orders.find, { token, params: { contractNumber }, head: { 'client-address': address } });
  const statuses = async (tokens: string[], address: (n: number) => string) => {
    const answers = [];
    for (const [n, token] of tokens.entries()) answers.push(await find(token, address(n)));
    return answers;
  };

  it('is possible ten times an hour for a person, found or not', async () => {
    const token = await other('guesser');
    const answers = await statuses(Array<string>(12).fill(token), (n) => `198.51.100.${n}`);
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(404), 429, 429]);
    expect(answers.at(-1)?.body.error).toBe('Rate limit exceeded');
    expect(Number(answers.at(-1)?.header('retry-after'))).toBeGreaterThan(0);
  });

  it('is possible thirty times for an office, and sixty for an address, whoever asks', async () => {
    const office = { organizationId: 'many', organizationName: 'Many' };
    const people = await Promise.all(Array.from({ length: 4 }, (_, n) => other(`one-of-many-${n}`, office)));
    const ofOffice = await statuses(
      people.flatMap((token) => Array<string>(8).fill(token)),
      (n) => `192.0.2.${n}`,
    );
    expect(ofOffice.filter(({ status }) => status === 404)).toHaveLength(30);
    const offices = await Promise.all(Array.from({ length: 8 }, (_, n) => other(`office-${n}`)));
    const ofAddress = await statuses(
      offices.flatMap((token) => Array<string>(8).fill(token)),
      () => '203.0.113.9',
    );
    expect(ofAddress.filter(({ status }) => status === 404)).toHaveLength(60);
  });

  it('is no way round by asking whether a number is free', async () => {
    const token = await service.tokenFor('Buyer', { id: 'checker' });
    const answers = [];
    for (let n = 0; n < 61; n++)
      answers.push(await service.call(orders.isFree, { token, params: { contractNumber: `GEMC-9${n}9` } }));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(60).fill(200), 429]);
  });
});

it('is made, asked for, and undone once by its key', async () => {
  const id = await approved();
  const mapping = { token: buyer, params: { id }, body: {}, otherBody: { receiverId: 'holder' } };
  expect(await tryRepetition(service, mappings.map, mapping)).toMatchObject(madeOnce(mappings.map, mapping));
  const reasons = { body: { reason: 'Of another office' }, otherBody: { reason: 'Mapped by mistake' } };
  const undoing = { token: admin, params: { id }, ...reasons };
  expect(await tryRepetition(service, mappings.undo, undoing)).toMatchObject(madeOnce(mappings.undo, undoing));
  const asking = { token: stranger, params: { id: await approved() }, body: {} };
  const asked = await tryRepetition(service, mappings.map, asking);
  expect(asked).toMatchObject(madeOnce(mappings.map));
  expect(asked.first.body).toHaveProperty('request.status', 'Requested');
});
