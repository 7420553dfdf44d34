import { jest } from '@jest/globals';
import { type Actor, orders, purchaseOrders, type Role } from '@portal/contracts';
import { bringOn, actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

const office = actorOf('Buyer').organizationId;
const people = {
  admin: ['Super Admin', {}],
  second: ['Super Admin', { id: 'second' }],
  buyer: ['Buyer', {}],
  neighbour: ['Buyer', { id: 'buyer-of-others', organizationId: 'other-office' }],
  seller: ['Seller', {}],
  oem: ['OEM', { brands: ['Dell'] }],
  holder: ['End User', { organizationId: office }],
  support: ['Support Agent', {}],
} satisfies Record<string, [Role, Partial<Actor>]>;
type Person = keyof typeof people;

let service: TestService;
const tokens = new Map<string, string>();
const token = (person: Person) => tokens.get(person) ?? '';

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service, ['director']);
  for (const [person, [role, changes]] of Object.entries(people))
    tokens.set(person, await service.tokenFor(role, changes));
  tokens.set('director', await service.tokenFor('Buyer', { id: 'director' }));
});
afterAll(() => service.stop());

const line = (assetName: string, unitPrice: number, specifications: object = {}) => ({
  ...{ assetName, unitPrice, quantity: 1, specifications },
});
const laptop = (unitPrice: number) => line('Laptop for the field', unitPrice, { brand: 'Acme', model: 'L-1' });

async function order(items: object[], { person = 'buyer', buyerId = actorOf('Buyer').id } = {}) {
  const body = { ...newPurchaseOrder({ items, buyerId }), status: 'Pending Approval' };
  const made = await service.call(purchaseOrders.create, { token: tokens.get(person) ?? '', body });
  return made.body as { id: string; poNumber: string; items: { id: string }[] };
}
const approve = (id: string, by = 'admin') =>
  service.call(purchaseOrders.update, { token: tokens.get(by) ?? '', params: { id }, body: { status: 'Approved' } });
const ask = (id: string, person: Person = 'buyer') =>
  service.call(purchaseOrders.lastPrices, { token: token(person), params: { id } });
interface Price {
  lineId: string;
  unitPrice: number;
}
const pricesOf = async (id: string, person?: Person) => (await ask(id, person)).body.items as Price[];

it('tells of each line the newest approved price of the same item, by brand and model or else by name, in whatever case', async () => {
  const older = await order([laptop(900), line('Desk lamp', 12)]);
  await approve(older.id);
  const newer = await order([laptop(1_000.5)]);
  await approve(newer.id);
  // Nobody has said yes to this one.
  await order([laptop(5)]);
  const asked = await order([
    line('Another name', 1_100, { brand: 'ACME', model: ' l-1 ' }),
    line('desk  LAMP', 13),
    line('Never bought', 7),
  ]);
  const [first, second] = await pricesOf(asked.id);
  expect(first).toMatchObject({
    ...{ lineId: asked.items[0]!.id, unitPrice: 1_000.5, orderId: newer.id, orderNumber: newer.poNumber },
    supplier: 'Seller company',
  });
  expect(second).toMatchObject({ lineId: asked.items[1]!.id, unitPrice: 12, orderNumber: older.poNumber });
  expect(await pricesOf(asked.id)).toHaveLength(2);
  // What was approved is compared with what came before it.
  expect((await pricesOf(newer.id)).map(({ unitPrice }) => unitPrice)).toEqual([900]);
  expect(await pricesOf(older.id)).toEqual([]);
});

it('asks the database once, however many items there are', async () => {
  const items = Array.from({ length: 6 }, (_, n) => line(`Thing of many ${n}`, n + 1));
  await approve((await order(items)).id);
  const asked = await order(items);
  const [own, gem] = [service.get(PurchaseOrderRepository), service.get(OrderRepository)];
  const questions = [own, gem].flatMap((store) => [
    jest.spyOn(store, 'aggregate'),
    jest.spyOn(store, 'findMany'),
    jest.spyOn(store, 'findOne'),
  ]);
  expect((await pricesOf(asked.id)).map(({ unitPrice }) => unitPrice)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(questions.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(1);
  for (const question of questions) question.mockRestore();
});

it('follows the lines that an edit brings', async () => {
  const edited = await order([line('First thing', 3)]);
  const body = { order: { ...newPurchaseOrder({ items: [line('Second thing', 4)] }) } };
  await service.call(purchaseOrders.update, { token: token('buyer'), params: { id: edited.id }, body });
  await approve(edited.id);
  const asked = await order([line('First thing', 5), line('Second thing', 5)]);
  expect((await pricesOf(asked.id)).map(({ unitPrice }) => unitPrice)).toEqual([4]);
});

it('leaves out what was rejected or cancelled', async () => {
  const gone = await order([line('Cancelled thing', 3)]);
  await approve(gone.id);
  const cancel = { status: 'Cancelled', reason: 'Not needed' };
  await service.call(purchaseOrders.update, { token: token('buyer'), params: { id: gone.id }, body: cancel });
  expect(await pricesOf((await order([line('Cancelled thing', 4)])).id)).toEqual([]);
});

it('counts GeM orders and purchase orders as one, and is asked for either', async () => {
  const item = newOrder().items[0]!;
  const add = async (unitPrice: number) => {
    const gemOrderFile = [await orderFile(service, token('seller'))];
    const body = newOrder({ gemOrderFile, items: [{ ...item, brand: 'Gemma', modelNumber: 'G-7', unitPrice }] });
    return (await service.call(orders.create, { token: token('seller'), body })).body as {
      id: string;
      gemContractNumber: string;
    };
  };
  const first = await add(700);
  await service.call(orders.update, { token: token('admin'), params: { id: first.id }, body: { status: 'Approved' } });
  const asked = await order([line('Something', 800, { brand: 'Gemma', model: 'G-7' })]);
  // The office does not see an order that is not mapped to it; a Super Admin does.
  expect(await pricesOf(asked.id)).toEqual([]);
  const [last] = await pricesOf(asked.id, 'admin');
  expect(last).toMatchObject({ unitPrice: 700, orderId: `SO-${first.id}`, orderNumber: first.gemContractNumber });
  await approve(asked.id);
  const second = await add(900);
  expect((await pricesOf(`SO-${second.id}`, 'admin')).map(({ unitPrice }) => unitPrice)).toEqual([800]);
});

it('tells an office nothing of what another one paid, nor of its orders', async () => {
  const theirs = await order([line('Shared thing', 3)], { person: 'neighbour', buyerId: 'buyer-of-others' });
  await approve(theirs.id);
  const ours = await order([line('Shared thing', 4)]);
  expect(await pricesOf(ours.id)).toEqual([]);
  expect((await pricesOf(ours.id, 'admin')).map(({ unitPrice }) => unitPrice)).toEqual([3]);
  expect((await ask(theirs.id)).status).toBe(404);
});

it.each(['seller', 'oem', 'holder', 'support'] as const)('is no question of a %s', async (person) => {
  const { id } = await order([laptop(1)]);
  expect((await ask(id, person)).status).toBe(403);
});

it('finds the items of orders from before they had keys', async () => {
  const before = await order([line('Old thing', 6)]);
  await approve(before.id);
  const stored = service.kit.database.collection<{ _id: string }>('purchaseOrders');
  await stored.updateOne({ _id: before.id }, { $unset: { itemKeys: 1 } });
  const asked = await order([line('Old thing', 7)]);
  expect(await pricesOf(asked.id)).toEqual([]);
  await bringOn(service);
  expect((await pricesOf(asked.id)).map(({ unitPrice }) => unitPrice)).toEqual([6]);
});
