import { assets, dayInIndia, orders } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
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
  ...{ byStatus: [], byCategory: [], byDepartment: [], expiring: [] },
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
  expect([await totalOf('yes'), await totalOf('no')]).toEqual([
    alone.body.activePOs,
    alone.body.totalPOs - alone.body.activePOs,
  ]);
  expect(alone.body).toMatchObject({ overdueDeliveries: 1, warrantyExpiring: null, amcExpiring: null });
  service.nats.subscribe(assets.stats.subject, {
    callback: (_, message) => void message.respond(JSON.stringify(noAssets)),
  });
  const { body } = await service.call(orders.dashboard, { token: seller });
  expect(body).toMatchObject({ overdueDeliveries: 1, departments: ['Buyer organization'], warrantyExpiring: 0 });
});
