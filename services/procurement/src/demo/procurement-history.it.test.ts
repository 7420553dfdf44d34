import { randomBytes } from 'node:crypto';
import {
  type Actor,
  dayInIndia,
  documentStatuses,
  escalations as escalationContract,
  Invoice,
  invoiceStatuses,
  nextDay,
  Order,
  orderStatuses,
  outstandingOf,
  PurchaseOrder,
  Quote,
  purchaseOrderStatuses,
  receipts as receiptContract,
  receiptStatuses,
  RecordDocument,
  Requisition,
} from '@portal/contracts';
import { demoOffices, type RunningService, startService } from '@portal/service-kit';
import { actorOf } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { DocumentRepository } from '../documents/document.repository.js';
import { documentView } from '../documents/document.view.js';
import { EscalationRepository } from '../escalations/escalation.repository.js';
import { escalationView } from '../escalations/escalation.view.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { invoiceView, payableOf } from '../invoices/invoice.view.js';
import { OrderRepository } from '../orders/order.repository.js';
import { orderView } from '../orders/order.view.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { purchaseOrderView } from '../purchase-orders/purchase-order.view.js';
import { QuoteRepository } from '../quotes/quote.repository.js';
import { quoteView } from '../quotes/quote.view.js';
import { AcceptedGoods } from '../receipts/accepted-goods.js';
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
    receiptStatuses,
  );
  const escalations = await all(first!.get(EscalationRepository).each({}));
  for (const escalation of escalations) escalationContract.get.reply.parse(escalationView(escalation, admin));
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
  const first = receipts.filter(({ source, replaces }) => source === 'purchase-order' && !replaces);
  expect(first).toHaveLength(delivered);
  expect(
    receipts.filter(({ orderId }, at) => receipts.findIndex((one) => one.orderId === orderId) === at).length,
  ).toBeGreaterThan(delivered);
  const offices = demoOffices.map(({ id }) => id);
  expect(receipts.filter(({ buyerOrganizationId = '' }) => !offices.includes(buyerOrganizationId))).toEqual([]);
});

it('completes no order before its receipts are settled, and has orders that are overdue', async () => {
  const [service] = instances;
  const receipts = await all(service!.get(ReceiptRepository).each({ source: 'purchase-order' }));
  for (const order of await all(service!.get(PurchaseOrderRepository).each({ status: 'Completed' }))) {
    const own = receipts.filter(({ orderId }) => orderId === order._id);
    expect([order._id, outstandingOf(own.map(({ status }) => status))]).toEqual([order._id, undefined]);
    for (const { updatedAt } of own) expect(updatedAt.getTime()).toBeLessThanOrEqual(order.completedAt!.getTime());
  }
  const numbers = new Map(receipts.map(({ _id, number }) => [_id, number]));
  for (const { replaces } of receipts)
    if (replaces) expect(replaces.receiptNumber).toBe(numbers.get(replaces.receiptId));
  const overdue = { status: 'In Transit', expectedDeliveryDate: { $lt: dayInIndia() } } as const;
  expect(await service!.get(PurchaseOrderRepository).count(overdue)).toBeGreaterThan(0);
});

it('has a GeM order that is overdue, with the escalation that the portal raised about it', async () => {
  const [service] = instances;
  const filter = { status: 'In Progress', 'expectedDeliveryWindow.endDate': { $lt: dayInIndia() } } as const;
  const overdue = await all(service!.get(OrderRepository).each(filter));
  expect(overdue.length).toBeGreaterThan(0);
  for (const order of overdue) {
    const escalation = await service!.get(EscalationRepository).find(`delay-${order._id}`);
    expect(escalation).toMatchObject({
      ...{
        source: 'gem',
        purchaseOrderNumber: order.gemContractNumber,
        type: 'delivery_delay',
        answeringSide: 'seller',
      },
      cause: { kind: 'delivery-late', day: order.expectedDeliveryWindow.endDate },
    });
    expect(['Open', 'In Progress']).toContain(escalation?.status);
  }
});

it('has a requisition for which quotes are requested, and of one seller a quote that is begun', async () => {
  const [service] = instances;
  const [asked, ...more] = await all(service!.get(RequisitionRepository).each({ rfqId: { $exists: true } }));
  expect([asked?.status, more]).toEqual(['Accepted', []]);
  const rfq = await service!.get(RfqRepository).find(asked?.rfqId ?? '');
  expect(rfq).toMatchObject({ status: 'Open', requisitionId: asked?._id, requisitionNumber: asked?.number });
  expect([rfq?.rfqNumber, rfq!.closesAt > new Date()]).toEqual([asked?.rfqNumber, true]);
  expect(asked?.history.at(-1)).toMatchObject({ action: 'Quotes requested', note: rfq?.rfqNumber });
  const drafts = await all(service!.get(QuoteRepository).each({ status: 'Draft' }));
  expect(drafts).toHaveLength(1);
  for (const draft of drafts) {
    Quote.parse(quoteView(actorOf('Seller'), draft));
    expect([draft.rfqId, draft.quoteNumber, draft.items.length]).toEqual([rfq?._id, undefined, 1]);
  }
});

it('has invoices in every state, of what was accepted, each with a file that is there', async () => {
  const [service] = instances;
  const invoices = await all(service!.get(InvoiceRepository).each({}));
  has(
    invoices.map(({ status }) => status),
    invoiceStatuses,
  );
  for (const invoice of invoices) {
    Invoice.parse(invoiceView(invoice));
    const { units: accepted } = await service!.get(AcceptedGoods).of(invoice.source, invoice.orderId);
    for (const { lineId, quantity } of invoice.items) expect(quantity).toBe(accepted.get(lineId));
    const { payment } = invoice;
    if (payment) expect(payment.amount + payment.deductions).toBe(payableOf(invoice));
    expect(invoice.updatedAt.getTime()).toBeLessThan(Date.now());
  }
  const bytes = await service!.kit.files.bytes(invoices[0]!.file.id);
  expect(bytes.toString('latin1')).toContain(invoices[0]!.invoiceNumber);
});

it('has documents of every kind of record in every state, replaced ones, and some that end soon or have ended', async () => {
  const [service] = instances;
  const documents = await all(service!.get(DocumentRepository).each({}));
  const views = documents.map((document) => RecordDocument.parse(documentView(document, actorOf('Super Admin'))));
  for (const kind of ['order', 'purchaseOrder', 'asset', 'amcContract', 'organization']) {
    const own = views.filter(({ recordType }) => recordType === kind);
    has(
      own.map(({ status }) => status),
      documentStatuses,
    );
    expect(own.some(({ versions }) => versions.length === 3)).toBe(true);
    expect(own.some(({ expiresOn }) => expiresOn === nextDay(dayInIndia(), 12))).toBe(true);
    expect(own.some(({ expiresOn = '9' }) => expiresOn < dayInIndia())).toBe(true);
    expect(own.every(({ description }) => description === 'Demo data')).toBe(true);
  }
  for (const { versions, organizations, uploadedByOrganizationId, uploadedAt, updatedAt } of documents) {
    expect(organizations).toContain(uploadedByOrganizationId);
    expect(uploadedAt).toEqual(versions[0]?.uploadedAt);
    expect(updatedAt.getTime()).toBeLessThan(Date.now());
    for (const { file } of versions) expect((await service!.kit.files.bytes(file.id)).length).toBe(file.size);
  }
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
