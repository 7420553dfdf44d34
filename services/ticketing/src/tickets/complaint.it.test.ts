import { headers } from '@nats-io/transport-node';
import {
  assets,
  cover,
  type Operation,
  orderSellers,
  type PortalEvent,
  type ReplyOf,
  type Role,
  tickets,
  users,
} from '@portal/contracts';
import { eventsOf, portalItself } from '@portal/service-kit';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';

let service: TestService;
/** What the register holds, and who asked for which sellers of orders. */
let register: object[];
const asked: object[] = [];
const events: PortalEvent[] = [];
const office = actorOf('Buyer').organizationId;
const seller = { id: actorOf('Seller').organizationId, name: 'Seller organization' };
const uid = '263260000035';
const found = {
  ...{ id: 'a1', assetUid: uid, name: 'Test Laptop', serialNumber: 'SN-1', category: 'Laptop' },
  ...{ sellerOrganizationId: seller.id, sellerName: seller.name, status: 'Active' },
};
const contract: ReplyOf<typeof cover.amcContract> = {
  ...{ id: 'c1', version: 1, createdAt: '2026-01-01T06:00:00Z', updatedAt: '2026-01-01T06:00:00Z' },
  ...{ contractNumber: 'AMC-2026-000001', assetIds: ['a1'], assetNames: ['Test Laptop'], provider: 'Care' },
  ...{ startDate: '2026-01-01', endDate: '2027-01-01', remainingDays: 100, status: 'Active' },
  ...{ serviceType: 'Preventive', contactPerson: 'A', contactPhone: '1', contactEmail: 'a@example.com' },
};
const complaint = {
  title: 'The hinge broke',
  description: 'The hinge broke after two weeks of careful use.',
  assetUid: uid,
};

/** Answers for a neighbour service, by the organisation that asks. */
const standIn = ({ nats }: TestService, { subject }: Operation, itemsFor: (organization: string) => object[]) =>
  nats.subscribe(subject, {
    callback: (_, message) => {
      const [, claims = ''] = (message.headers?.get('authorization') ?? '').split('.');
      const { org } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { org: string };
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ items: itemsFor(org) }), { headers: head });
    },
  });

beforeAll(async () => {
  service = await startTestService(definition);
  // The register gives an office its own assets alone.
  standIn(service, assets.search, (organization) =>
    [office, actorOf('Support Agent').organizationId].includes(organization) ? register : [],
  );
  service.nats.subscribe(orderSellers.of.subject, {
    callback: (_, message) => {
      const question = message.json<{ sellerOrganizationId?: string }>();
      asked.push(question);
      const items = [seller].filter(({ id }) => id === (question.sellerOrganizationId ?? id));
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ items }), { headers: head });
    },
  });
  service.nats.subscribe(cover.amcContract.subject, {
    callback: (_, message) => {
      const seen = (message.headers?.get('params') ?? '').includes('c1');
      const head = headers();
      head.set('status', seen ? '200' : '404');
      message.respond(JSON.stringify(seen ? contract : { error: 'Not found', code: 'NOT_FOUND' }), {
        headers: head,
      });
    },
  });
  standIn(service, users.sellers, () => [{ ...seller, userId: 'seller-1' }]);
  service.nats.subscribe('events.ticketing.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
});
beforeEach(() => {
  register = [found];
  asked.length = 0;
});
afterAll(() => service.stop());

type Who = Parameters<TestService['tokenFor']>[1];
const ask = async (operation: Operation, role: Role, options: object = {}, who?: Who) =>
  service.call(operation, { token: await service.tokenFor(role, who), ...options });
const raise = (changes: object = {}, who?: Who) =>
  ask(tickets.create, 'Buyer', { body: { ...complaint, ...changes } }, who);
const colleague = { id: 'buyer-2' };
const neighbour = { id: 'neighbour', organizationId: 'other-office' };
const rival = { id: 'rival', organizationId: 'rival-company' };

async function resolved() {
  const { body } = await raise();
  const params = { id: body.id };
  await ask(tickets.assign, 'Support Agent', { params, body: { sellerOrganizationId: seller.id } });
  await ask(tickets.setStatus, 'Seller', { params, body: { status: 'Resolved', resolution: 'Hinge exchanged' } });
  return params;
}

it('is raised by a buyer about an asset of the office, and assigned as every ticket', async () => {
  const { status, body } = await raise();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ status: 'Open', organizationId: office, createdByRole: 'Buyer', deviceId: 'a1', serialNumber: 'SN-1' },
  });
  const params = { id: body.id };
  const see = async (role: Role, who?: Who) => (await ask(tickets.get, role, { params }, who)).status;
  expect([await see('Seller'), await see('Buyer', colleague), await see('Buyer', neighbour)]).toEqual([404, 200, 404]);
  await ask(tickets.assign, 'Support Agent', { params, body: { sellerOrganizationId: seller.id } });
  expect([await see('Seller'), await see('Seller', rival)]).toEqual([200, 404]);
});

it.each([
  ['without an asset', { assetUid: undefined }, undefined, 'Please enter the Asset UID'],
  ['about an asset of another office', {}, neighbour, 'Asset UID not found in the system'],
  ['about no asset', { assetUid: '000000000000' }, undefined, 'Asset UID not found in the system'],
] as const)('is refused %s', async (_, changes, who, message) => {
  const { status, body } = await raise(changes, who);
  expect([status, body.fields]).toEqual([422, { assetUid: message }]);
});

it.each(['Seller', 'OEM'] as const)('is not raised by a %s, who complains by escalations', async (role) => {
  expect((await ask(tickets.create, role, { body: complaint })).status).toBe(403);
  const params = { id: (await raise()).body.id };
  expect((await ask(tickets.update, role, { params, body: complaint })).status).toBe(403);
});

describe('a ticket about goods of a brand', () => {
  const maker = { brands: ['Dell'] };
  const oem = (operation: Operation, options: object = {}, who: Who = maker) => ask(operation, 'OEM', options, who);
  const raiseFor = async (brand?: string) => {
    register = [{ ...found, ...(brand ? { brand } : {}) }];
    return (await raise({ title: `Hinge of ${brand ?? 'no brand'}` })).body as { id: string };
  };

  it('is read by its maker alone, without people, office and seller', async () => {
    const { id } = await raiseFor('Dell');
    const [other, none] = [await raiseFor('Acer'), await raiseFor()];
    await ask(tickets.assign, 'Support Agent', { params: { id }, body: { sellerOrganizationId: seller.id } });
    const { status, body } = await oem(tickets.get, { params: { id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Hinge of Dell', brand: 'Dell', serialNumber: 'SN-1', status: 'In Progress' });
    const hidden = ['createdBy', 'createdById', 'createdByRole', 'organizationId', 'department', 'assignedTo'];
    const others = ['assignedToOrganizationId', 'contactPreference', 'preferredTime', 'attachments'];
    expect([...hidden, ...others].filter((name) => name in body)).toEqual([]);
    expect(Object.keys(body.history.at(-1)).sort()).toEqual(['action', 'at', 'status']);
    for (const params of [{ id: other.id }, { id: none.id }])
      expect((await oem(tickets.get, { params })).status).toBe(404);
    expect((await oem(tickets.get, { params: { id } }, { brands: ['Acer'] })).status).toBe(404);
    const rows = async (who: Who, query: object = {}) =>
      ((await oem(tickets.list, { query }, who)).body as { items: object[] }).items;
    expect(await rows(maker)).toEqual([expect.objectContaining({ id })]);
    expect(await rows(maker, { q: actorOf('Buyer').name })).toEqual([]);
    expect((await rows(maker))[0]).not.toHaveProperty('createdBy');
    expect(await rows({ brands: [] })).toEqual([]);
    expect((await oem(tickets.stats)).body).toMatchObject({ total: 1, inProgress: 1 });
  });

  it('is only read by its maker, who asks for nothing that is not shown', async () => {
    const { id } = await raiseFor('Dell');
    const params = { id };
    const refused = [
      await oem(tickets.addNote, { params, body: { note: 'Seen' } }),
      await oem(tickets.update, { params, body: complaint }),
      await oem(tickets.setStatus, { params, body: { status: 'Closed' } }),
      await oem(tickets.list, { query: { seller: seller.id } }),
      await oem(tickets.list, { query: { createdByRole: 'Buyer' } }),
      await oem(tickets.turnaround, { query: { seller: seller.id } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  });
});

it('is corrected by who raised it and no colleague', async () => {
  const params = { id: (await raise()).body.id };
  const body = { ...complaint, title: 'Both hinges broke', category: 'Hardware Issue', priority: 'High' };
  expect((await ask(tickets.update, 'Buyer', { params, body }, colleague)).status).toBe(404);
  expect((await ask(tickets.update, 'Buyer', { params, body })).body).toMatchObject({ title: 'Both hinges broke' });
});

it.each([
  ['opens a resolved complaint again', { status: 'In Progress', reason: 'It broke again' }],
  ['closes a resolved complaint', { status: 'Closed' }],
] as const)('%s for who raised it, not for a colleague or a neighbour', async (_, body) => {
  const params = await resolved();
  expect((await ask(tickets.setStatus, 'Buyer', { params, body }, colleague)).status).toBe(403);
  expect((await ask(tickets.setStatus, 'Buyer', { params, body }, neighbour)).status).toBe(404);
  expect((await ask(tickets.setStatus, 'Buyer', { params, body })).body).toMatchObject({ status: body.status });
});

it('is resolved by its seller and by no other, nor by the office', async () => {
  const { body } = await raise();
  const params = { id: body.id };
  await ask(tickets.assign, 'Support Agent', { params, body: { sellerOrganizationId: seller.id } });
  const move = { params, body: { status: 'Resolved', resolution: 'Hinge exchanged' } };
  expect((await ask(tickets.setStatus, 'Seller', move, rival)).status).toBe(404);
  expect((await ask(tickets.setStatus, 'Buyer', move)).status).toBe(403);
  expect((await ask(tickets.setStatus, 'Seller', move)).body).toMatchObject({ status: 'Resolved' });
});

it('tells its seller that it is open again, and that it is closed, and who raised it that somebody else closed it', async () => {
  const params = await resolved();
  await ask(tickets.setStatus, 'Buyer', { params, body: { status: 'In Progress', reason: 'It broke again' } });
  await ask(tickets.setStatus, 'Support Agent', { params, body: { status: 'Closed', resolution: 'It is exchanged' } });
  const others = await resolved();
  await ask(tickets.setStatus, 'Buyer', { params: others, body: { status: 'Closed' } });
  await service.carry();
  const told = (verb: string, { id }: { id: string }) =>
    events.find(({ subject, record }) => subject === `ticketing.ticket.${verb}` && record.id === id)?.notice;
  const office = [actorOf('Buyer').id];
  expect(told('resolved', params)).toMatchObject({ users: office, organizations: [] });
  expect(told('reopened', params)).toMatchObject({ users: [], organizations: [seller.id] });
  expect(told('closed', params)).toMatchObject({ users: office, organizations: [seller.id] });
  expect(told('closed', others)).toMatchObject({ users: [], organizations: [seller.id] });
});

it('goes to nobody but the seller of its asset', async () => {
  const { body } = await raise();
  const assign = (sellerOrganizationId: string) =>
    ask(tickets.assign, 'Support Agent', { params: { id: body.id }, body: { sellerOrganizationId } });
  const { status, body: refused } = await assign('another-company');
  expect([status, refused.fields]).toEqual([
    422,
    { sellerOrganizationId: 'This ticket can only be assigned to the seller of its asset' },
  ]);
  expect((await ask(tickets.get, 'Buyer', { params: { id: body.id } })).body.status).toBe('Open');
  expect((await assign(seller.id)).status).toBe(200);
});

describe('a ticket about no asset of the register', () => {
  const assign = (id: string, sellerOrganizationId: string) =>
    ask(tickets.assign, 'Support Agent', { params: { id }, body: { sellerOrganizationId } });
  const sellersFor = (id: string, role: Role = 'Support Agent') =>
    ask(tickets.sellers, role, { params: { id }, query: { q: 'sel' } });

  it('goes only to a seller with an order of the office that raised it, and only those are offered', async () => {
    const { id } = (await raise()).body;
    register = [];
    expect((await sellersFor(id)).body).toEqual({ items: [seller], ofAsset: false });
    const { status, body } = await assign(id, 'another-company');
    const refusal = 'This ticket can only be assigned to a seller with an order of the office that raised it';
    expect([status, body.fields]).toEqual([422, { sellerOrganizationId: refusal }]);
    expect((await ask(tickets.get, 'Buyer', { params: { id } })).body.status).toBe('Open');
    expect((await assign(id, seller.id)).status).toBe(200);
    expect(asked).toEqual([
      { organizationId: office, q: 'sel' },
      { organizationId: office, sellerOrganizationId: 'another-company' },
      { organizationId: office, sellerOrganizationId: seller.id },
    ]);
  });

  it.each(['Support Agent', 'Super Admin'] as const)(
    'of a %s, goes to a seller with an order of anybody',
    async (role) => {
      const { id } = (await ask(tickets.create, role, { body: { ...complaint, assetUid: undefined } })).body;
      expect((await assign(id, 'another-company')).status).toBe(422);
      expect((await assign(id, seller.id)).status).toBe(200);
      expect(asked).toEqual([{ sellerOrganizationId: 'another-company' }, { sellerOrganizationId: seller.id }]);
    },
  );

  it('of the portal itself, goes to a seller with an order of its office', async () => {
    const { id } = (await ask(tickets.create, 'Super Admin', { body: { ...complaint, assetUid: undefined } })).body;
    const raised = { createdById: portalItself.id, createdByRole: portalItself.role, organizationId: office };
    await service.kit.database.collection<{ _id: string }>('tickets').updateOne({ _id: id }, { $set: raised });
    expect((await assign(id, 'another-company')).status).toBe(422);
    expect(asked).toEqual([{ organizationId: office, sellerOrganizationId: 'another-company' }]);
  });

  it('offers of one about an asset its seller alone, to who assigns it', async () => {
    const { id } = (await raise()).body;
    expect((await sellersFor(id)).body).toEqual({ items: [seller], ofAsset: true });
    expect(asked).toEqual([]);
    expect((await sellersFor(id, 'Buyer')).status).toBe(403);
  });
});

describe('a note on a ticket', () => {
  const note = (id: string, role: Role, text: string, who?: Who) =>
    ask(tickets.addNote, role, { params: { id }, body: { note: text } }, who);

  it('is read by whoever may see the ticket, who are told of it', async () => {
    const { id } = await resolved();
    expect((await note(id, 'Seller', 'The part is ordered')).status).toBe(201);
    const { body } = await ask(tickets.get, 'Buyer', { params: { id } });
    expect(body.history.at(-1)).toMatchObject({
      action: 'Note added',
      note: 'The part is ordered',
      by: actorOf('Seller').name,
    });
    await service.carry();
    const [told] = events.filter(({ subject, record }) => subject === 'ticketing.ticket.noted' && record.id === id);
    expect(told?.notice).toMatchObject({ users: [actorOf('Buyer').id], record: { type: 'ticket', id } });
  });

  it('is taken once, though it is sent twice', async () => {
    const { id } = await resolved();
    const twice = { params: { id }, body: { note: 'The part is ordered' }, key: `note-${id}` };
    for (let n = 0; n < 2; n++) expect((await ask(tickets.addNote, 'Seller', twice)).status).toBe(201);
    const { body } = await ask(tickets.get, 'Buyer', { params: { id } });
    const noted = (body.history as { action: string }[]).filter(({ action }) => action === 'Note added');
    expect(noted).toHaveLength(1);
  });

  it.each(['', '  \n '])('is none where its text is %j', async (text) => {
    const { id } = await resolved();
    const { status, body } = await note(id, 'Buyer', text);
    expect([status, body.fields]).toEqual([422, { note: 'Please enter a note' }]);
  });

  it('is written by nobody who may not see the ticket, and not after it is closed', async () => {
    const { id } = await resolved();
    const answers = [
      await note(id, 'Buyer', 'Mine', neighbour),
      await note(id, 'Seller', 'Mine', rival),
      await note(id, 'OEM', 'Mine'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 403]);
    await ask(tickets.setStatus, 'Buyer', { params: { id }, body: { status: 'Closed' } });
    expect((await note(id, 'Buyer', 'Too late')).body.code).toBe('ILLEGAL_MOVE');
  });
});

it('is found by the AMC contract that covers its asset, by whoever sees both', async () => {
  const { body } = await raise();
  const found = async (amcContractId: string, who?: Who) => {
    const query = { amcContractId, pageSize: '100' };
    const answer = await ask(tickets.list, 'Buyer', { query }, who);
    return [answer.status, ((answer.body['items'] ?? []) as { id: string }[]).some(({ id }) => id === body.id)];
  };
  expect(await found('c1')).toEqual([200, true]);
  expect(await found('c1', neighbour)).toEqual([200, false]);
  expect(await found('c2')).toEqual([404, false]);
});
