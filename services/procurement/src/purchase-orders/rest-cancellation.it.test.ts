import { dayInIndia, nextDay, type PurchaseOrder, purchaseOrders as contract, receipts } from '@portal/contracts';
import { eventually, type TestService } from '@portal/service-kit/testing';
import {
  advicesOf,
  announce,
  deliverPurchase,
  newAdvice,
  type Person,
  purchase,
  purchaseAt,
  serials,
  startDispatches,
  step,
  told,
  token,
} from '../testing/dispatch-bench.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';

let service: TestService;
beforeAll(async () => (service = await startDispatches()));
afterAll(() => service.stop());

const yesterday = nextDay(dayInIndia(), -1);
/** It was expected by yesterday, and promised for no later day. */
const expectedYesterday = ({ id }: PurchaseOrder) =>
  service
    .get(PurchaseOrderRepository)
    .updateOne({ _id: id }, { $set: { expectedDeliveryDate: yesterday }, $unset: { promisedDate: 1 } });

const cancelRest = (
  { id }: PurchaseOrder,
  as: Person = 'buyer',
  reason = 'The seller is out of business',
  of?: number,
) => service.call(contract.cancelRest, { token: token(as), params: { id }, body: { reason }, ifMatch: of });
const laptops = ({ items }: PurchaseOrder, count: number) =>
  serials(count).map((serialNumber) => ({ serialNumber, category: 'Laptop', quantity: 1, lineId: items[0]?.id }));

/** One of its two laptops came, its printer did not. */
async function partlyDelivered() {
  const order = await purchaseAt('Order Confirmed');
  expect((await deliverPurchase(order, laptops(order, 1))).status).toBe(201);
  await expectedYesterday(order);
  return order;
}

it('leaves of an order what came, with its sums anew, and tells both sides', async () => {
  const order = await partlyDelivered();
  const [laptop, printer] = order.items;
  expect((await step(order, 'Cancelled', 'buyer')).body.code).toBe('PURCHASE_ORDER_ON_ITS_WAY');
  expect((await cancelRest(order, 'buyer', ' ')).body.fields).toEqual({ reason: 'Please give a reason' });
  const { status, body } = await cancelRest(order);
  expect(status).toBe(200);
  const half = laptop!.totalPrice / 2;
  expect(body).toMatchObject({ status: 'Delivered', totalAmount: half, subtotal: laptop!.unitPrice, isOnTime: false });
  expect(body.gstTotal).toBe(9_000.09);
  expect(body.items).toMatchObject([
    { id: laptop!.id, quantity: 1, orderedQuantity: 2, delivered: 1, deliveryStatus: 'Delivered', totalPrice: half },
    { id: printer!.id, quantity: 0, orderedQuantity: 1, delivered: 0, deliveryStatus: 'Cancelled', totalPrice: 0 },
  ]);
  expect(body.history.at(-1)).toMatchObject({
    ...{ action: 'Rest of the order cancelled', status: 'Delivered', note: 'The seller is out of business' },
  });
  const [event] = await told('procurement.purchase-order.rest-cancelled', order.id);
  expect(event?.notice).toMatchObject({
    title: 'The rest of purchase order {{number}} was cancelled',
    organizations: [body.buyerOrganizationId, body.sellerOrganizationId],
  });
  expect(event?.data).toMatchObject({ contract: { quantities: { Laptop: 1 } } });
});

it('is complete once what came is accepted, and nothing else of it can come', async () => {
  const order = await partlyDelivered();
  await cancelRest(order);
  expect((await deliverPurchase(order, laptops(order, 1))).status).toBe(409);
  const receipt = await eventually(async () => {
    const { body } = await service.call(receipts.list, { token: token('buyer'), query: { order: order.id } });
    if (body.items.length !== 1) throw new Error(`${body.items.length} receipts`);
    return body.items[0] as { id: string; lines: { lineId: string; delivered: number }[] };
  });
  expect(receipt.lines.map(({ delivered }) => delivered)).toEqual([1]);
  expect((await step(order, 'Completed', 'buyer')).body.code).toBe('PURCHASE_ORDER_NOT_SETTLED');
  const lines = receipt.lines.map(({ lineId, delivered }) => ({ lineId, accepted: delivered, rejected: 0 }));
  const inspected = { token: token('buyer'), params: { id: receipt.id }, body: { lines } };
  expect((await service.call(receipts.inspect, inspected)).status).toBe(200);
  expect((await step(order, 'Completed', 'buyer')).body.status).toBe('Completed');
});

it('ends an order of which nothing came as any that is cancelled', async () => {
  const order = await purchaseAt('In Transit');
  await expectedYesterday(order);
  const { body } = await cancelRest(order);
  expect(body).toMatchObject({ status: 'Cancelled', totalAmount: order.totalAmount, reason: expect.any(String) });
  expect(await told('procurement.purchase-order.cancelled', order.id)).toHaveLength(1);
});

it('waits while goods may still come, and for advices of goods on their way', async () => {
  const early = await purchaseAt('Order Confirmed');
  expect((await cancelRest(early)).body.code).toBe('PURCHASE_ORDER_NOTHING_LEFT');
  await deliverPurchase(early, laptops(early, 1));
  expect((await cancelRest(early)).body.code).toBe('PURCHASE_ORDER_REST_MAY_COME');
  await expectedYesterday(early);
  await announce(early, newAdvice(early, serials(1)));
  expect((await cancelRest(early)).body.code).toBe('PURCHASE_ORDER_REST_ANNOUNCED');
  const draft = await purchaseAt('Approved');
  expect((await cancelRest(draft)).body.code).toBe('ILLEGAL_MOVE');
});

it('is one of two at one moment: the goods come, or are cancelled', async () => {
  const order = await partlyDelivered();
  const [rest, advice, again] = await Promise.all([
    cancelRest(order),
    announce(order, newAdvice(order, serials(1))),
    cancelRest(order),
  ]);
  const { status, items } = await purchase(order, 'buyer');
  const onTheirWay = ((await advicesOf(order)).body.items as { status: string }[]).length;
  expect([rest.status, again.status].filter((one) => one === 200)).toHaveLength(advice.status === 201 ? 0 : 1);
  expect([status, items[0]?.quantity, onTheirWay]).toEqual(
    advice.status === 201 ? ['Order Confirmed', 2, 1] : ['Delivered', 1, 0],
  );
});

it.each([
  ['seller', 403],
  ['neighbour', 404],
  ['admin', 200],
] as const)('is of the office and the Super Admin: %s is answered %d', async (as, status) => {
  expect((await cancelRest(await partlyDelivered(), as)).status).toBe(status);
});
