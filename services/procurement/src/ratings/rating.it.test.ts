import { orders, purchaseOrders, ratings, vendors } from '@portal/contracts';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { OrderRepository } from '../orders/order.repository.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let buyer: string;
let seller: string;
let stranger: string;
const company = actorOf('Seller').organizationId;
const office = actorOf('Buyer').organizationId;

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  buyer = await service.tokenFor('Buyer');
  seller = await service.tokenFor('Seller');
  stranger = await service.tokenFor('Buyer', { organizationId: 'other-office' });
});
afterEach(() => service.kit.database.collection('ratings').deleteMany({}));
afterAll(() => service.stop());

async function purchaseOrder(status: 'In Transit' | 'Delivered' | 'Completed' = 'Delivered') {
  const { body } = await service.call(purchaseOrders.create, { token: buyer, body: newPurchaseOrder() });
  await service.get(PurchaseOrderRepository).updateOne({ _id: body.id }, { $set: { status, isSent: true } });
  return body.id as string;
}
async function gemOrder(set: object) {
  const body = newOrder({ gemOrderFile: [await orderFile(service, seller)] });
  const { id } = (await service.call(orders.create, { token: seller, body })).body;
  const mapped = { organizations: [office], buyerOrganizationId: office, isMappedToBuyer: true };
  await service.get(OrderRepository).updateOne({ _id: id }, { $set: { ...mapped, ...set } });
  return `SO-${id}`;
}
const give = (id: string, body: object, token = buyer, ifMatch?: number) =>
  service.call(ratings.give, { token, params: { id }, body, ...(ifMatch === undefined ? {} : { ifMatch }) });
const ofOrder = async (id: string, token: string) =>
  (await service.call(ratings.ofOrder, { token, params: { id } })).body.rating;
const vendor = async (token: string) => (await service.call(vendors.get, { token, params: { id: company } })).body;

it('is given by the office once everything was delivered, seen by it and by the seller, who does not learn of whom', async () => {
  const id = await purchaseOrder();
  const { status, body } = await give(id, { stars: 4, comment: 'Well packed' });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ stars: 4, comment: 'Well packed', ratedBy: 'Buyer One', version: 1 }),
  ]);
  expect(await ofOrder(id, await service.tokenFor('Buyer', { id: 'colleague' }))).toEqual(body);
  const { ratedBy, ...shown } = body;
  expect(ratedBy).toBe('Buyer One');
  expect(await ofOrder(id, seller)).toEqual(shown);
  for (const token of [stranger, await service.tokenFor('Seller', { organizationId: 'rival' })])
    expect(await ofOrder(id, token)).toBeUndefined();
});

it('is one for an order: given again it is changed, with the version that was read', async () => {
  const id = await purchaseOrder('Completed');
  await give(id, { stars: 2, comment: 'Late' });
  expect((await give(id, { stars: 5 }, buyer, 1)).body).toMatchObject({ stars: 5, version: 2 });
  expect(await ofOrder(id, buyer)).not.toHaveProperty('comment');
  expect((await give(id, { stars: 1 }, buyer, 1)).status).toBe(412);
  const both = await Promise.all([give(id, { stars: 3 }), give(id, { stars: 3 })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await service.kit.database.collection('ratings').countDocuments()).toBe(1);
});

it('answers each of those who rate for the first time at one moment with what they said themselves', async () => {
  const id = await purchaseOrder();
  const stars = [1, 2, 3];
  const answers = await Promise.all(stars.map((given) => give(id, { stars: given, comment: `Comment ${given}` })));
  expect(answers.map(({ status, body }) => [status, body.stars, body.comment])).toEqual(
    stars.map((given) => [200, given, `Comment ${given}`]),
  );
  expect((await ofOrder(id, buyer)).version).toBe(stars.length);
});

it('is of a GeM order too, of the mapped office and once it is completed', async () => {
  const [done, open] = [await gemOrder({ status: 'Completed' }), await gemOrder({ status: 'In Progress' })];
  const other = await gemOrder({ status: 'Completed', buyerOrganizationId: 'other-office' });
  expect((await give(done, { stars: 3 })).body).toMatchObject({ purchaseOrderId: done, stars: 3 });
  expect(await give(open, { stars: 3 })).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_DELIVERED' } });
  expect((await give(other, { stars: 3 })).status).toBe(404);
});

it('waits for the delivery, and is nobody’s but the office’s', async () => {
  const [early, done] = [await purchaseOrder('In Transit'), await purchaseOrder()];
  expect(await give(early, { stars: 5 })).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_DELIVERED' } });
  expect((await give(done, { stars: 5 }, stranger)).status).toBe(404);
  for (const role of ['Super Admin', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)
    expect((await give(done, { stars: 5 }, await service.tokenFor(role))).status).toBe(403);
});

it.each([[{}], [{ stars: 0 }], [{ stars: 6 }], [{ stars: 2.5 }], [{ stars: null }]])(
  'refuses %j at its field',
  async (body) => {
    const answer = await give(await purchaseOrder(), body);
    expect(answer).toMatchObject({ status: 422, body: { fields: { stars: 'Please choose one to five stars' } } });
  },
);

it('makes the rating of a seller, from facts that the asker sees, and none where there is none', async () => {
  const [one, two] = [await purchaseOrder(), await purchaseOrder('Completed')];
  expect(await vendor(buyer)).toMatchObject({ rating: null, ratings: 0 });
  await give(one, { stars: 5 });
  await give(two, { stars: 2, comment: 'Two keys are missing' });
  expect(await vendor(buyer)).toMatchObject({ rating: 3.5, ratings: 2 });
  expect(await vendor(seller)).toMatchObject({ rating: 3.5, ratings: 2 });
  const overview = async (token: string) => (await service.call(orders.dashboard, { token })).body.avgSellerRating;
  expect([await overview(buyer), await overview(stranger)]).toEqual([3.5, null]);
  const list = (token: string, query: Record<string, string> = {}) =>
    service.call(ratings.ofVendor, { token, params: { id: company }, query });
  expect((await list(buyer, { sort: 'stars' })).body.items.map(({ stars }: { stars: number }) => stars)).toEqual([
    2, 5,
  ]);
  expect((await list(buyer, { q: 'keys' })).body.total).toBe(1);
  expect((await list(stranger)).body.items).toEqual([]);
  expect((await list(seller)).body.items[0]).not.toHaveProperty('ratedBy');
  expect((await list(buyer, { sort: 'ratedById' })).status).toBe(422);
  const { items } = (await service.call(vendors.list, { token: await service.tokenFor('Super Admin') })).body;
  expect(items.find(({ id }: { id: string }) => id === company)).toMatchObject({ rating: 3.5, ratings: 2 });
});
