import {
  dayInIndia,
  orders,
  type PortalEvent,
  purchaseOrders as contract,
  type PurchaseOrderRow,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { rowSorts } from './purchase-order.question.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let admin: string;
let seller: string;
const events: PortalEvent[] = [];
const sellerOrganizationId = actorOf('Seller').organizationId;
const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));

async function create(changes: Record<string, unknown> = {}) {
  const { body } = await service.call(contract.create, { token: buyer, body: newPurchaseOrder(changes) });
  return body as PurchaseOrderRow;
}
async function createGem(changes: Record<string, unknown> = {}) {
  const gemOrderFile = [await orderFile(service, buyer)];
  const body = newOrder({ ...changes, gemOrderFile, sellerOrganizationId });
  return (await service.call(orders.create, { token: buyer, body })).body;
}
const move = (id: string, status: string, token = buyer, more: object = {}) =>
  service.call(contract.update, { token, params: { id }, body: { status, ...more } });
const moveGem = (id: string, status: string, token: string, more: object = {}) =>
  service.call(orders.update, { token, params: { id }, body: { status, ...more } });
const list = async (query: Record<string, string> = {}, token = buyer) =>
  (await service.call(contract.list, { token, query: { pageSize: '100', ...query } })).body as {
    items: PurchaseOrderRow[];
    total: number;
  };
const names = async (query: Record<string, string>, token = buyer) =>
  (await list(query, token)).items.map(({ id }) => id).sort();

/** What lies in the database; days that are over cannot be entered. */
const stored = (collection: string) => service.kit.database.collection<{ _id: string }>(collection);

const made: Record<string, string> = {};
beforeAll(async () => {
  service = await startTestService(definition);
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  standInForParties(service);
  [buyer, admin] = [await service.tokenFor('Buyer'), await service.tokenFor('Super Admin')];
  seller = await service.tokenFor('Seller');
  const cheap = [{ assetName: 'Mouse', quantity: 1, unitPrice: 100 }];
  made['draft'] = (await create({ title: '=SUM(A1)', items: cheap, priority: 'Critical' })).id;
  made['soon'] = (await create({ title: 'Soon', expectedDeliveryDate: inDays(3), status: 'Pending Approval' })).id;
  const late = await create({ title: 'Late', expectedDeliveryDate: inDays(1), priority: 'Low' });
  await stored('purchaseOrders').updateOne({ _id: late.id }, { $set: { expectedDeliveryDate: inDays(-1) } });
  made['late'] = late.id;
  const gem = [
    await createGem({
      gemOrderCategory: 'Services',
      gemBuyerDepartmentName: 'Department of Records',
      priority: 'High',
    }),
    await createGem(),
    await createGem(),
  ];
  const window = { startDate: '2020-01-01', endDate: inDays(-2) };
  await stored('orders').updateOne({ _id: gem[1].id }, { $set: { expectedDeliveryWindow: window } });
  await moveGem(gem[1].id, 'Approved', admin);
  await moveGem(gem[2].id, 'Approved', admin);
  await moveGem(gem[2].id, 'In Progress', seller);
  for (const [n, name] of ['gemWaiting', 'gemLate', 'gemProduced'].entries()) made[name] = `SO-${gem[n].id as string}`;
});
afterAll(() => service.stop());

const ids = (...keys: string[]) => keys.map((key) => made[key] ?? '').sort();

describe('the list', () => {
  it('holds GeM orders as rows with the fixed mapping', async () => {
    const { items, total } = await list();
    expect(total).toBe(6);
    const rows = new Map(items.map((row) => [row.id, row]));
    const gem = (key: string) => rows.get(made[key] ?? '');
    expect(gem('gemWaiting')).toMatchObject({
      source: 'gem',
      poNumber: expect.stringMatching(/^GEMC-/),
      title: 'Services',
      department: 'Department of Records',
      priority: 'High',
      status: 'Pending Approval',
      supplier: 'Seller company',
      requestedBy: 'Buyer Officer',
      totalAmount: 708_000,
    });
    expect([gem('gemLate')?.status, gem('gemProduced')?.status]).toEqual(['Approved', 'In Production']);
    expect(rows.get(made['draft'] ?? '')).toMatchObject({ source: 'purchase-order', totalAmount: 118 });
  });

  it('calls what a GeM order lacks by fixed names', async () => {
    const [, id = ''] = (made['gemWaiting'] ?? '').split('-');
    const store = stored('orders');
    const before = await store.findOne({ _id: id });
    await store.updateOne({ _id: id }, { $unset: { gemOrderCategory: 1, gemBuyerDepartmentName: 1 } });
    const lacking = { title: 'Seller Order', department: '-' };
    expect((await list()).items.find((row) => row.id === made['gemWaiting'])).toMatchObject(lacking);
    const params = { id: made['gemWaiting'] ?? '' };
    expect((await service.call(contract.get, { token: buyer, params })).body).toMatchObject(lacking);
    await store.replaceOne({ _id: id }, before ?? {});
  });

  it.each<[question: string, found: string[]]>([
    ['source=gem', ['gemWaiting', 'gemLate', 'gemProduced']],
    ['source=purchase-order', ['draft', 'soon', 'late']],
    ['status=In Production', ['gemProduced']],
    ['status=Draft', ['draft', 'late']],
    ['status=Pending Approval', ['soon', 'gemWaiting']],
    ['priority=Critical', ['draft']],
    ['priority=High', ['gemWaiting']],
    ['priority=Medium', ['soon', 'gemLate', 'gemProduced']],
    ['department=Department of Records', ['draft', 'soon', 'late', 'gemWaiting']],
    // The other late one is a draft, for which nobody waits.
    ['health=Overdue', ['gemLate']],
    ['health=Due Soon', ['soon']],
    ['active=yes&source=gem', ['gemWaiting', 'gemLate', 'gemProduced']],
    ['active=yes&status=Draft', ['draft', 'late']],
    ['active=yes&status=Completed', []],
    ['active=no', []],
    ['delivered=yes', []],
    ['max=118', ['draft']],
    ['min=118.01&max=200000', ['soon', 'late']],
    ['min=700000', ['gemWaiting', 'gemLate', 'gemProduced']],
    [`from=${inDays(1)}`, []],
    [`to=${inDays(-1)}`, []],
    [`from=${inDays(0)}&to=${inDays(0)}&q=Late`, ['late']],
    ['seller=nobody', []],
    ['q=services', ['gemWaiting']],
  ])('answers %s', async (question, found) => {
    expect(await names(Object.fromEntries(new URLSearchParams(question)))).toEqual(ids(...found));
  });

  it.each([
    'delivered=soon',
    'deliveredFrom=then',
    'sort=colour',
    'sort=title,-colour',
    'colour=red',
    'status=Nonsense',
    'from=yesterday',
  ])('refuses %s', async (question) => {
    const query = Object.fromEntries(new URLSearchParams(question));
    expect((await service.call(contract.list, { token: buyer, query })).status).toBe(422);
  });

  const fieldOf = {
    delivered: 'deliveredAt',
    requestedDate: 'createdAt',
    expectedDelivery: 'expectedDeliveryDate',
    priority: 'urgency',
  };
  it.each(Object.keys(rowSorts).flatMap((sort) => [sort, `-${sort}`]))(
    'is sorted by %s over both kinds and pages',
    async (sort) => {
      const whole = (await list({ sort })).items;
      const name = sort.replace('-', '');
      const field = (fieldOf as Record<string, string>)[name] ?? name;
      const rows = whole.map((row) => (row as unknown as Record<string, string | number>)[field] ?? '');
      if (name !== 'priority' && name !== 'status') {
        const up = [...rows].sort((one, other) => (one < other ? -1 : Number(one > other)));
        expect(rows).toEqual(sort.startsWith('-') ? up.reverse() : up);
      }
      const pages = [];
      for (const page of ['1', '2', '3']) pages.push(...(await list({ sort, page, pageSize: '2' })).items);
      expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    },
  );

  it('is sorted by how soon somebody is awaited, not by the names of statuses, also where it is saved', async () => {
    const statuses = ['Pending Approval', 'Pending Approval', 'Approved', 'In Production', 'Draft', 'Draft'];
    expect((await list({ sort: 'status' })).items.map(({ status }) => status)).toEqual(statuses);
    expect((await list({ sort: '-status' })).items.map(({ status }) => status)).toEqual(statuses.toReversed());
    for (const [source, of] of [
      ['gem', ['Pending Approval', 'Approved', 'In Production']],
      ['purchase-order', ['Pending Approval', 'Draft', 'Draft']],
    ] as const) {
      const query = { sort: 'status', source };
      expect((await list(query)).items.map(({ status }) => status)).toEqual(of);
      const file = await service.read(contract.exportCsv, { token: buyer, query });
      const saved = file.toString('utf8').match(/Pending Approval|Approved|Draft|In Production/g);
      expect(saved).toEqual(of);
    }
  });

  it('ranks priorities, not their names', async () => {
    const ranks = (await list({ sort: '-priority' })).items.map(({ priority }) => priority);
    expect(ranks).toEqual(['Critical', 'High', 'Medium', 'Medium', 'Medium', 'Low']);
  });

  it('shows an end user no GeM order, and a neighbour nothing', async () => {
    expect(await names({}, await service.tokenFor('End User', { id: 'buyer-1' }))).toEqual(
      ids('draft', 'soon', 'late'),
    );
    expect(await names({}, await service.tokenFor('End User'))).toEqual([]);
    expect(await names({}, await service.tokenFor('Buyer', { organizationId: 'other-office' }))).toEqual([]);
    expect(await names({}, seller)).toEqual(ids('gemWaiting', 'gemLate', 'gemProduced'));
  });
});

describe('one GeM order', () => {
  it('is read by its row’s id, by who may read the order', async () => {
    const params = { id: made['gemProduced'] ?? '' };
    const { body } = await service.call(contract.get, { token: buyer, params });
    expect(body).toMatchObject({ source: 'gem', status: 'In Production', totalAmount: 708_000, priority: 'Medium' });
    expect(body.items[0]).toMatchObject({ assetName: 'Latitude laptop', deliveryStatus: 'In Progress' });
    for (const role of ['OEM', 'End User'] as const) {
      const token = await service.tokenFor(role, { brands: ['Dell'] });
      expect((await service.call(contract.get, { token, params })).status).toBe(404);
    }
    const neighbour = await service.tokenFor('Buyer', { organizationId: 'other-office' });
    expect((await service.call(contract.get, { token: neighbour, params })).status).toBe(404);
  });

  it('has its files, who orders, and for an office who answers for its seller', async () => {
    const params = { id: made['gemProduced'] ?? '' };
    const contact = { officerName: 'Sales Officer', email: 'sales@example.com', contactNumber: '9876543210' };
    for (const token of [buyer, admin]) {
      const { body } = await service.call(contract.get, { token, params });
      expect(body).toMatchObject({
        supplierContact: contact,
        gemOrderFile: { id: expect.any(String), name: expect.any(String) },
        buyerContact: { officerName: 'Buyer Officer' },
      });
    }
    expect((await service.call(contract.get, { token: seller, params })).body).not.toHaveProperty('supplierContact');
  });

  it('is not changed as a purchase order', async () => {
    const id = made['gemProduced'] ?? '';
    expect((await move(id, 'Cancelled', admin, { reason: 'No' })).body.code).toBe('PURCHASE_ORDER_OF_GEM');
    expect((await service.call(contract.delete, { token: admin, params: { id } })).status).toBe(409);
  });
});

it('finds the orders of a buyer and of a seller, as far as the asker sees them', async () => {
  const of = async (operation: typeof contract.ofBuyer | typeof contract.ofSeller, id: string, token: string) =>
    (await service.call(operation, { token, params: { id } })).body;
  const bought = await of(contract.ofBuyer, actorOf('Buyer').organizationId, admin);
  expect(bought.success).toBe(true);
  expect(bought.orders.map(({ id }: PurchaseOrderRow) => id).sort()).toEqual(ids('draft', 'soon', 'late'));
  expect((await of(contract.ofBuyer, 'buyer-1', admin)).orders).toHaveLength(3);
  expect((await of(contract.ofSeller, sellerOrganizationId, admin)).orders).toHaveLength(6);
  expect((await of(contract.ofSeller, 'seller-1', seller)).orders).toHaveLength(3);
  const neighbour = await service.tokenFor('Buyer', { organizationId: 'other-office' });
  expect((await of(contract.ofSeller, sellerOrganizationId, neighbour)).orders).toEqual([]);
});

it('sums up what the asker sees', async () => {
  const { body } = await service.call(contract.summary, { token: buyer });
  expect(body).toMatchObject({
    ...{ pendingApproval: 2, inTransit: 0, overdue: 1, total: 6, active: 6, completed: 0 },
    totalValue: 2 * 708_000,
    topVendors: [{ sellerOrganizationId, supplier: 'Seller company', orders: 2, totalValue: 2 * 708_000 }],
    departments: ['Buyer organization', 'Department of Records'],
  });
  expect(body.recent).toHaveLength(5);
  expect(body.recent[0].id).toBe(made['gemProduced']);
  const requester = await service.tokenFor('End User', { id: 'buyer-1' });
  expect((await service.call(contract.summary, { token: requester })).body).toMatchObject({ total: 3, overdue: 0 });
  expect((await service.call(contract.summary, { token: await service.tokenFor('OEM') })).status).toBe(403);
});

describe('the export', () => {
  async function exported(token: string, query: Record<string, string> = {}) {
    const file = await service.read(contract.exportCsv, { token, query });
    return file.toString('utf8').replace('\ufeff', '').trim().split('\r\n');
  }

  it('has the columns in their order, every row that matches, and no formula', async () => {
    const lines = await exported(buyer, { sort: 'totalAmount' });
    expect(lines[0]).toBe(
      'PO Number,Title,Department,Supplier,Amount,Status,Priority,Expected Delivery,Requested By,Requested Date',
    );
    expect(lines).toHaveLength(7);
    expect(lines[1]).toMatch(
      /^PO-\d{4}-\d{6},"'=SUM\(A1\)",Department of Records,Seller company,118,Draft,Critical,2090-01-31,Buyer One,/,
    );
    expect(lines.at(-1)).toMatch(/^GEMC-.*,708000,/);
    expect(await exported(buyer, { source: 'gem', status: 'In Production' })).toHaveLength(2);
    expect(await exported(buyer, { source: 'purchase-order', q: 'Late' })).toHaveLength(2);
  });

  it('is refused to who may only look', async () => {
    for (const role of ['End User', 'OEM', 'Support Agent'] as const)
      await expect(exported(await service.tokenFor(role))).rejects.toThrow('403');
  });
});

it('tells of each step those whom it concerns, and its seller nothing before it was sent', async () => {
  const order = await create({ status: 'Pending Approval' });
  await move(order.id, 'Approved', admin);
  await move(order.id, 'Sent to Supplier');
  await move(order.id, 'Order Confirmed', seller);
  await move(order.id, 'Cancelled', buyer, { reason: 'No money' });
  const heard = (verb: string) =>
    eventually(async () => {
      const subject = `procurement.purchase-order.${verb}`;
      const found = events.find((event) => event.subject === subject && event.record.id === order.id);
      if (!found) throw new Error(`${verb} was not told`);
      return Promise.resolve(found);
    });
  const office = actorOf('Buyer').organizationId;
  const nobody = { users: [], organizations: [], roles: [] };
  const record = { type: 'purchaseOrder', id: order.id };
  const values = { number: order.poNumber };
  expect((await heard('created')).notice).toMatchObject({ ...nobody, roles: ['Super Admin'], record, values });
  expect((await heard('approved')).notice).toMatchObject({ ...nobody, users: ['buyer-1'] });
  expect((await heard('sent')).notice).toMatchObject({ ...nobody, organizations: [sellerOrganizationId] });
  const toOffice = { ...nobody, users: ['buyer-1'], organizations: [office] };
  expect((await heard('confirmed')).notice).toMatchObject(toOffice);
  expect((await heard('cancelled')).notice?.organizations).toEqual([office, sellerOrganizationId]);
  expect((await heard('approved')).organizations).toEqual([office]);
  expect((await heard('sent')).organizations).toEqual([office, sellerOrganizationId]);
});

it('tells a seller what is still to be delivered, of both kinds, with how many units', async () => {
  const items = [{ assetName: 'Rack', quantity: 7, unitPrice: 100 }];
  const { id } = await create({ title: 'Outstanding', items, status: 'Pending Approval' });
  await move(id, 'Approved', admin);
  await move(id, 'Sent to Supplier');
  const rows = async () => (await list({ outstanding: 'yes' }, seller)).items;
  expect((await rows()).map((row) => row.id)).not.toContain(id);
  await move(id, 'Order Confirmed', seller);
  const { id: gem } = await createGem();
  await moveGem(gem, 'Approved', admin);
  await moveGem(gem, 'In Progress', seller);
  const found = await rows();
  expect(found.find((row) => row.id === id)).toMatchObject({ source: 'purchase-order', openUnits: 7 });
  expect(found.find((row) => row.id === `SO-${gem}`)).toMatchObject({ source: 'gem', openUnits: 12 });
  await stored('purchaseOrders').updateOne({ _id: id }, { $set: { 'items.0.delivered': 4 } });
  expect((await rows()).find((row) => row.id === id)?.openUnits).toBe(3);
});
