import {
  assetDrafts,
  type Actor,
  type BodyOf,
  dayInIndia,
  dispatches as contract,
  mappings,
  type Order,
  orders,
  type PortalEvent,
  type Role,
  serialKeyOf,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { headers, type Subscription } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { newOrder, orderFile } from './new-order.js';
import { standInForOffices } from './office-people.js';

type Body = Record<string, unknown>;

let service: TestService;
let register: Subscription;
const registered = new Set<string>();
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
  registerAnswers();
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  for (const [person, [role, changes]] of Object.entries(people))
    tokens.set(person, await service.tokenFor(role, changes));
  return service;
}

/** Answers as the asset service does which serial numbers it has. */
export function registerAnswers() {
  register = service.nats.subscribe(assetDrafts.registered.subject, {
    callback: (_, message) => {
      const { items } = message.json<BodyOf<typeof assetDrafts.registered>>();
      const has = items.map(({ manufacturer = '', serialNumber }) =>
        registered.has(serialKeyOf(manufacturer, serialNumber)),
      );
      const head = headers();
      head.set('status', '200');
      message.respond(JSON.stringify({ registered: has.flatMap((one, at) => (one ? [at] : [])) }), { headers: head });
    },
  });
}

/** As if the asset service were down. */
export const registerEnds = () => register.drain();

/** From now on the register has this serial number of a maker. */
export const enterInRegister = (manufacturer: string, serialNumber: string) =>
  registered.add(serialKeyOf(manufacturer, serialNumber));

/** A mapped order of ten laptops and two printers of Dell, in progress. */
export async function inProgress(mapped = true): Promise<Order> {
  const body = newOrder({ gemOrderFile: [await orderFile(service, token('seller'))] });
  const { id } = (await service.call(orders.create, { token: token('seller'), body })).body as Order;
  await service.call(orders.update, { token: token('admin'), params: { id }, body: { status: 'Approved' } });
  await service.call(orders.update, { token: token('seller'), params: { id }, body: { status: 'In Progress' } });
  if (mapped) await service.call(mappings.map, { token: token('buyer'), params: { id }, body: {} });
  return (await service.call(orders.get, { token: token('seller'), params: { id } })).body as Order;
}

let last = 0;
/** Serial numbers that stood nowhere yet. */
export const serials = (count: number) => Array.from({ length: count }, () => `SN-${++last}`);

/** An advice of some laptops; `changes` replace parts of it. */
export const newAdvice = ({ items }: Order, serialNumbers: string[], changes: Body = {}) => ({
  ...{ dispatchDate: dayInIndia(), expectedArrival: dayInIndia(), carrier: 'India Post', trackingNumber: 'EE123IN' },
  lines: [{ lineId: items[0]?.id, serialNumbers }],
  ...changes,
});

/** Announces goods. */
export const announce = ({ id }: Order, body: Body, as: Person = 'seller', key?: string) =>
  service.call(contract.create, { token: token(as), params: { id }, body, key });

/** The advices of an order with its balance. */
export const advicesOf = ({ id }: Order, as: Person = 'seller') =>
  service.call(contract.list, { token: token(as), params: { id } });

/** Withdraws an advice. */
export const withdraw = ({ id }: Order, adviceId: string, body: Body, as: Person = 'seller', ifMatch?: number) =>
  service.call(contract.withdraw, { token: token(as), params: { id, adviceId }, body, ifMatch });

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
  await service.kit.flush();
  const heard = events.filter((event) => event.subject === subject && event.record.id === id);
  return [...new Map(heard.map((event) => [event.id, event])).values()];
}
