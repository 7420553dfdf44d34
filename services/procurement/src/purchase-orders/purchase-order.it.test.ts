import {
  type Actor,
  dayInIndia,
  type DeletedDraft,
  deletedDraftDays,
  purchaseOrders as contract,
  type PurchaseOrder,
} from '@portal/contracts';
import { actorOf, madeOnce, startTestService, type TestService, tryRepetition } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { acceptGoods } from '../testing/accepted-goods.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let admin: string;

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  [buyer, admin] = [await service.tokenFor('Buyer'), await service.tokenFor('Super Admin')];
});
afterAll(() => service.stop());

const create = (changes: Record<string, unknown> = {}, token = buyer, key?: string) =>
  service.call(contract.create, { token, key, body: newPurchaseOrder(changes) });
const made = async (changes: Record<string, unknown> = {}, token = buyer) =>
  (await create(changes, token)).body as PurchaseOrder;
const edit = (id: string, changes: Record<string, unknown>, token = buyer, ifMatch?: number) =>
  service.call(contract.update, { token, params: { id }, body: { order: newPurchaseOrder(changes) }, ifMatch });
const move = (id: string, status: string, token = buyer, more: object = {}) =>
  service.call(contract.update, { token, params: { id }, body: { status, ...more } });
const get = async (id: string, token = buyer) =>
  (await service.call(contract.get, { token, params: { id } })).body as PurchaseOrder;
const statusOf = async (id: string, token: string) =>
  (await service.call(contract.get, { token, params: { id } })).status;

describe('a new purchase order', () => {
  it('is a draft with a number, totals of the server, and who made it from the session', async () => {
    const { status, body } = await create({ requestedBy: 'Current User', totalAmount: 1, supplier: 'Forged' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'Draft',
      priority: 'Medium',
      currency: 'INR',
      requestedBy: 'Buyer One',
      requestedById: 'buyer-1',
      department: 'Department of Records',
      supplier: 'Seller company',
      supplierContact: { officerName: 'Sales Officer', contactNumber: '9876543210' },
      assigneeId: 'seller-1',
      assigneeName: 'Sales Officer',
      subtotal: 110_001,
      gstTotal: 19_200.18,
      totalAmount: 129_201.18,
    });
    expect(body.poNumber).toMatch(/^PO-\d{4}-\d{6}$/);
    expect(body.items).toMatchObject([
      { category: 'Laptop', gst: 18, gstAmount: 18_000.18, totalPrice: 118_001.18, deliveryStatus: 'Not Started' },
      { category: 'Other', gst: 12, hsn: '8443', gstAmount: 1_200, totalPrice: 11_200 },
    ]);
  });

  it('gives the first one back for the same key, and counts numbers one by one', async () => {
    const body = newPurchaseOrder();
    const ask = (changed: object = {}) =>
      service.call(contract.create, { token: buyer, key: 'key-1', body: { ...body, ...changed } });
    const [first, second] = [await ask(), await ask()];
    expect(second.body.id).toBe(first.body.id);
    expect((await ask({ title: 'Other' })).body.code).toBe('KEY_REUSED');
    const numbers = (await Promise.all([made(), made(), made()])).map(({ poNumber }) => poNumber);
    expect(new Set(numbers).size).toBe(3);
  });

  it.each([
    [{ title: ' ' }, 'title', 'Title is required.'],
    [{ buyerId: undefined }, 'buyerId', 'Buyer is required.'],
    [{ buyerId: 'nobody' }, 'buyerId', 'Buyer is required.'],
    [{ expectedDeliveryDate: undefined }, 'expectedDeliveryDate', 'Expected delivery date is required.'],
    [{ items: [] }, 'items', 'Add at least one item.'],
    [{ items: [{ assetName: 'A', quantity: 0, unitPrice: 1 }] }, 'items.0.quantity', 'Quantity must be greater than 0'],
    [
      { items: [{ assetName: 'A', quantity: 1, unitPrice: 0 }] },
      'items.0.unitPrice',
      'Unit Price must be greater than 0',
    ],
    [
      { items: [{ assetName: 'A', quantity: 1, unitPrice: 1, hsn: '12345' }] },
      'items.0.hsn',
      'HSN has 4, 6 or 8 digits',
    ],
    [{ expectedDeliveryDate: '2020-01-01' }, 'expectedDeliveryDate', 'The date must not lie in the past'],
    [{ expectedDeliveryEndDate: '2020-01-01' }, 'expectedDeliveryEndDate', 'The date must not lie in the past'],
    [
      { expectedDeliveryStartDate: '2090-01-02', expectedDeliveryEndDate: '2090-01-01' },
      'expectedDeliveryEndDate',
      'The end date must not be before the start date',
    ],
    [{ sellerOrganizationId: 'unknown' }, 'sellerOrganizationId', 'Seller is required'],
    [{ sellerOrganizationId: undefined, status: 'Pending Approval' }, 'sellerOrganizationId', 'Seller is required'],
    [{ status: 'Approved' }, 'status', expect.any(String)],
  ])('refuses %j', async (changes, field, message) => {
    const { status, body } = await create(changes);
    expect(status).toBe(422);
    expect(body.fields).toMatchObject({ [field]: message });
  });

  it('is made for the own office by a buyer, for any by a Super Admin, and by nobody else', async () => {
    expect((await create({ buyerId: 'buyer-of-others' })).status).toBe(422);
    expect((await create({ buyerId: 'buyer-of-others' }, admin)).body).toMatchObject({
      buyerOrganizationId: 'other-office',
      department: 'Department of Others',
    });
    for (const role of ['Seller', 'OEM', 'End User', 'Support Agent'] as const)
      expect((await create({}, await service.tokenFor(role))).status).toBe(403);
  });

  it('can be submitted at once', async () => {
    const order = await made({ status: 'Pending Approval' });
    expect(order.status).toBe('Pending Approval');
    expect(order.history.map(({ action }) => action)).toEqual(['Purchase order created', 'Submit for Approval']);
  });
});

describe('editing', () => {
  it('changes everything before the approval, takes off what is left out, and keeps the number', async () => {
    const order = await made({ notes: 'First', description: 'Long' });
    const { status, body } = await edit(order.id, {
      title: 'Other',
      items: [{ assetName: 'A', quantity: 1, unitPrice: 1 }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Other', poNumber: order.poNumber, totalAmount: 1.18 });
    expect(body).not.toHaveProperty('notes');
    expect(body).not.toHaveProperty('description');
    expect(body.history.at(-1)).toMatchObject({ action: 'Purchase order edited', by: 'Buyer One' });
    await move(order.id, 'Pending Approval');
    expect((await edit(order.id, { title: 'Again' })).status).toBe(200);
    expect((await edit(order.id, { sellerOrganizationId: undefined })).status).toBe(422);
  });

  it('is over with the approval, and refused with a stale version', async () => {
    const order = await made();
    expect((await edit(order.id, {}, buyer, order.version + 1)).status).toBe(412);
    await move(order.id, 'Pending Approval');
    await move(order.id, 'Approved', admin);
    expect((await edit(order.id, {})).status).toBe(409);
    expect((await get(order.id)).status).toBe('Approved');
  });

  it('is not asked together with a step', async () => {
    const { id } = await made();
    const body = { order: newPurchaseOrder(), status: 'Pending Approval' };
    expect((await service.call(contract.update, { token: buyer, params: { id }, body })).status).toBe(422);
    expect((await service.call(contract.update, { token: buyer, params: { id }, body: {} })).status).toBe(422);
  });
});

describe('deleting', () => {
  const remove = (id: string, token = buyer) => service.call(contract.delete, { token, params: { id } });

  it('takes a draft away, for who made it and a Super Admin', async () => {
    const [own, other] = [await made(), await made()];
    const colleague = await service.tokenFor('Buyer', { id: 'colleague' });
    expect((await remove(own.id, colleague)).status).toBe(403);
    expect((await remove(own.id)).body).toEqual({ success: true });
    expect(await statusOf(own.id, buyer)).toBe(404);
    expect((await remove(other.id, admin)).status).toBe(200);
  });

  it('is refused once it was submitted', async () => {
    const { id } = await made({ status: 'Pending Approval' });
    expect((await remove(id)).status).toBe(409);
  });

  it('is undone for 30 days by who made the draft, and at any time by a Super Admin, once or several times alike', async () => {
    const { id, poNumber, totalAmount } = await made();
    const restore = (token = buyer) => service.call(contract.restore, { token, params: { id } });
    await remove(id);
    const colleague = await service.tokenFor('Buyer', { id: 'colleague' });
    const neighbour = await service.tokenFor('Buyer', { organizationId: 'other-office' });
    expect([(await restore(colleague)).status, (await restore(neighbour)).status]).toEqual([403, 404]);
    const [one, other] = await Promise.all([restore(), restore()]);
    for (const { status, body } of [one, other, await restore(admin)])
      expect([status, body.poNumber, body.status, body.totalAmount]).toEqual([200, poNumber, 'Draft', totalAmount]);
    const { history } = await get(id);
    expect(history.filter(({ action }) => action === 'Purchase order restored')).toHaveLength(1);
    const listed = await service.call(contract.list, { token: buyer, query: { q: poNumber } });
    expect(listed.body.items.map((row: PurchaseOrder) => row.id)).toEqual([id]);
    await remove(id);
    const deletedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    const stored = service.kit.database.collection<{ _id: string }>('purchaseOrders');
    await stored.updateOne({ _id: id }, { $set: { deletedAt } });
    const late = await restore();
    expect([late.status, late.body.code]).toEqual([409, 'PURCHASE_ORDER_DELETED_LONG_AGO']);
    expect((await restore(admin)).status).toBe(200);
  });
});

describe('a deleted draft', () => {
  const listed = async (token: string, query: Record<string, string> = {}) =>
    (await service.call(contract.deleted, { token, query: { pageSize: '100', ...query } })).body
      .items as DeletedDraft[];
  const takeAway = (id: string) => service.call(contract.delete, { token: buyer, params: { id } });
  const idsOf = async (token: string) => (await listed(token)).map((draft) => draft.id);

  it('is listed for who made it while it is kept, and for a Super Admin as long as it likes', async () => {
    const { id, poNumber } = await made();
    await takeAway(id);
    const [draft] = await listed(buyer, { q: poNumber });
    expect(draft).toMatchObject({ id, poNumber });
    const days = (Date.parse(draft?.keptUntil ?? '') - Date.parse(draft?.deletedAt ?? '')) / 86_400_000;
    expect(days).toBe(deletedDraftDays);
    const colleague = await service.tokenFor('Buyer', { id: 'colleague' });
    const neighbour = await service.tokenFor('Buyer', { organizationId: 'other-office' });
    for (const other of [colleague, neighbour]) expect(await idsOf(other)).not.toContain(id);
    expect((await listed(admin, { q: poNumber }))[0]).not.toHaveProperty('keptUntil');
    const stored = service.kit.database.collection<{ _id: string }>('purchaseOrders');
    await stored.updateOne({ _id: id }, { $set: { deletedAt: new Date(Date.now() - 31 * 86_400_000) } });
    expect(await idsOf(buyer)).not.toContain(id);
    expect(await idsOf(admin)).toContain(id);
  });

  it('is no longer listed once it is back, nor is what was never deleted', async () => {
    const [gone, there] = [await made(), await made()];
    await takeAway(gone.id);
    await service.call(contract.restore, { token: buyer, params: { id: gone.id } });
    const ids = await idsOf(buyer);
    expect([ids.includes(gone.id), ids.includes(there.id)]).toEqual([false, false]);
  });

  it('is brought back once by its key', async () => {
    const { id } = await made();
    await takeAway(id);
    const trial = { token: buyer, params: { id } };
    expect(await tryRepetition(service, contract.restore, trial)).toMatchObject(madeOnce(contract.restore));
  });

  it.each(['Seller', 'OEM', 'End User', 'Support Agent'] as const)('is nothing for a %s', async (role) => {
    expect((await service.call(contract.deleted, { token: await service.tokenFor(role) })).status).toBe(403);
  });
});

describe('a purchase order before it is sent', () => {
  const seers: [who: string, role: Actor['role'], changes: Partial<Actor>, status: number][] = [
    ['who made it', 'Buyer', {}, 200],
    ['a colleague', 'Buyer', { id: 'colleague' }, 200],
    ['a neighbour', 'Buyer', { id: 'neighbour', organizationId: 'other-office' }, 404],
    ['a Super Admin', 'Super Admin', {}, 200],
    ['its seller', 'Seller', {}, 404],
    ['a maker', 'OEM', { brands: ['Dell'] }, 404],
    ['an end user of the office', 'End User', { organizationId: '1-organization' }, 404],
    ['whom it is assigned to', 'End User', { id: 'seller-1' }, 200],
    ['who requested it', 'End User', { id: 'buyer-1' }, 200],
    ['a support agent', 'Support Agent', {}, 403],
  ];
  it.each(seers)('answers %s (%s)', async (_, role, changes, status) => {
    const { id, poNumber } = await made({ status: 'Pending Approval' });
    const token = await service.tokenFor(role, changes);
    expect(await statusOf(id, token)).toBe(status);
    const { body } = await service.call(contract.list, { token, query: { q: poNumber } });
    expect((body.items ?? []).map((row: PurchaseOrder) => row.id)).toEqual(status === 200 ? [id] : []);
  });
});

describe('a purchase order that was sent', () => {
  const sent = async () => {
    const order = await made({ internalNotes: 'For us', notes: 'For you', status: 'Pending Approval' });
    await move(order.id, 'Approved', admin);
    await move(order.id, 'Sent to Supplier');
    return order.id;
  };

  it('is shown to its seller without internal notes and the people of the office, for good', async () => {
    const id = await sent();
    const seller = await service.tokenFor('Seller');
    const order = await get(id, seller);
    expect(order).toMatchObject({ notes: 'For you', totalAmount: 129_201.18 });
    expect(order).not.toHaveProperty('internalNotes');
    expect(order).not.toHaveProperty('approvedBy');
    expect(order.history).toEqual([{ at: expect.any(String), action: 'Send to Supplier', status: 'Sent to Supplier' }]);
    expect(await statusOf(id, await service.tokenFor('Seller', { organizationId: 'others' }))).toBe(404);
    await move(id, 'Cancelled', buyer, { reason: 'No money' });
    expect((await get(id, seller)).status).toBe('Cancelled');
  });

  it('tells its seller who orders, who receives and where', async () => {
    const deliveryPerson = { officerName: 'Keeper', contactNumber: '9000000002', location: 'Gate 4' };
    const { id } = await made({ deliveryPerson, status: 'Pending Approval' });
    await move(id, 'Approved', admin);
    await move(id, 'Sent to Supplier');
    expect(await get(id, await service.tokenFor('Seller'))).toMatchObject({
      buyerOrganizationName: `Office ${actorOf('Buyer').organizationId}`,
      buyerContact: { officerName: 'Person buyer-1', email: 'buyer-1@example.gov.in', contactNumber: '9000000001' },
      deliveryPerson,
    });
    const maker = JSON.stringify(await get(id, await service.tokenFor('OEM', { brands: ['Dell'] })));
    expect(maker).not.toMatch(/Person buyer-1|Keeper|Gate 4|9000000001/);
  });

  it('is shown to a maker without people and prices, with the items of its brands', async () => {
    const id = await sent();
    const maker = await service.tokenFor('OEM', { brands: ['Dell'] });
    const order = await get(id, maker);
    expect(order.items).toMatchObject([{ assetName: 'Latitude', quantity: 2 }]);
    expect(JSON.stringify(order)).not.toMatch(/LaserJet|totalAmount|unitPrice|Buyer One|Seller company|Sales/);
    expect(await statusOf(id, await service.tokenFor('OEM', { brands: ['Acer'] }))).toBe(404);
    for (const asked of [
      'min=1',
      'max=1',
      'seller=x',
      'sort=totalAmount',
      'sort=-supplier',
      'sort=title,-totalAmount',
    ]) {
      const query = Object.fromEntries(new URLSearchParams(asked));
      expect((await service.call(contract.list, { token: maker, query })).status).toBe(422);
    }
    for (const q of ['Seller company', 'Department of Records', 'Buyer One', 'LaserJet', 'For us']) {
      const { body } = await service.call(contract.list, { token: maker, query: { q } });
      expect([q, body.items]).toEqual([q, []]);
    }
    const { body } = await service.call(contract.list, { token: maker, query: { q: order.poNumber } });
    expect(JSON.stringify(body.items)).toMatch(order.poNumber);
    expect(JSON.stringify(body.items)).not.toMatch(/totalAmount|supplier|assignee|requestedBy/);
  });
});

it('follows each step with the delivery of its items', async () => {
  const { id } = await made({ status: 'Pending Approval' });
  const seller = await service.tokenFor('Seller');
  const found: string[] = [];
  const steps: [status: string, token: string][] = [
    ['Approved', admin],
    ['Sent to Supplier', buyer],
    ['Order Confirmed', seller],
    ['In Production', seller],
    ['Ready for Delivery', seller],
    ['In Transit', seller],
    ['Delivered', seller],
    ['Completed', buyer],
  ];
  for (const [status, token] of steps) {
    const more = status === 'Order Confirmed' ? { promisedDate: '2090-02-01' } : { notes: `Now ${status}` };
    const { body } = await move(id, status, token, more);
    found.push(body.items[0].deliveryStatus);
    if (status === 'Delivered') await acceptGoods(service, id, buyer);
  }
  expect(found).toEqual([
    ...['Not Started', 'Not Started', 'Not Started', 'In Progress'],
    ...['Ready for Delivery', 'In Transit', 'Delivered', 'Completed'],
  ]);
  const order = await get(id);
  expect(order).toMatchObject({ promisedDate: '2090-02-01', approvedBy: 'Super Admin One' });
  expect(order.items[0]).toMatchObject({ actualDeliveryDate: dayInIndia() });
  expect(order.history.map(({ status }) => status)).toEqual(['Draft', 'Pending Approval', ...steps.map(([to]) => to)]);
  expect(order.history.at(-1)).toMatchObject({ by: 'Buyer One', note: 'Now Completed', at: expect.any(String) });
});
