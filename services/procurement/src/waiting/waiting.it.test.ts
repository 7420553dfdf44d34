import { type Actor, documents, orders, purchaseOrders, requisitions, type Role, waiting } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties, unknownAuthority } from '../testing/purchase-parties.js';
import { newRequisition } from '../testing/requisition-bench.js';

const office = actorOf('Buyer').organizationId;
const people = {
  admin: ['Super Admin', {}],
  buyer: ['Buyer', {}],
  colleague: ['Buyer', { id: 'colleague' }],
  clerk: ['Buyer', { id: 'clerk' }],
  unknown: ['Buyer', { id: unknownAuthority }],
  stranger: ['Buyer', { id: 'stranger', organizationId: 'other-office' }],
  seller: ['Seller', {}],
  requester: ['End User', { id: 'requester', organizationId: office }],
  oem: ['OEM', { brands: ['Dell'] }],
  support: ['Support Agent', {}],
} satisfies Record<string, [Role, Partial<Actor>]>;
type Person = keyof typeof people;

let service: TestService;
const tokens = new Map<string, string>();
const token = (person: Person) => tokens.get(person) ?? '';
const count = async (person: Person) => (await service.call(waiting.count, { token: token(person) })).body;
const store = (collection: string, ...records: object[]) =>
  service.kit.database.collection(collection).insertMany(records.map((record, n) => ({ number: `N-${n}`, ...record })));

const none = {
  orders: 0,
  purchaseOrders: 0,
  documents: 0,
  requisitions: 0,
  awards: 0,
  receipts: 0,
  invoices: 0,
  payments: 0,
};

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service, ['buyer', 'colleague']);
  for (const [person, [role, changes]] of Object.entries(people))
    tokens.set(person, await service.tokenFor(role, changes));
});
afterAll(() => service.stop());
beforeEach(async () => {
  for (const name of ['orders', 'purchaseOrders', 'documents', 'requisitions', 'rfqs', 'receipts', 'invoices'])
    await service.kit.database.collection(name).deleteMany({});
});

it.each(['seller', 'requester', 'oem', 'support'] as const)('is no question of a %s', async (person) => {
  expect((await service.call(waiting.count, { token: token(person) })).status).toBe(403);
});

it('counts a GeM order for a Super Admin alone', async () => {
  const body = newOrder({ gemOrderFile: [await orderFile(service, token('seller'))] });
  expect((await service.call(orders.create, { token: token('seller'), body })).status).toBe(201);
  expect(await count('admin')).toEqual({ ...none, orders: 1, total: 1 });
  expect(await count('buyer')).toEqual({ ...none, total: 0 });
});

it('counts a purchase order for who may approve it, and never for who wrote it', async () => {
  const body = newPurchaseOrder();
  const { id } = (await service.call(purchaseOrders.create, { token: token('buyer'), body })).body as { id: string };
  expect((await count('admin')).purchaseOrders).toBe(0);
  const step = { token: token('buyer'), params: { id }, body: { status: 'Pending Approval' as const } };
  await service.call(purchaseOrders.update, step);
  const seen = (
    await Promise.all((['admin', 'colleague', 'buyer', 'clerk', 'unknown', 'stranger'] as const).map(count))
  ).map(({ purchaseOrders: waits, total }) => [waits, total]);
  expect(seen).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

it('counts a submitted requisition for the office, and not for who raised it', async () => {
  const raise = (person: Person, status: string) =>
    service.call(requisitions.create, { token: token(person), body: newRequisition({ status }) });
  await raise('requester', 'Submitted');
  await raise('requester', 'Draft');
  await raise('buyer', 'Submitted');
  const seen = (await Promise.all((['colleague', 'buyer', 'admin', 'stranger'] as const).map(count))).map(
    ({ requisitions: waits }) => waits as number,
  );
  expect(seen).toEqual([2, 1, 2, 0]);
});

it('counts documents of others that are pending', async () => {
  const document = { status: 'pending', organizations: [office, 'maker'], uploadedByOrganizationId: 'maker' };
  await store(
    'documents',
    document,
    { ...document, uploadedByOrganizationId: office },
    { ...document, status: 'approved' },
    { ...document, organizations: ['maker'] },
    { ...document, deletedAt: new Date() },
  );
  expect(await count('buyer')).toEqual({ ...none, documents: 1, total: 1 });
  expect((await count('stranger')).total).toBe(0);
});

it('is what the lists show where they are asked for it, and as many', async () => {
  const listed = async (person: Person, list: 'orders' | 'documents') => {
    const query = { waiting: 'yes', pageSize: '1' };
    const { body } =
      list === 'orders'
        ? await service.call(orders.list, { token: token(person), query })
        : await service.call(documents.list, { token: token(person), query });
    return body.total as number;
  };
  const body = { sellerOrganizationId: actorOf('Seller').organizationId };
  const create = async (person: Person, more: object = {}) => {
    const gemOrderFile = [await orderFile(service, token(person))];
    const { status } = await service.call(orders.create, {
      token: token(person),
      body: newOrder({ gemOrderFile, ...more }),
    });
    expect(status).toBe(201);
  };
  await create('seller');
  await create('admin', body);
  const at = new Date();
  const document = {
    ...{ version: 1, createdAt: at, updatedAt: at, uploadedAt: at, uploadedBy: 'Somebody', uploadedById: 'somebody' },
    ...{ name: 'Receipt', recordName: 'GEMC-1', type: 'other', size: 1, versions: [] },
    ...{ status: 'pending', organizations: [office] },
  };
  for (const uploadedByOrganizationId of [office, office, 'maker'])
    await store('documents', { _id: newId(), ...document, uploadedByOrganizationId });
  const counted = await count('admin');
  expect([await listed('admin', 'orders'), counted.orders]).toEqual([1, 1]);
  const own = await count('buyer');
  expect([await listed('buyer', 'documents'), own.documents]).toEqual([1, 1]);
});

it('counts the requests of the own office whose quotes can be compared, the moment they close', async () => {
  const of = { buyerOrganizationId: office, isPublished: true };
  const [past, future] = [new Date(Date.now() - 1_000), new Date(Date.now() + 3_600_000)];
  const requests = [
    { ...of, status: 'Closed', closesAt: past },
    { ...of, status: 'Open', closesAt: past },
    { ...of, status: 'Open', closesAt: future },
    { ...of, status: 'Awarded', closesAt: past },
    { ...of, buyerOrganizationId: 'other', status: 'Closed', closesAt: past },
  ];
  await store('rfqs', ...requests.map((rfq, n) => ({ ...rfq, rfqNumber: `RFQ-${n}` })));
  expect(await count('clerk')).toEqual({ ...none, awards: 2, total: 2 });
  expect(await count('admin')).toEqual({ ...none, total: 0 });
});

it('counts what is to be inspected, compared and paid, for the office alone', async () => {
  const of = { organizations: [office], buyerOrganizationId: office };
  await store('receipts', { ...of, status: 'Inspection Due' }, { ...of, status: 'Accepted' });
  const [submitted, accepted] = [
    { ...of, status: 'Submitted' },
    { ...of, status: 'Accepted' },
  ];
  await store(
    'invoices',
    { ...submitted, n: 1 },
    { ...accepted, n: 2 },
    { ...accepted, n: 3 },
    { ...of, status: 'Paid' },
  );
  expect(await count('clerk')).toEqual({ ...none, receipts: 1, invoices: 1, payments: 2, total: 4 });
  for (const person of ['admin', 'stranger'] as const) expect(await count(person)).toEqual({ ...none, total: 0 });
});
