import {
  type Actor,
  dayInIndia,
  dispatches as contract,
  mappings,
  type Order,
  orders,
  type PortalEvent,
  purchaseDeliveries,
  type PurchaseOrder,
  purchaseOrders,
  type PurchaseOrderStatus,
  type Role,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import type { Subscription } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { newOrder, orderFile } from './new-order.js';
import { standInForOffices } from './office-people.js';
import { newPurchaseOrder, standInForParties } from './purchase-parties.js';
import { wayTo } from './purchase-way.js';
import { standInForRegister } from './stand-in-for-register.js';

export { enterInRegister } from './stand-in-for-register.js';

type Body = Record<string, unknown>;

let service: TestService;
let register: Subscription;
const events: PortalEvent[] = [];
const people = {
  seller: ['Seller', {}],
  colleague: ['Seller', { id: 'colleague' }],
  rival: ['Seller', { id: 'rival', organizationId: 'rival' }],
  buyer: ['Buyer', {}],
  neighbour: ['Buyer', { id: 'neighbour', organizationId: 'other-office' }],
  admin: ['Super Admin', {}],
  oem: ['OEM', { brands: ['Dell'] }],
  user: ['End User', { organizationId: actorOf('Buyer').organizationId }],
  support: ['Support Agent', {}],
} satisfies Record<string, [Role, Partial<Actor>]>;
/** Somebody of the tests. */
export type Person = keyof typeof people;
const tokens = new Map<string, string>();
/** The token of somebody. */
export const token = (person: Person) => tokens.get(person) ?? '';

/** Starts the service with everybody of the tests and a register of assets. */
export async function startDispatches() {
  service = await startTestService(definition);
  standInForOffices(service);
  standInForParties(service);
  registerAnswers();
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  for (const [person, [role, changes]] of Object.entries(people))
    tokens.set(person, await service.tokenFor(role, changes));
  return service;
}

/** Answers as the asset service does which serial numbers it has. */
export function registerAnswers() {
  register = standInForRegister(service);
}

/** As if the asset service were down. */
export const registerEnds = () => register.drain();

/** A mapped order of ten laptops and two printers of Dell, in progress. */
export async function inProgress(mapped = true): Promise<Order> {
  const body = newOrder({ gemOrderFile: [await orderFile(service, token('seller'))] });
  const { id } = (await service.call(orders.create, { token: token('seller'), body })).body as Order;
  await service.call(orders.update, { token: token('admin'), params: { id }, body: { status: 'Approved' } });
  await service.call(orders.update, { token: token('seller'), params: { id }, body: { status: 'In Progress' } });
  if (mapped) await service.call(mappings.map, { token: token('buyer'), params: { id }, body: {} });
  return (await service.call(orders.get, { token: token('seller'), params: { id } })).body as Order;
}

/** Takes one step of a purchase order. */
export const step = ({ id }: Pick<PurchaseOrder, 'id'>, status: PurchaseOrderStatus, as: Person = 'seller') =>
  service.call(purchaseOrders.update, { token: token(as), params: { id }, body: { status, reason: 'Not needed' } });

/** A purchase order as somebody is answered. */
export const purchase = async ({ id }: Pick<PurchaseOrder, 'id'>, as: Person = 'seller') =>
  (await service.call(purchaseOrders.get, { token: token(as), params: { id } })).body as PurchaseOrder;

/** A purchase order of two laptops of Dell and a printer of HP, on its way up to a status. */
export async function purchaseAt(status: PurchaseOrderStatus, changes: Body = {}): Promise<PurchaseOrder> {
  const body = newPurchaseOrder(changes);
  const order = (await service.call(purchaseOrders.create, { token: token('buyer'), body })).body as PurchaseOrder;
  for (const [to, as] of wayTo(status)) await step(order, to, as);
  return purchase(order, 'buyer');
}

/** Proves a delivery of a purchase order. */
export async function deliverPurchase(
  { id }: Pick<PurchaseOrder, 'id'>,
  deliveredAssets: object[],
  changes: Body = {},
  as: Person = 'seller',
  key?: string,
) {
  const file = () => orderFile(service, token('seller'), 'proof');
  const body = {
    ...{ deliveryDate: dayInIndia(), deliveryLocation: 'Central store', deliveryBatch: 'B-1', deliveredAssets },
    ...{ deliveryReceipt: [await file()], invoice: [await file()], ...changes },
  };
  return service.call(purchaseDeliveries.create, { token: token(as), params: { id }, body, key });
}

/** The proofs of a purchase order. */
export const proofsOf = ({ id }: Pick<PurchaseOrder, 'id'>, as: Person = 'buyer') =>
  service.call(purchaseDeliveries.list, { token: token(as), params: { id } });

/** An order of either kind. */
type AnyOrder = Pick<Order | PurchaseOrder, 'id'> & { items: { id: string }[]; source?: PurchaseOrder['source'] };

let last = 0;
/** Serial numbers that stood nowhere yet. */
export const serials = (count: number) => Array.from({ length: count }, () => `SN-${++last}`);

/** An advice of some laptops; `changes` replace parts of it. */
export const newAdvice = ({ items, source }: AnyOrder, serialNumbers: string[], changes: Body = {}) => ({
  ...{ dispatchDate: dayInIndia(), expectedArrival: dayInIndia(), carrier: 'India Post', trackingNumber: 'EE123IN' },
  ...{ source, lines: [{ lineId: items[0]?.id, serialNumbers }] },
  ...changes,
});

/** Announces goods. */
export const announce = ({ id }: Pick<AnyOrder, 'id'>, body: Body, as: Person = 'seller', key?: string) =>
  service.call(contract.create, { token: token(as), params: { id }, body, key });

/** The advices of an order with its balance. */
export const advicesOf = ({ id, source }: AnyOrder, as: Person = 'seller') =>
  service.call(contract.list, { token: token(as), params: { id }, query: source ? { source } : {} });

/** Withdraws an advice. */
export const withdraw = (
  { id }: Pick<AnyOrder, 'id'>,
  adviceId: string,
  body: Body,
  as: Person = 'seller',
  ifMatch?: number,
) => service.call(contract.withdraw, { token: token(as), params: { id, adviceId }, body, ifMatch });

/** Delivers with the one-time password that the officer reads. */
export async function deliver({ id }: Order, deliveredAssets: object[], changes: Body = {}) {
  await service.kit.database.collection('attempts').deleteMany({});
  const seller = token('seller');
  await service.call(orders.sendOtp, { token: seller, params: { id } });
  const mails = service.kit.database.collection<{ _id: string; values: { otp?: string } }>('mails');
  const otp = await eventually(async () => {
    const [mail] = await mails.find({ _id: { $regex: `orders:${id}:` } }).toArray();
    if (!mail) throw new Error('no mail yet');
    return mail.values.otp;
  });
  const files = [await orderFile(service, seller, 'proof'), await orderFile(service, seller, 'proof')];
  const body = {
    ...{ deliveryDate: dayInIndia(), deliveryLocation: 'Central store', deliveryBatch: 'B-1', deliveredAssets, otp },
    ...{ deliveryReceipt: files.slice(0, 1), invoice: files.slice(1), ...changes },
  };
  return service.call(orders.deliver, { token: seller, params: { id }, body });
}

/** What was told under a subject of a record, each once. */
export async function told(subject: string, id: string) {
  await service.carry();
  const heard = events.filter((event) => event.subject === subject && event.record.id === id);
  return [...new Map(heard.map((event) => [event.id, event])).values()];
}
