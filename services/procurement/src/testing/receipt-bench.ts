import {
  type Actor,
  dayInIndia,
  type PortalEvent,
  type PurchaseOrder,
  purchaseOrders,
  type Receipt,
  receipts as contract,
  type Role,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, madePng, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newPurchaseOrder, standInForParties } from './purchase-parties.js';
import { wayTo } from './purchase-way.js';

type Body = Record<string, unknown>;

let service: TestService;
const people = {
  seller: ['Seller', {}],
  rival: ['Seller', { id: 'rival', organizationId: 'rival' }],
  buyer: ['Buyer', {}],
  colleague: ['Buyer', { id: 'colleague' }],
  neighbour: ['Buyer', { id: 'neighbour', organizationId: 'other-office' }],
  admin: ['Super Admin', {}],
  oem: ['OEM', { brands: ['Dell'] }],
  user: ['End User', { organizationId: actorOf('Buyer').organizationId }],
  support: ['Support Agent', {}],
} satisfies Record<string, [Role, Partial<Actor>]>;
/** Somebody of the tests. */
export type Person = keyof typeof people;
const tokens = new Map<string, string>();
const events: PortalEvent[] = [];
/** The token of somebody. */
export const token = (person: Person) => tokens.get(person) ?? '';

/** Starts the service with everybody of the tests. */
export async function startReceipts() {
  service = await startTestService(definition);
  standInForParties(service);
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  for (const [person, [role, changes]] of Object.entries(people))
    tokens.set(person, await service.tokenFor(role, changes));
  return service;
}

/** A purchase order of two laptops and a printer that was delivered. */
export async function delivered() {
  const body = newPurchaseOrder();
  const order = (await service.call(purchaseOrders.create, { token: token('buyer'), body })).body as PurchaseOrder;
  for (const [status, as] of wayTo('Delivered'))
    await service.call(purchaseOrders.update, { token: token(as), params: { id: order.id }, body: { status } });
  return order;
}

/** The receipts of an order, as somebody is answered. */
export const receiptsOf = async (orderId: string, as: Person = 'buyer') =>
  (await service.call(contract.list, { token: token(as), query: { order: orderId } })).body.items as Receipt[];

/** The receipt of an order, once the portal has opened it. */
export const opened = (orderId: string) =>
  eventually(async () => {
    const [receipt] = await receiptsOf(orderId);
    if (!receipt) throw new Error('no receipt yet');
    return receipt;
  });

/** The receipt of a purchase order of its own. */
export const due = async () => opened((await delivered()).id);

/** One receipt, as somebody is answered. */
export const get = (id: string, as: Person) => service.call(contract.get, { token: token(as), params: { id } });

/** An uploaded photo. */
export const photo = async (as: Person = 'buyer') =>
  (await service.upload('crack.png', madePng(), 'photo', token(as))).body.id as string;

/** What was found: so many units of each line rejected, with what that needs; `changes` replace parts of each line. */
export const found = ({ lines }: Receipt, rejected: readonly number[], changes: Body = {}) =>
  lines.map(({ lineId, delivered: units }, n) => ({
    lineId,
    accepted: units - (rejected[n] ?? 0),
    rejected: rejected[n] ?? 0,
    ...(rejected[n] ? { reason: 'damaged', ...changes } : {}),
  }));

/** Inspects it. */
export const inspect = (id: string, body: Body, as: Person = 'buyer', ifMatch?: number) =>
  service.call(contract.inspect, { token: token(as), params: { id }, body, ifMatch });

/** A receipt of its own whose laptop was rejected in part, as the inspection answered it. */
export async function partlyRejected(rejected: readonly number[] = [1, 0]) {
  const receipt = await due();
  const { body } = await inspect(receipt.id, { lines: found(receipt, rejected), photos: [await photo()] });
  return body as Receipt;
}

/** Announces that so many units of each line are replaced. */
export const announce = (receipt: Receipt, units: readonly number[], changes: Body = {}, as: Person = 'seller') =>
  service.call(contract.announceReplacement, {
    token: token(as),
    params: { id: receipt.id },
    body: {
      expectedOn: dayInIndia(),
      lines: receipt.lines.map(({ lineId }, n) => ({ lineId, units: units[n] ?? 0 })),
      ...changes,
    },
  });

/** Refuses to replace what was rejected. */
export const refuse = (id: string, reason: string, as: Person = 'seller') =>
  service.call(contract.refuseReplacement, { token: token(as), params: { id }, body: { reason } });

/** Notes that the replacement has come; answers the receipt of it. */
export const receive = (id: string, as: Person = 'buyer', ifMatch?: number) =>
  service.call(contract.receiveReplacement, { token: token(as), params: { id }, body: {}, ifMatch });

/** What was told of a receipt, or another record, under this verb, each once. */
export async function told(verb: string, id: string, noun = 'receipt') {
  await service.carry();
  const heard = events.filter(({ subject, record }) => subject === `procurement.${noun}.${verb}` && record.id === id);
  return [...new Map(heard.map((event) => [event.id, event])).values()];
}
