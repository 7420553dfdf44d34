import {
  dayInIndia,
  orders,
  purchaseOrders as contract,
  type PurchaseOrderRow,
  type PurchaseOrderStatus,
  reports,
} from '@portal/contracts';
import { bringOn, actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { acceptGoods } from '../testing/accepted-goods.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';
import { wayTo } from '../testing/purchase-way.js';

let service: TestService;
const tokens: Record<string, string> = {};
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const stored = (collection = 'purchaseOrders') => service.kit.database.collection<{ _id: string }>(collection);

const move = async (id: string, status: PurchaseOrderStatus, as: string) => {
  const call = { token: tokens[as] ?? '', params: { id }, body: { status } };
  expect((await service.call(contract.update, call)).status).toBe(200);
};

/** An order in transit that was expected so many days from today. */
async function onItsWay(inDays: number) {
  const { body } = await service.call(contract.create, { token: tokens['buyer'] ?? '', body: newPurchaseOrder() });
  const { id } = body as PurchaseOrderRow;
  for (const [status, as] of wayTo('In Transit')) await move(id, status, as);
  await stored().updateOne({ _id: id }, { $set: { expectedDeliveryDate: dayInIndia(ago(-inDays)) } });
  return id;
}

const rows = async (query: Record<string, string> = {}) =>
  (await service.call(contract.list, { token: tokens['buyer'] ?? '', query })).body.items as PurchaseOrderRow[];
const rowOf = async (id: string) => (await rows()).find((row) => row.id === id);
const ids = async (delivered: string) => (await rows({ delivered })).map(({ id }) => id);

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  tokens['buyer'] = await service.tokenFor('Buyer');
  tokens['admin'] = await service.tokenFor('Super Admin');
  tokens['seller'] = await service.tokenFor('Seller');
});
afterAll(() => service.stop());

it('is the day of the step, whenever the office completes the order', async () => {
  const id = await onItsWay(0);
  await move(id, 'Delivered', 'seller');
  const delivered = await rowOf(id);
  expect(delivered).toMatchObject({ status: 'Delivered', isOnTime: true, deliveredAt: expect.any(String) });
  expect(await ids('on-time')).toContain(id);
  // The office takes its time: that is none of the seller's.
  await stored().updateOne({ _id: id }, { $set: { expectedDeliveryDate: dayInIndia(ago(1)) } });
  await acceptGoods(service, id, tokens['buyer'] ?? '');
  await move(id, 'Completed', 'buyer');
  expect(await rowOf(id)).toMatchObject({
    ...{ status: 'Completed', isOnTime: true, deliveredAt: delivered?.deliveredAt },
  });
  expect(await ids('late')).not.toContain(id);
});

it('is late from the day after the expected one, and counts while the order waits to be completed', async () => {
  const id = await onItsWay(-1);
  expect(await ids('yes')).not.toContain(id);
  await move(id, 'Delivered', 'seller');
  expect(await rowOf(id)).toMatchObject({ status: 'Delivered', isOnTime: false });
  expect([await ids('late'), await ids('yes')]).toEqual([expect.arrayContaining([id]), expect.arrayContaining([id])]);
  const { body } = await service.call(reports.deliveries, { token: tokens['buyer'] ?? '' });
  expect([body.lateOrders, body.deliveredOrders]).toEqual([(await ids('late')).length, (await ids('yes')).length]);
});

it('is read off the steps of orders from before it was stored, of both kinds', async () => {
  const id = await onItsWay(0);
  await move(id, 'Delivered', 'seller');
  const { deliveredAt = '' } = (await rowOf(id)) ?? {};
  await stored().updateOne({ _id: id }, { $unset: { deliveredAt: 1, isOnTime: 1 } });
  const gemOrderFile = [await orderFile(service, tokens['buyer'] ?? '')];
  const gem = await service.call(orders.create, {
    token: tokens['buyer'] ?? '',
    body: newOrder({ gemOrderFile, sellerOrganizationId: actorOf('Seller').organizationId }),
  });
  const completedAt = ago(3);
  const window = { startDate: '2026-01-01', endDate: dayInIndia(ago(4)) };
  await stored('orders').updateOne(
    { _id: gem.body.id },
    { $set: { status: 'Completed', completedAt, expectedDeliveryWindow: window } },
  );
  expect(await ids('yes')).not.toContain(id);
  await bringOn(service);
  const known = await rowOf(id);
  expect(known?.isOnTime).toBe(true);
  expect(known?.deliveredAt?.slice(0, 19)).toBe(deliveredAt.slice(0, 19));
  expect(await rowOf(`SO-${gem.body.id}`)).toMatchObject({
    ...{ isOnTime: false, deliveredAt: completedAt.toISOString() },
  });
  expect(await ids('late')).toContain(`SO-${gem.body.id}`);
});

it('is not told a maker, who asks for it in vain', async () => {
  const oem = await service.tokenFor('OEM', { brands: ['Dell'] });
  const asked: Record<string, string>[] = [
    { delivered: 'late' },
    { deliveredFrom: dayInIndia() },
    { sort: 'delivered' },
  ];
  for (const query of asked) expect((await service.call(contract.list, { token: oem, query })).status).toBe(422);
});
