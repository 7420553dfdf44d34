import { randomBytes } from 'node:crypto';
import {
  type Actor,
  escalations as escalationContract,
  Order,
  orderStatuses,
  PurchaseOrder,
  purchaseOrderStatuses,
  receipts as receiptContract,
  Requisition,
} from '@portal/contracts';
import { demoOffices, type RunningService, startService } from '@portal/service-kit';
import { actorOf } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { EscalationRepository } from '../escalations/escalation.repository.js';
import { escalationView } from '../escalations/escalation.view.js';
import { OrderRepository } from '../orders/order.repository.js';
import { orderView } from '../orders/order.view.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { purchaseOrderView } from '../purchase-orders/purchase-order.view.js';
import { QuoteRepository } from '../quotes/quote.repository.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import { receiptView } from '../receipts/receipt.view.js';
import { RequisitionRepository } from '../requisitions/requisition.repository.js';
import { requisitionView } from '../requisitions/requisition.view.js';
import { RfqRepository } from '../rfqs/rfq.repository.js';

const DATABASE_PREFIX = `test_${randomBytes(5).toString('hex')}_`;
const start = (changes: object = {}) =>
  startService(definition, { ...process.env, PORTAL_DEMO: '1', DEMO_HISTORY: '1', DATABASE_PREFIX, ...changes });
const admin: Actor = actorOf('Super Admin');
let instances: RunningService[];

beforeAll(async () => {
  instances = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await instances[0]!.kit.database.dropDatabase();
  for (const instance of instances) await instance.stop();
});

async function all<One>(records: AsyncIterable<One>) {
  const found: One[] = [];
  for await (const one of records) found.push(one);
  return found;
}
const has = <Name extends string>(statuses: readonly Name[], wanted: readonly Name[]) =>
  expect(wanted.filter((status) => !statuses.includes(status))).toEqual([]);

it('has orders in every state, receipts and escalations, as the contract shows them, once though two instances began', async () => {
  const [first] = instances;
  const orders = await all(first!.get(OrderRepository).each({}));
  for (const order of orders) Order.parse(orderView(order, admin));
  has(
    orders.map(({ status }) => status),
    orderStatuses,
  );
  const purchaseOrders = await all(first!.get(PurchaseOrderRepository).each({}));
  expect(purchaseOrders).toHaveLength(360);
  for (const order of purchaseOrders) PurchaseOrder.parse(purchaseOrderView(admin, order));
  has(
    purchaseOrders.map(({ status }) => status),
    purchaseOrderStatuses,
  );
  const receipts = await all(first!.get(ReceiptRepository).each({}));
  for (const receipt of receipts) receiptContract.get.reply.parse(receiptView(receipt));
  has(
    receipts.map(({ status }) => status),
    ['Inspection Due', 'Accepted', 'Partly Rejected', 'Deemed Accepted'],
  );
  const escalations = await all(first!.get(EscalationRepository).each({}));
  for (const escalation of escalations) escalationContract.get.reply.parse(escalationView(escalation));
  has(
    escalations.map(({ status }) => status),
    ['Resolved', 'Closed'],
  );
  for (const one of await all(first!.get(RequisitionRepository).each({}))) Requisition.parse(requisitionView(one));
});

it('numbers them in the order in which they were made, and the counter goes on from there', async () => {
  const { kit } = instances[0]!;
  const year = new Date().getFullYear();
  const made = await all(instances[0]!.get(PurchaseOrderRepository).each({}, { sort: { createdAt: 1 } }));
  const ofYear = made.filter(({ poNumber }) => poNumber.startsWith(`PO-${year}-`)).map(({ poNumber }) => poNumber);
  expect(ofYear).toEqual(ofYear.toSorted());
  expect((await kit.numbers.next('PO')) > ofYear.at(-1)!).toBe(true);
});

it('makes orders of awarded requests: at the price of the quote that won', async () => {
  const [service] = instances;
  const awarded = await all(service!.get(RfqRepository).each({ status: 'Awarded' }));
  expect(awarded.length).toBeGreaterThan(10);
  for (const rfq of awarded) {
    const quote = await service!.get(QuoteRepository).find(rfq.awardedQuoteId ?? '');
    const order = await service!.get(PurchaseOrderRepository).find(rfq.awardedOrderId ?? '');
    expect([quote?.status, quote?.totalAmount]).toEqual(['Awarded', order?.totalAmount]);
    expect(rfq.awardedOrderNumber).toBe(order?.poNumber);
  }
});

it('opens one receipt of each delivery, by the office that bought', async () => {
  const [service] = instances;
  const receipts = await all(service!.get(ReceiptRepository).each({}));
  const delivered = await service!.get(PurchaseOrderRepository).count({ status: { $in: ['Delivered', 'Completed'] } });
  expect(receipts.filter(({ source }) => source === 'purchase-order')).toHaveLength(delivered);
  expect(
    receipts.filter(({ orderId }, at) => receipts.findIndex((one) => one.orderId === orderId) === at).length,
  ).toBeGreaterThan(delivered);
  const offices = demoOffices.map(({ id }) => id);
  expect(receipts.filter(({ buyerOrganizationId = '' }) => !offices.includes(buyerOrganizationId))).toEqual([]);
});

it('is not written where there are orders already, nor where nobody asked for it', async () => {
  const orders = instances[0]!.get(PurchaseOrderRepository);
  await orders.removeMany({ status: 'Cancelled' });
  const left = await orders.count({});
  await instances[1]!.stop();
  instances[1] = await start();
  expect(await orders.count({})).toBe(left);
  const other = await start({ DATABASE_PREFIX: `${DATABASE_PREFIX}b_`, DEMO_HISTORY: '0' });
  expect(await other.get(PurchaseOrderRepository).count({})).toBe(0);
  await other.kit.database.dropDatabase();
  await other.stop();
});
