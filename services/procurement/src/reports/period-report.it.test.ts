import { dayInIndia, orders, purchaseOrders, reports } from '@portal/contracts';
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
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const tomorrow = dayInIndia(ago(-1));

async function order(fields: Record<string, unknown>) {
  const body = newOrder({ gemOrderFile: [await orderFile(service, seller)] });
  const made = await service.call(orders.create, { token: seller, body });
  const window = { startDate: '2026-01-01', endDate: tomorrow };
  const set = { organizations: [office], expectedDeliveryWindow: window, ...fields };
  await service.kit.database.collection<{ _id: string }>('orders').updateOne({ _id: made.body.id }, { $set: set });
}

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  [seller, buyer] = [await service.tokenFor('Seller'), await service.tokenFor('Buyer')];
  const late = { startDate: '2026-01-01', endDate: dayInIndia(ago(2)) };
  await order({ status: 'Completed', createdAt: ago(20), approvedAt: ago(15), ...wholeDelivery(tomorrow, ago(5)) });
  // Made in the period before, delivered late in this one.
  await order({
    ...{ status: 'Completed', createdAt: ago(50), approvedAt: ago(21), ...wholeDelivery(late.endDate, ago(1)) },
    expectedDeliveryWindow: late,
  });
  await order({ status: 'In Progress' });
  await order({ status: 'Approved', expectedDeliveryWindow: late });
  await order({ status: 'Pending Approval' });
  await order({ status: 'Rejected' });
  await order({ status: 'Approved', organizations: ['other-office'] });
  await order({ status: 'Approved', gemBuyerDepartmentName: 'Second department', gemOrderCategory: 'Software' });
  await service.call(purchaseOrders.create, { token: buyer, body: newPurchaseOrder() });
});
afterAll(() => service.stop());

type Query = Record<string, string>;
const ask = async (query: Query = {}, token = buyer) => (await service.call(reports.orders, { token, query })).body;

it('reports purchase orders and GeM orders of the period together, against the period before', async () => {
  expect(await ask()).toMatchObject({
    ...{ totalOrders: 7, activeOrders: 5, completedOrders: 1, completionRate: 14 },
    // One order before, seven now; it was completed, of these one.
    ...{ totalOrdersChange: 600, completionRateChange: -86 },
    ...{ approvedOrders: 4, totalValue: 4 * price, totalValueChange: 300, avgOrderValue: price },
    ...{ deliveredOrders: 1, onTimeDeliveryRate: 100, onTimeDeliveryChange: 100, avgDeliveryTime: 10 },
  });
});

it('tells the orders by status as purchase orders name it, by department and by seller', async () => {
  const { byStatus, byDepartment, byVendor } = await ask();
  expect(byStatus).toContainEqual({ status: 'In Production', orders: 1, value: price });
  expect(byStatus).toContainEqual({ status: 'Rejected', orders: 1, value: price });
  expect(byStatus.map(({ status }: { status: string }) => status)).toContain('Draft');
  expect(byDepartment).toContainEqual({
    ...{ department: 'Second department', totalOrders: 1, approvedOrders: 1, totalSpent: price },
    ...{ avgOrderValue: price, completionRate: 0 },
  });
  expect(byVendor).toEqual([
    {
      ...{ vendorId: company, vendor: 'Seller organization', totalOrders: 7, completionRate: 14 },
      ...{ onTimeDeliveryRate: 100, totalValue: 4 * price },
    },
  ]);
});

it.each([
  ['week', dayInIndia(ago(7)), 8],
  ['month', dayInIndia(ago(30)), 31],
] as const)('shows each day of a %s, also those without orders', async (period, from, days) => {
  const { trend, totalOrders } = await ask({ period });
  expect(trend).toHaveLength(days);
  expect(trend[0]).toEqual({ from, orders: 0, value: 0 });
  expect(trend.at(-1)).toMatchObject({ from: dayInIndia(), value: 3 * price });
  expect(trend.reduce((sum: number, step: { orders: number }) => sum + step.orders, 0)).toBe(totalOrders);
});

it.each([
  ['quarter', 14],
  ['year', 13],
] as const)('shows a %s in longer steps that hold all of it', async (period, most) => {
  const { trend, totalOrders } = await ask({ period });
  expect([most - 1, most]).toContain(trend.length);
  expect(totalOrders).toBe(8);
  expect(trend.reduce((sum: number, step: { orders: number }) => sum + step.orders, 0)).toBe(8);
  const days = trend.map(({ from }: { from: string }) => from);
  expect(days).toEqual([...days].sort());
  if (period === 'year') expect(days.every((day: string) => day.endsWith('-01'))).toBe(true);
  else expect(days.every((day: string) => new Date(day).getUTCDay() === 1)).toBe(true);
});

it('narrows by department, seller and category in every report', async () => {
  const second = { department: 'Second department' };
  expect((await ask(second)).totalOrders).toBe(1);
  expect((await ask({ category: 'Software' })).totalOrders).toBe(1);
  expect((await ask({ vendor: 'nobody' })).totalOrders).toBe(0);
  const vendorsOf = async (query: Query) =>
    (await service.call(reports.vendors, { token: buyer, query })).body.vendors.map(
      ({ performance }: { performance: { totalOrders: number } }) => performance.totalOrders,
    );
  expect(await vendorsOf({})).toEqual([7]);
  expect(await vendorsOf(second)).toEqual([1]);
  expect(await vendorsOf({ vendor: 'nobody' })).toEqual([]);
  const finances = await service.call(reports.finances, { token: buyer, query: second });
  expect(finances.body).toMatchObject({ approvedOrders: 1, totalValue: price });
  const deliveries = await service.call(reports.deliveries, { token: buyer, query: second });
  expect(deliveries.body).toMatchObject({ deliveredOrders: 0, overdueOrders: 0 });
});

it('reports what was delivered in the period, whenever it was ordered, and what is overdue now', async () => {
  const { body } = await service.call(reports.deliveries, { token: buyer });
  expect(body).toMatchObject({
    ...{ deliveredOrders: 2, onTimeOrders: 1, lateOrders: 1, overdueOrders: 1 },
    ...{ onTimeDeliveryRate: 50, onTimeDeliveryChange: null, avgDeliveryTime: 15, avgDeliveryTimeChange: null },
  });
  const step = body.trend.find(({ from }: { from: string }) => from === dayInIndia(ago(1)));
  const behind = async (delivered: string) => {
    const query = { deliveredFrom: body.from, delivered };
    return (await service.call(purchaseOrders.list, { token: buyer, query })).body.total;
  };
  expect(await Promise.all(['yes', 'on-time', 'late'].map(behind))).toEqual([
    ...[body.deliveredOrders, body.onTimeOrders, body.lateOrders],
  ]);
  expect(step).toEqual({
    from: dayInIndia(ago(1)),
    deliveredOrders: 1,
    completedOrders: 1,
    onTimeOrders: 0,
    onTimeDeliveryRate: 0,
  });
});

it('reports money of what was approved, what waits beside it, and what changed', async () => {
  const { body } = await service.call(reports.finances, { token: buyer });
  expect(body).toMatchObject({
    ...{ approvedOrders: 4, totalValue: 4 * price, totalValueChange: 300, avgOrderValue: price },
    ...{ pendingOrders: 1, pendingValue: price },
  });
});

it('reports to strangers nothing of it, and refuses a period that is none and a filter that it lacks', async () => {
  const stranger = await service.tokenFor('Buyer', { organizationId: 'third-office' });
  expect(await ask({}, stranger)).toMatchObject({ totalOrders: 0, avgOrderValue: null, byVendor: [] });
  for (const query of [{ period: 'decade' }, { status: 'Approved' }] as Query[])
    expect((await service.call(reports.orders, { token: buyer, query })).status).toBe(422);
});
