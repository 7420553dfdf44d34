import { orders, orderSellers, purchaseOrders, type Role, vendors } from '@portal/contracts';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { wholeDelivery } from '../purchase-orders/order-days.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let seller: string;
let buyer: string;
const office = actorOf('Buyer').organizationId;
const company = actorOf('Seller').organizationId;

/** What one order of `newOrder` costs. */
const price = 708_000;
const window = { startDate: '2026-01-01', endDate: '2026-01-10' };

async function order(fields: Record<string, unknown>) {
  const body = newOrder({ gemOrderFile: [await orderFile(service, seller)] });
  const made = await service.call(orders.create, { token: seller, body });
  const set = { organizations: [office], expectedDeliveryWindow: window, ...fields };
  await service.kit.database.collection<{ _id: string }>('orders').updateOne({ _id: made.body.id }, { $set: set });
}

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  [seller, buyer] = [await service.tokenFor('Seller'), await service.tokenFor('Buyer')];
  // Half past one at night in India on the day after: late. Ten days after its approval.
  await order({
    status: 'Completed',
    approvedAt: new Date('2026-01-01T06:00:00Z'),
    ...wholeDelivery(window.endDate, new Date('2026-01-10T20:00:00Z')),
  });
  // Half past eleven in the evening of the last day: on time. Eight days after its approval, that was at night in India.
  await order({
    status: 'Completed',
    approvedAt: new Date('2026-01-01T20:00:00Z'),
    ...wholeDelivery(window.endDate, new Date('2026-01-10T18:00:00Z')),
  });
  await order({ status: 'Approved' });
  await order({ status: 'Pending Approval' });
  await order({ status: 'Rejected' });
  await order({ status: 'Approved', organizations: ['other-office'] });
  await order({ status: 'Approved', sellerOrganizationId: 'former-seller', sellerName: 'Former company' });
  await service.call(purchaseOrders.create, { token: buyer, body: newPurchaseOrder() });
});
afterAll(() => service.stop());

const performance = {
  totalOrders: 6,
  completedOrders: 2,
  activeOrders: 3,
  completionRate: 33,
  deliveredOrders: 2,
  onTimeOrders: 1,
  onTimeDelivery: 50,
  approvedOrders: 3,
  totalValue: 3 * price,
  averageOrderValue: price,
  averageDeliveryTime: 9,
};
const formerly = {
  totalOrders: 1,
  completedOrders: 0,
  activeOrders: 1,
  completionRate: 0,
  deliveredOrders: 0,
  onTimeOrders: 0,
  onTimeDelivery: null,
  approvedOrders: 1,
  totalValue: price,
  averageOrderValue: price,
  averageDeliveryTime: null,
};

it('tells a buyer how each seller did with the orders of the own office, and nothing where there is no data', async () => {
  const { body } = await service.call(vendors.list, { token: buyer });
  expect(body.items).toEqual([
    {
      ...{ id: company, name: 'Seller company', email: 'sales@example.com', status: 'Active', performance },
      ...{ rating: null, ratings: 0 },
      ...{ contactPerson: 'Sales Officer', phone: '9876543210' },
    },
    {
      id: 'former-seller',
      name: 'Former company',
      status: 'Inactive',
      performance: formerly,
      rating: null,
      ratings: 0,
    },
  ]);
  expect(body.figures).toEqual({
    ...{ totalVendors: 2, activeVendors: 1, activeOrders: 4, completedOrders: 2, approvedOrders: 4 },
    ...{ totalValue: 4 * price, averageOrderValue: price, deliveredOrders: 2, onTimeDelivery: 50 },
  });
});

it('counts as many orders of a seller as the list of orders shows', async () => {
  const { body } = await service.call(purchaseOrders.list, { token: buyer, query: { seller: company } });
  expect(body.total).toBe(performance.totalOrders);
  const totalOf = async (query: Record<string, string>) =>
    (await service.call(purchaseOrders.list, { token: buyer, query: { ...query, seller: company } })).body.total;
  const { completedOrders, activeOrders, approvedOrders, deliveredOrders, onTimeOrders } = performance;
  expect(await totalOf({ status: 'Completed' })).toBe(completedOrders);
  expect(await totalOf({ active: 'yes' })).toBe(activeOrders);
  expect(await totalOf({ approved: 'yes' })).toBe(approvedOrders);
  expect(await totalOf({ delivered: 'yes' })).toBe(deliveredOrders);
  expect(await totalOf({ delivered: 'on-time' })).toBe(onTimeOrders);
  expect(await totalOf({ delivered: 'late' })).toBe(deliveredOrders - onTimeOrders);
});

it('finds by name, e-mail and status, sorts what has no figure last, and refuses an unknown sort', async () => {
  const ids = async (query: Record<string, string>) =>
    (await service.call(vendors.list, { token: buyer, query })).body.items.map(({ id }: { id: string }) => id);
  expect(await ids({ q: 'former' })).toEqual(['former-seller']);
  expect(await ids({ q: 'SALES@' })).toEqual([company]);
  expect(await ids({ status: 'Inactive' })).toEqual(['former-seller']);
  expect(await ids({ sort: 'onTimeDelivery' })).toEqual([company, 'former-seller']);
  expect(await ids({ sort: 'totalOrders' })).toEqual(['former-seller', company]);
  expect(await ids({ pageSize: '1', page: '2' })).toEqual(['former-seller']);
  expect((await service.call(vendors.list, { token: buyer, query: { sort: 'rating' } })).status).toBe(422);
});

it('shows one seller with its five newest orders, to others as one that is not there', async () => {
  const { body } = await service.call(vendors.get, { token: buyer, params: { id: company } });
  expect(body.performance).toEqual(performance);
  expect(body.recentOrders.map(({ status }: { status: string }) => status)).toEqual([
    ...['Draft', 'Rejected', 'Pending Approval', 'Approved', 'Completed'],
  ]);
  const stranger = await service.tokenFor('Buyer', { organizationId: 'third-office' });
  expect((await service.call(vendors.get, { token: stranger, params: { id: company } })).status).toBe(404);
  expect((await service.call(vendors.list, { token: stranger })).body.items).toEqual([]);
});

it('shows a seller itself alone, a Super Admin all, other roles none', async () => {
  const seen = async (token: string) =>
    (await service.call(vendors.list, { token })).body.items.map((row: { id: string }) => row.id);
  expect(await seen(seller)).toEqual([company]);
  expect(await seen(await service.tokenFor('Super Admin'))).toEqual([company, 'former-seller']);
  for (const role of ['OEM', 'End User', 'Support Agent'] as const)
    expect((await service.call(vendors.list, { token: await service.tokenFor(role) })).status).toBe(403);
});

it('tells of the receipts that the asker sees how many units inspections rejected, and nothing without one', async () => {
  const goodsOf = async (token: string) =>
    (await service.call(vendors.get, { token, params: { id: company } })).body.goods;
  const none = { inspectedUnits: 0, rejectedUnits: 0, rejectionRate: null };
  expect(await goodsOf(buyer)).toEqual(none);
  const receipt = { sellerOrganizationId: company, buyerOrganizationId: office, organizations: [office] };
  await service.kit.database.collection('receipts').insertMany([
    {
      ...{ ...receipt, number: 'R-1', status: 'Partly Rejected' },
      lines: [
        { accepted: 90, rejected: 10 },
        { accepted: 97, rejected: 3 },
      ],
    },
    // What is not inspected yet is neither.
    { ...receipt, number: 'R-2', status: 'Inspection Due', lines: [{ delivered: 40 }] },
    {
      ...{ ...receipt, number: 'R-3', status: 'Rejected', buyerOrganizationId: 'other', organizations: ['other'] },
      lines: [{ accepted: 0, rejected: 5 }],
    },
  ]);
  expect(await goodsOf(buyer)).toEqual({ inspectedUnits: 200, rejectedUnits: 13, rejectionRate: 6.5 });
});

describe('the sellers with whom an organisation has orders', () => {
  const asks = async (body: object, role: Role = 'Support Agent') =>
    service.call(orderSellers.of, { token: await service.tokenFor(role), body });
  const ids = async (body: object) => (await asks(body)).body.items.map(({ id }: { id: string }) => id);

  it('are those of approved orders alone, of one organisation or of all, found by their names', async () => {
    expect(await ids({ organizationId: office })).toEqual(['former-seller', company]);
    expect(await ids({ organizationId: 'other-office' })).toEqual([company]);
    expect(await ids({ organizationId: 'office-without-orders' })).toEqual([]);
    expect(await ids({})).toEqual(['former-seller', company]);
    expect(await ids({ q: 'former' })).toEqual(['former-seller']);
    expect(await ids({ organizationId: office, sellerOrganizationId: company })).toEqual([company]);
    expect(await ids({ organizationId: 'other-office', sellerOrganizationId: 'former-seller' })).toEqual([]);
  });

  it('are those of a purchase order once it was sent', async () => {
    const admin = await service.tokenFor('Super Admin');
    const body = newPurchaseOrder({ buyerId: 'buyer-of-others' });
    const made = (await service.call(purchaseOrders.create, { token: admin, body })).body;
    const set = { sellerOrganizationId: 'sent-to', supplier: 'Sent to', status: 'Approved' };
    const stored = service.kit.database.collection<{ _id: string }>('purchaseOrders');
    await stored.updateOne({ _id: made.id }, { $set: { ...set, updatedAt: new Date() } });
    expect(await ids({ organizationId: made.buyerOrganizationId })).not.toContain('sent-to');
    await stored.updateOne(
      { _id: made.id },
      { $set: { status: 'Sent to Supplier', isSent: true, updatedAt: new Date() } },
    );
    expect(await ids({ organizationId: made.buyerOrganizationId })).toContain('sent-to');
  });

  it.each(['Buyer', 'Seller', 'OEM', 'End User'] as const)('are told to no %s', async (role) => {
    expect((await asks({}, role)).status).toBe(403);
  });
});
