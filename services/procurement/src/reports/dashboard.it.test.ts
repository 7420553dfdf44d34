import {
  assets,
  dayInIndia,
  orders,
  purchaseOrders,
  purchaseOrderStatuses,
  vendors,
  type ReplyOf,
  type Role,
} from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';
import { newOrder, type OrderChanges, orderFile } from '../testing/new-order.js';

let service: TestService;
let seller: string;
let admin: string;

beforeAll(async () => {
  service = await startTestService(definition);
  [seller, admin] = [await service.tokenFor('Seller'), await service.tokenFor('Super Admin')];
});
afterAll(() => service.stop());

const noAssets = {
  ...{ totalAssets: 0, activeAssets: 0, underRepair: 0, disposed: 0, assigned: 0, totalValue: 0, averageValue: 0 },
  ...{ warrantyExpiring: 0, amcExpiring: 0, needsAttention: 0, addedThisMonth: 0 },
  ...{ warrantyAlertDays: 30, amcAlertDays: 45 },
  ...{ byStatus: [], byCategory: [], byAge: [], byDepartment: [], expiring: [] },
};

type Status = 'Pending Approval' | 'Approved' | 'Rejected';

async function order(status: Status, changes: OrderChanges = {}) {
  const body = newOrder({ ...changes, gemOrderFile: [await orderFile(service, seller)] });
  const made = await service.call(orders.create, { token: seller, body });
  if (status === 'Pending Approval') return made.body.id;
  const change = { status, rejectionReason: 'Wrong file' };
  await service.call(orders.update, { token: admin, params: { id: made.body.id }, body: change });
  return made.body.id;
}

it('lists what is overdue or due soon, but not what was rejected, and counts the same on the overview, also while the assets are away', async () => {
  const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
  // An order that is new never ends in the past; that day comes by itself.
  const orderEnding = async (endDate: string, status: Status) => {
    const id = await order(status);
    const window = { startDate: '2020-01-01', endDate };
    await service.kit.database
      .collection<{ _id: string }>('orders')
      .updateOne({ _id: id }, { $set: { expectedDeliveryWindow: window } });
    return id;
  };
  const late = await orderEnding(inDays(-1), 'Approved');
  const soon = await orderEnding(inDays(7), 'Approved');
  await orderEnding(inDays(-1), 'Rejected');
  await orderEnding(inDays(8), 'Approved');
  const listed = async (delivery: string) => {
    const { body } = await service.call(orders.list, { token: seller, query: { delivery } });
    return (body as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  expect(await listed('Overdue')).toEqual([late]);
  expect(await listed('Due Soon')).toEqual([soon]);
  const alone = await service.call(orders.dashboard, { token: seller });
  const totalOf = async (active: string) =>
    (await service.call(orders.list, { token: seller, query: { active } })).body.total as number;
  const { active, total, overdue } = alone.body.gemOrders;
  expect([await totalOf('yes'), await totalOf('no'), overdue]).toEqual([active, total - active, 1]);
  expect(alone.body).toMatchObject({ overdueDeliveries: 1, warrantyExpiring: null, amcExpiring: null });
  service.nats.subscribe(assets.stats.subject, {
    callback: (_, message) => void message.respond(JSON.stringify(noAssets)),
  });
  const { body } = await service.call(orders.dashboard, { token: seller });
  expect(body).toMatchObject({
    overdueDeliveries: 1,
    gemOrders: { departments: ['Buyer organization'] },
    warrantyExpiring: 0,
    ...{ warrantyAlertDays: 30, amcAlertDays: 45 },
  });
});

it('counts the value of what was approved, and of no order that waits or was rejected', async () => {
  const figures = async () => {
    const { gemOrders, totalValue } = (await service.call(orders.dashboard, { token: seller })).body;
    const { pendingApproval } = gemOrders;
    expect(gemOrders.totalValue).toBe(totalValue);
    return { totalValue, pendingApproval };
  };
  const before = await figures();
  const id = await order('Pending Approval');
  await order('Rejected');
  expect(await figures()).toEqual({ ...before, pendingApproval: before.pendingApproval + 1 });
  await service.call(orders.update, { token: admin, params: { id }, body: { status: 'Approved' } });
  expect(await figures()).toEqual({ ...before, totalValue: before.totalValue + 708_000 });
});

it.each(['Super Admin', 'Buyer', 'Seller'] as const)(
  'counts for a %s purchase orders and GeM orders, each figure as many as the list that it leads to',
  async (role: Role) => {
    standInForParties(service);
    const buyer = await service.tokenFor('Buyer');
    const made = await service.call(purchaseOrders.create, { token: buyer, body: newPurchaseOrder() });
    const records = service.get(PurchaseOrderRepository);
    const kept = await records.findOrFail((made.body as { id: string }).id, {});
    // One of each status and late, of each of two sellers.
    await records.insert(
      purchaseOrderStatuses.flatMap((status) =>
        ['rival', kept.sellerOrganizationId].map((sellerOrganizationId, n) => ({
          ...{ ...kept, _id: `${role} ${status} ${n}`, poNumber: `PO-${role} ${status} ${n}`, status },
          ...{ sellerOrganizationId, isSent: true, expectedDeliveryDate: '2020-01-31' },
        })),
      ),
    );
    await order('Approved');
    const token = await service.tokenFor(role);
    const figures = (await service.call(orders.dashboard, { token })).body;
    const listed = async (query: Record<string, string> = {}) => {
      const asked = { ...query, pageSize: '100' };
      return (await service.call(purchaseOrders.list, { token, query: asked })).body as ReplyOf<
        typeof purchaseOrders.list
      >;
    };
    const totals = async (...queries: Record<string, string>[]) =>
      (await Promise.all(queries.map(listed))).map(({ total }) => total);
    const { totalPOs, activePOs, completedPOs, overdueDeliveries } = figures;
    expect([totalPOs, activePOs, completedPOs, overdueDeliveries]).toEqual(
      await totals({}, { active: 'yes' }, { status: 'Completed' }, { health: 'Overdue' }),
    );
    const late = (await listed({ health: 'Overdue', source: 'purchase-order' })).items.map(({ status }) => status);
    const awaited = ['Pending Approval', 'Approved', 'Sent to Supplier', 'Order Confirmed', 'In Production'];
    expect(new Set(late)).toEqual(new Set([...awaited, 'Ready for Delivery', 'In Transit']));
    const valueOf = async (query: Record<string, string>) =>
      (await listed(query)).items.reduce((sum, { totalAmount = 0 }) => sum + totalAmount, 0);
    expect(figures.totalValue).toBeCloseTo(await valueOf({ approved: 'yes' }), 2);
    expect(figures.pendingValue).toBeCloseTo(await valueOf({ active: 'yes' }), 2);
    expect(await totals({ approved: 'no' })).toEqual([totalPOs - (await totals({ approved: 'yes' }))[0]!]);
    const active = await service.call(vendors.list, { token, query: { status: 'Active' } });
    expect(figures.sellerCount).toBe(role === 'Seller' ? null : active.body.total);
    expect(figures.gemOrders.total).toBe((await totals({ source: 'gem' }))[0]);
  },
);

it('finds the GeM orders of a category, which purchase orders have none of', async () => {
  const listed = async (category: string) =>
    (await service.call(purchaseOrders.list, { token: admin, query: { category } })).body as ReplyOf<
      typeof purchaseOrders.list
    >;
  await order('Approved', { gemOrderCategory: 'Consumables' });
  expect((await listed('Consumables')).items.map(({ title, source }) => [title, source])).toEqual([
    ['Consumables', 'gem'],
  ]);
  expect((await listed('Furniture')).total).toBe(0);
});
