import {
  type Actor,
  dayInIndia,
  type Invoice,
  invoices as contract,
  nextDay,
  type PortalEvent,
  type PurchaseOrder,
  purchaseOrders,
  type Receipt,
  receipts,
  type Role,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, madePng, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { orderFile } from './new-order.js';
import { newPurchaseOrder, standInForParties } from './purchase-parties.js';
import { wayTo } from './purchase-way.js';

type Body = Record<string, unknown>;
/** Somebody of the tests. */
export type Person = keyof typeof people;

let service: TestService;
const people = {
  seller: ['Seller', {}],
  workmate: ['Seller', { id: 'workmate' }],
  rival: ['Seller', { id: 'rival', organizationId: 'rival' }],
  buyer: ['Buyer', {}],
  colleague: ['Buyer', { id: 'colleague' }],
  stranger: ['Buyer', { id: 'stranger', organizationId: 'other-office' }],
  admin: ['Super Admin', {}],
  oem: ['OEM', { brands: ['Dell'] }],
  user: ['End User', { organizationId: actorOf('Buyer').organizationId }],
  support: ['Support Agent', {}],
} satisfies Record<string, [Role, Partial<Actor>]>;
const tokens = new Map<string, string>();
const events: PortalEvent[] = [];
/** The token of somebody. */
export const token = (person: Person) => tokens.get(person) ?? '';
/** Today in India. */
export const today = dayInIndia();

/** Starts the service with everybody of the tests. */
export async function startInvoices() {
  service = await startTestService(definition);
  standInForParties(service);
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  for (const [person, [role, changes]] of Object.entries(people))
    tokens.set(person, await service.tokenFor(role, changes));
  return service;
}

/** A purchase order of two laptops and a printer, of which so many of each line were delivered and accepted, with so much deducted of each. */
export async function deliveredOrder(
  accepted: readonly number[] = [2, 1],
  changes: Body = {},
  deductions: readonly number[] = [],
) {
  const body = newPurchaseOrder(changes);
  const order = (await service.call(purchaseOrders.create, { token: token('buyer'), body })).body as PurchaseOrder;
  for (const [status, as] of wayTo('Delivered')) {
    const step = { token: token(as), params: { id: order.id }, body: { status } };
    await service.call(purchaseOrders.update, step);
  }
  await inspect(order.id, accepted, deductions);
  return order;
}

/** Inspects the order's receipt once the portal opened it: so many units of each line are accepted, the others rejected. */
async function inspect(orderId: string, accepted: readonly number[], deductions: readonly number[]) {
  const receipt = await eventually(async () => {
    const answer = await service.call(receipts.list, { token: token('buyer'), query: { order: orderId } });
    const [opened] = answer.body.items as Receipt[];
    if (!opened) throw new Error('no receipt yet');
    return opened;
  });
  const lines = receipt.lines.map(({ lineId, delivered }, n) => {
    const good = accepted[n] ?? 0;
    return {
      ...{ lineId, accepted: good, rejected: delivered - good },
      ...(good < delivered ? { reason: 'damaged' } : {}),
      ...(deductions[n] ? { deduction: deductions[n], deductionReason: 'A week late' } : {}),
    };
  });
  const isWhole = lines.every(({ rejected }) => rejected === 0);
  const photos = isWhole ? [] : [(await service.upload('crack.png', madePng(), 'photo', token('buyer'))).body.id];
  const body = { lines, photos };
  await service.call(receipts.inspect, { token: token('buyer'), params: { id: receipt.id }, body });
}

let numbers = 0;
/** An invoice number that nobody used. */
export const freshNumber = () => `T/${process.pid}/${(numbers += 1)}`;
/** Uploads the file of an invoice. */
export const invoiceFile = (who: Person = 'seller') => orderFile(service, token(who), 'invoice');

/** What invoices the whole order; `changes` replace parts of it. */
export const invoiceOf = async ({ id, items }: PurchaseOrder, changes: Body = {}, who: Person = 'seller') => ({
  source: 'purchase-order',
  orderId: id,
  invoiceNumber: freshNumber(),
  invoiceDate: today,
  items: items.map(({ id: lineId, quantity, unitPrice, gst }) => ({ lineId, quantity, unitPrice, gst })),
  file: [await invoiceFile(who)],
  ...changes,
});
/** Submits what is given. */
export const send = (body: Body, who: Person = 'seller', key?: string) =>
  service.call(contract.create, { token: token(who), body, key });
/** Submits an invoice of the order. */
export const submit = async (order: PurchaseOrder, changes: Body = {}, who: Person = 'seller') =>
  send(await invoiceOf(order, changes, who), who);
/** A submitted invoice of an order of its own. */
export const submitted = async () => (await submit(await deliveredOrder())).body as Invoice;
/** Takes a step with a reason. */
export const move = (id: string, status: string, who: Person, body: Body = { reason: 'Because' }) =>
  service.call(contract.move, { token: token(who), params: { id }, body: { status, ...body } });
/** Sends it again. */
export const correct = (id: string, body: Body, who: Person = 'seller', ifMatch?: number) =>
  service.call(contract.correct, { token: token(who), params: { id }, body, ifMatch });
/** A whole payment of what an invoice asks for. */
export const paymentOf = ({ totalAmount }: Pick<Invoice, 'totalAmount'>, changes: Body = {}) => ({
  ...{ paidOn: today, mode: 'PFMS', reference: 'UTR-2026/0001', amount: totalAmount },
  ...changes,
});
/** Records a payment. */
export const pay = (id: string, body: Body, who: Person = 'buyer') =>
  service.call(contract.pay, { token: token(who), params: { id }, body });
/** Puts another payment in its place. */
export const correctPayment = (id: string, body: Body, who: Person = 'buyer') =>
  service.call(contract.correctPayment, { token: token(who), params: { id }, body });
/** One invoice, as somebody is answered. */
export const get = (id: string, who: Person) => service.call(contract.get, { token: token(who), params: { id } });
/** The list, as somebody is answered. */
export const list = (query: Record<string, string>, who: Person) =>
  service.call(contract.list, { token: token(who), query });
/** So many days from today. */
export const inDays = (days: number) => nextDay(today, days);

/** An invoice that came to this status. */
export async function inStatus(status: Invoice['status']) {
  const invoice = await submitted();
  if (status === 'Returned') await move(invoice.id, 'Returned', 'buyer');
  if (status === 'Withdrawn') await move(invoice.id, 'Withdrawn', 'seller');
  if (status === 'Accepted' || status === 'Paid') await move(invoice.id, 'Accepted', 'buyer');
  if (status === 'Paid') await pay(invoice.id, paymentOf(invoice));
  return invoice;
}

/** What is told of it under this verb. */
export const heard = (verb: string, id: string) =>
  eventually(async () => {
    const subject = `procurement.invoice.${verb}`;
    const found = events.findLast((event) => event.subject === subject && event.record.id === id);
    if (!found) throw new Error(`${verb} was not told`);
    return Promise.resolve(found);
  });
