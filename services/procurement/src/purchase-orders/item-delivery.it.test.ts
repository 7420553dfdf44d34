import { dayInIndia, nextDay, type PortalEvent, purchaseOrders as contract } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let seller: string;
let admin: string;
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  service.nats.subscribe('events.procurement.purchase-order.>', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
  buyer = await service.tokenFor('Buyer');
  seller = await service.tokenFor('Seller');
  admin = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

interface Item {
  id: string;
  assetName: string;
  deliveryStatus: string;
  actualDeliveryDate?: string;
}
const move = (id: string, status: string, token: string) =>
  service.call(contract.update, { token, params: { id }, body: { status, reason: 'Not needed' } });
const get = async (id: string, token = buyer) => (await service.call(contract.get, { token, params: { id } })).body;
const tell = (id: string, body: object, token = seller, ifMatch?: number) =>
  service.call(contract.tellItemDelivery, { token, params: { id }, body, ifMatch });

const way: [status: string, token: () => string][] = [
  ['Pending Approval', () => buyer],
  ['Approved', () => admin],
  ['Sent to Supplier', () => buyer],
  ['Order Confirmed', () => seller],
  ['In Production', () => seller],
  ['Ready for Delivery', () => seller],
  ['In Transit', () => seller],
  ['Delivered', () => seller],
];

/** An order of laptops and a printer that came to a status, and the ids of its items. */
async function order(status = 'Order Confirmed') {
  const { id } = (await service.call(contract.create, { token: buyer, body: newPurchaseOrder() })).body;
  for (const [to, token] of way.slice(0, way.findIndex(([one]) => one === status) + 1)) await move(id, to, token());
  const [laptops = '', printer = ''] = ((await get(id)).items as Item[]).map((item) => item.id);
  return { id: id as string, laptops, printer };
}
const deliveries = async (id: string) =>
  ((await get(id)).items as Item[]).map(({ deliveryStatus, actualDeliveryDate }) => [
    deliveryStatus,
    actualDeliveryDate,
  ]);

it('is told of single items by the seller, who writes it into the timeline and tells the office', async () => {
  const { id, laptops } = await order();
  const { status, body } = await tell(id, { itemIds: [laptops], deliveryStatus: 'In Transit' });
  expect([status, body.status]).toEqual([200, 'Order Confirmed']);
  expect(await deliveries(id)).toEqual([
    ['In Transit', undefined],
    ['Not Started', undefined],
  ]);
  expect((await get(id)).history.at(-1)).toMatchObject({ action: 'Items dispatched', note: 'Latitude' });
  await service.carry();
  const told = events.find(({ subject, record }) => subject.endsWith('.item-delivery-told') && record.id === id);
  expect(told?.notice).toMatchObject({
    ...{ title: 'Of purchase order {{number}} was dispatched: {{items}}', organizations: ['1-organization'] },
    ...{ users: ['buyer-1'], values: { items: 'Latitude' }, record: { type: 'purchaseOrder', id } },
  });
});

it('has a day for each item that came, and a step of the order lifts only what is behind it', async () => {
  const { id, laptops } = await order();
  const today = dayInIndia();
  await tell(id, { itemIds: [laptops], deliveryStatus: 'Ready for Delivery' });
  await move(id, 'In Production', seller);
  expect(await deliveries(id)).toEqual([
    ['Ready for Delivery', undefined],
    ['In Progress', undefined],
  ]);
  await tell(id, { itemIds: [laptops], deliveryStatus: 'Delivered', actualDeliveryDate: today });
  await move(id, 'In Transit', seller);
  expect(await deliveries(id)).toEqual([
    ['Delivered', today],
    ['In Transit', undefined],
  ]);
  // So that the day of the step is another one than that of the item.
  const items = service.kit.database.collection<{ _id: string }>('purchaseOrders');
  await items.updateOne({ _id: id }, { $set: { 'items.0.actualDeliveryDate': '2026-01-05' } });
  await move(id, 'Delivered', seller);
  expect(await deliveries(id)).toEqual([
    ['Delivered', '2026-01-05'],
    ['Delivered', today],
  ]);
});

it.each([
  ['Order Confirmed', 'In Production'],
  ['In Production', 'Ready for Delivery'],
] as const)('leads an order that is %s on to its dispatch, not to %s', async (status, before) => {
  const { id, laptops } = await order(status);
  const goodsLeft = async () => {
    const { poNumber } = await get(id);
    return (await service.call(contract.list, { token: buyer, query: { q: poNumber } })).body.items[0].goodsLeft;
  };
  expect([(await move(id, 'In Transit', seller)).status, await goodsLeft()]).toEqual([409, false]);
  await tell(id, { itemIds: [laptops], deliveryStatus: 'In Transit' });
  expect(await goodsLeft()).toBe(true);
  expect(await move(id, before, seller)).toMatchObject({ status: 409, body: { code: 'PURCHASE_ORDER_GOODS_LEFT' } });
  const dispatched = await move(id, 'In Transit', seller);
  expect([dispatched.status, dispatched.body.status]).toEqual([200, 'In Transit']);
});

it('goes only forward, and told again changes nothing', async () => {
  const { id, laptops, printer } = await order('In Production');
  const body = { itemIds: [laptops], deliveryStatus: 'In Transit' };
  const { version } = (await tell(id, body)).body;
  expect((await tell(id, body)).body.version).toBe(version);
  const back = await tell(id, { itemIds: [laptops, printer], deliveryStatus: 'Ready for Delivery' });
  expect(back).toMatchObject({ status: 409, body: { code: 'PURCHASE_ORDER_ITEM_FURTHER' } });
  expect((await deliveries(id))[1]).toEqual(['In Progress', undefined]);
  expect((await tell(id, { ...body, itemIds: [printer] }, seller, 1)).status).toBe(412);
});

it.each([
  [{ itemIds: [] }, { itemIds: 'Please choose at least one item' }],
  [{ itemIds: ['other'] }, { itemIds: 'Please choose items of this order' }],
  [{ deliveryStatus: 'Completed' }, { deliveryStatus: 'Please choose a status' }],
  [
    { actualDeliveryDate: nextDay(dayInIndia()) },
    { actualDeliveryDate: 'The delivery date must not lie in the future' },
  ],
  [
    { actualDeliveryDate: '2020-01-01' },
    { actualDeliveryDate: 'The delivery date must not lie before the order was sent' },
  ],
  [
    { deliveryStatus: 'In Transit', actualDeliveryDate: dayInIndia() },
    { actualDeliveryDate: 'Only what is delivered has a delivery date' },
  ],
])('refuses %p at its field', async (changes, fields) => {
  const { id, laptops } = await order();
  const answer = await tell(id, { itemIds: [laptops], deliveryStatus: 'Delivered', ...changes });
  expect(answer).toMatchObject({ status: 422, body: { fields } });
});

it.each(['Sent to Supplier', 'Delivered'])('is not told of an order that is %s', async (status) => {
  const { id, laptops } = await order(status);
  const answer = await tell(id, { itemIds: [laptops], deliveryStatus: 'Delivered' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'ILLEGAL_MOVE' } });
});

it('is nobody’s but the seller’s of the order', async () => {
  const { id, laptops } = await order();
  const body = { itemIds: [laptops], deliveryStatus: 'In Transit' };
  const rival = await service.tokenFor('Seller', { id: 'rival', organizationId: 'rival' });
  expect((await tell(id, body, rival)).status).toBe(404);
  for (const token of [buyer, admin, await service.tokenFor('OEM', { brands: ['Dell'] })])
    expect((await tell(id, body, token)).status).toBe(403);
  expect(await tell(`SO-${id}`, body)).toMatchObject({ status: 409, body: { code: 'PURCHASE_ORDER_OF_GEM' } });
});

it('keeps an order whose goods are on their way from being cancelled', async () => {
  const { id, laptops } = await order();
  await tell(id, { itemIds: [laptops], deliveryStatus: 'Ready for Delivery' });
  const other = await order();
  await tell(other.id, { itemIds: [other.laptops], deliveryStatus: 'In Transit' });
  expect(await move(other.id, 'Cancelled', buyer)).toMatchObject({
    status: 409,
    body: {
      code: 'PURCHASE_ORDER_ON_ITS_WAY',
      error: 'Goods of this order are on their way or delivered, so it cannot be cancelled',
    },
  });
  expect((await move(id, 'Cancelled', buyer)).body.items[0].deliveryStatus).toBe('Cancelled');
});
