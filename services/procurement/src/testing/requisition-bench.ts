import {
  type Actor,
  type PortalEvent,
  purchaseOrders,
  type Requisition,
  requisitions as contract,
  type RequisitionStatus,
  type Role,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newPurchaseOrder, standInForParties } from './purchase-parties.js';

type Body = object;
/** Somebody of the tests. */
export type Person = keyof typeof people;

let service: TestService;
/** The organisation of the tests' buyers and end users. */
export const office = actorOf('Buyer').organizationId;
const people = {
  requester: ['End User', { id: 'requester', organizationId: office }],
  workmate: ['End User', { id: 'workmate', organizationId: office }],
  buyer: ['Buyer', {}],
  colleague: ['Buyer', { id: 'colleague' }],
  stranger: ['Buyer', { id: 'stranger', organizationId: 'other-office' }],
  admin: ['Super Admin', {}],
  seller: ['Seller', {}],
  oem: ['OEM', { brands: ['Dell'] }],
  support: ['Support Agent', {}],
} satisfies Record<string, [Role, Partial<Actor>]>;
const tokens = new Map<string, string>();
const events: PortalEvent[] = [];
/** The token of somebody. */
export const token = (person: Person) => tokens.get(person) ?? '';

/** Starts the service with everybody of the tests. */
export async function startRequisitions() {
  service = await startTestService(definition);
  standInForParties(service);
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  for (const [person, [role, changes]] of Object.entries(people))
    tokens.set(person, await service.tokenFor(role, changes));
  return service;
}

/** A whole new requisition; `changes` replace parts of it. */
export const newRequisition = (changes: Body = {}) => ({
  title: 'Laptops for the training hall',
  justification: 'Twelve people begin in April.',
  neededBy: '2090-01-31',
  items: [
    { assetName: 'Laptop', category: 'Laptop', quantity: 2, estimatedUnitPrice: 50_000.5, brand: 'Dell', model: 'L1' },
    { assetName: 'Mouse', quantity: 3 },
  ],
  ...changes,
});
/** Raises a requisition; `changes` replace parts of it. */
export const create = (changes: Body = {}, who: Person = 'requester', key?: string) =>
  service.call(contract.create, { token: token(who), key, body: newRequisition(changes) });
/** The same, as it was made. */
export const made = async (changes: Body = {}, who: Person = 'requester') =>
  (await create(changes, who)).body as Requisition;
/** Edits it, or takes a step. */
export const update = (id: string, body: Body, who: Person, ifMatch?: number) =>
  service.call(contract.update, { token: token(who), params: { id }, body, ifMatch });
/** Takes a step with a reason. */
export const move = (id: string, status: RequisitionStatus, who: Person) =>
  update(id, { status, reason: 'Because' }, who);
/** One requisition, as somebody is answered. */
export const get = (id: string, who: Person) => service.call(contract.get, { token: token(who), params: { id } });
/** The list, as somebody is answered. */
export const list = (query: Record<string, string>, who: Person) =>
  service.call(contract.list, { token: token(who), query });
/** Makes a purchase order of it. */
export const order = (requisitionId: string, who: Person = 'buyer', changes: Body = {}, key?: string) =>
  service.call(purchaseOrders.create, {
    token: token(who),
    key,
    body: newPurchaseOrder({ requisitionId, ...changes }),
  });
/** The id of one that came to this status. */
export const inStatus = async (status: RequisitionStatus, who: Person = 'requester') => {
  const { id } = await made({ status: status === 'Draft' ? 'Draft' : 'Submitted' }, who);
  if (status === 'Ordered') await move(id, 'Accepted', 'colleague');
  if (status === 'Ordered') await order(id, 'colleague');
  const step = { Returned: 'colleague', Rejected: 'colleague', Accepted: 'colleague', Withdrawn: who } as const;
  if (status in step) await move(id, status, step[status as keyof typeof step]);
  return id;
};
/** What is told of it under this verb. */
export const heard = (verb: string, id: string) =>
  eventually(async () => {
    const subject = `procurement.requisition.${verb}`;
    const found = events.findLast((event) => event.subject === subject && event.record.id === id);
    if (!found) throw new Error(`${verb} was not told`);
    return Promise.resolve(found);
  });
