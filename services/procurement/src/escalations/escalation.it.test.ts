import { afterWorkingDays, escalations, mappings, orders, type PortalEvent, purchaseOrders } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, type OrderChanges, orderFile } from '../testing/new-order.js';
import { standInForOffices } from '../testing/office-people.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';
import { OrderRepository } from '../orders/order.repository.js';
import { priorityFields } from './escalation.raising.js';
import { EscalationParties } from './escalation-parties.js';
import { EscalationRepository } from './escalation.repository.js';
import { EscalationSweep } from './escalation-sweep.js';

let service: TestService;
const token = { seller: '', colleague: '', rival: '', buyer: '', neighbour: '', admin: '', maker: '', otherMaker: '' };
type Person = keyof typeof token;
const raised: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  standInForOffices(service);
  standInForParties(service);
  service.nats.subscribe('events.procurement.escalation.raised', {
    callback: (_, message) => void raised.push(...eventsOf(message)),
  });
  token.seller = await service.tokenFor('Seller');
  token.colleague = await service.tokenFor('Seller', { id: 'seller-2' });
  token.rival = await service.tokenFor('Seller', { id: 'rival', organizationId: 'rival-company' });
  token.buyer = await service.tokenFor('Buyer');
  token.neighbour = await service.tokenFor('Buyer', { id: 'neighbour', organizationId: 'other-office' });
  token.maker = await service.tokenFor('OEM', { brands: ['Dell'] });
  token.otherMaker = await service.tokenFor('OEM', { id: 'oem-2', brands: ['Lenovo'] });
  token.admin = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

async function order({ mapped = true, ...changes }: OrderChanges & { mapped?: boolean } = {}) {
  const { body } = await service.call(orders.create, {
    token: token.seller,
    body: newOrder({ gemOrderFile: [await orderFile(service, token.seller)], ...changes }),
  });
  await service.call(orders.update, { token: token.admin, params: { id: body.id }, body: { status: 'Approved' } });
  if (mapped) await map(body.id);
  return body.id as string;
}
const map = (id: string) => service.call(mappings.map, { token: token.buyer, params: { id }, body: {} });
const raise = (person: Person, purchaseOrderId: string, body: object = {}, key?: string) =>
  service.call(escalations.create, {
    token: token[person],
    key,
    body: { title: 'Ten laptops are missing', description: 'Two of twelve came.', purchaseOrderId, ...body },
  });
const get = (person: Person, id: string) => service.call(escalations.get, { token: token[person], params: { id } });
const change = (person: Person, id: string, body: object, ifMatch?: number) =>
  service.call(escalations.update, { token: token[person], params: { id }, body, ifMatch });
const note = (person: Person, id: string, text: string) =>
  service.call(escalations.addNote, { token: token[person], params: { id }, body: { note: text } });

describe('an escalation', () => {
  it('is numbered, belongs to the sides of its order, and is told to the other side', async () => {
    const { status, body } = await raise('buyer', await order());
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'delivery_delay', priority: 'Medium', status: 'Open' });
    expect(body.number).toMatch(/^ESC-\d{4}-\d{6}$/);
    expect(body).toMatchObject({ sellerOrganizationId: '2-organization', notes: [{ note: 'Escalation created' }] });
    await eventually(async () => {
      await Promise.resolve();
      const event = raised.find(({ record }) => record.id === body.id);
      expect(event?.notice).toMatchObject({ organizations: ['2-organization'], roles: ['Super Admin'] });
    });
  });

  it('is refused without its texts, and about an order that the raiser does not see', async () => {
    const id = await order();
    const message = 'Please fill in all required fields';
    const empty = await raise('buyer', id, { title: ' ', description: '' });
    expect(empty).toMatchObject({ status: 422, body: { fields: { title: message, description: message } } });
    for (const person of ['neighbour', 'rival'] as const)
      expect(await raise(person, id)).toMatchObject({
        status: 422,
        body: { fields: { purchaseOrderId: 'There is no such record' } },
      });
  });

  it('is made once for one key', async () => {
    const id = await order();
    const [first, second] = [await raise('buyer', id, {}, 'same-key-1'), await raise('buyer', id, {}, 'same-key-1')];
    expect(second.body.id).toBe(first.body.id);
  });
});

describe('who sees an escalation', () => {
  it('is the sides of its order; to others it is not there', async () => {
    const { id } = (await raise('buyer', await order())).body;
    for (const person of ['buyer', 'seller', 'colleague', 'admin'] as const)
      expect((await get(person, id)).status).toBe(200);
    for (const person of ['neighbour', 'rival'] as const) {
      expect((await get(person, id)).status).toBe(404);
      expect((await note(person, id, 'Hello')).status).toBe(404);
      expect((await change(person, id, { priority: 'Low' })).status).toBe(404);
      const { items } = (await service.call(escalations.list, { token: token[person], query: {} })).body;
      expect(items).toEqual([]);
      const none = { open: 0, inProgress: 0, resolved: 0, closed: 0 };
      expect((await service.call(escalations.stats, { token: token[person] })).body).toEqual(none);
    }
  });

  it('follows the mapping of the order', async () => {
    const purchaseOrderId = await order({ mapped: false });
    const { id } = (await raise('seller', purchaseOrderId)).body;
    expect((await get('buyer', id)).status).toBe(404);
    await map(purchaseOrderId);
    await service.get(EscalationParties).learn(purchaseOrderId);
    expect((await get('buyer', id)).status).toBe(200);
  });
});

describe('the life of an escalation', () => {
  it('is answered by the seller, reopened and closed by the office, and every step is noted', async () => {
    const { id } = (await raise('buyer', await order())).body;
    expect((await change('buyer', id, { status: 'In Progress' })).status).toBe(409);
    expect((await change('seller', id, { status: 'In Progress' })).status).toBe(200);
    const silent = await change('seller', id, { status: 'Resolved' });
    expect(silent).toMatchObject({ status: 422, body: { fields: { resolution: 'Please say how it was resolved' } } });
    const resolved = await change('seller', id, { status: 'Resolved', resolution: 'They came.' });
    expect(resolved.body).toMatchObject({ resolution: 'They came.', resolvedDate: expect.any(String) });
    const reopened = (await change('buyer', id, { status: 'In Progress' })).body;
    expect(reopened.resolvedDate).toBeUndefined();
    await change('seller', id, { status: 'Resolved', resolution: 'All came.' });
    expect((await change('seller', id, { status: 'Closed' })).status).toBe(409);
    const { body } = await change('buyer', id, { status: 'Closed' });
    expect(body.notes.map((one: { note: string }) => one.note)).toEqual([
      'Escalation created',
      ...['In Progress', 'Resolved', 'In Progress', 'Resolved', 'Closed'].map((to) => `Status updated to ${to}`),
    ]);
    expect((await note('seller', id, 'Later')).status).toBe(409);
  });

  it('is as urgent as the office says; who works on it is the seller’s to say too', async () => {
    const { id, dueOn } = (await raise('buyer', await order(), { priority: 'Critical' })).body;
    expect((await change('seller', id, { priority: 'Low' })).status).toBe(403);
    const { status, body } = await change('seller', id, { priority: 'Critical', assignedTo: 'Service desk' });
    expect([status, body.dueOn, body.assignedTo]).toEqual([200, dueOn, 'Service desk']);
    for (const person of ['buyer', 'admin'] as const)
      expect((await change(person, id, { priority: 'Low' })).body.priority).toBe('Low');
  });

  it('takes notes of both sides, no blank ones, and no change of an older version', async () => {
    const { id } = (await raise('buyer', await order())).body;
    expect((await note('seller', id, ' ')).status).toBe(422);
    const { body } = await note('seller', id, 'On its way');
    expect(body.notes.at(-1)).toMatchObject({ note: 'On its way' });
    expect((await change('buyer', id, { priority: 'Critical' }, 1)).status).toBe(412);
    const changed = (await change('buyer', id, { priority: 'Critical' }, 2)).body;
    expect(changed.priority).toBe('Critical');
    expect(changed.dueOn < body.dueOn).toBe(true);
  });
});

/** A purchase order that its seller has, or a draft. */
async function purchaseOrder({ sent = true } = {}) {
  const { body } = await service.call(purchaseOrders.create, { token: token.buyer, body: newPurchaseOrder() });
  const steps = [
    ['buyer', 'Pending Approval'],
    ['admin', 'Approved'],
    ['buyer', 'Sent to Supplier'],
  ] as const;
  for (const [person, status] of sent ? steps : []) {
    const update = { token: token[person], params: { id: body.id }, body: { status } };
    expect((await service.call(purchaseOrders.update, update)).status).toBe(200);
  }
  return body.id as string;
}

describe('an escalation about a purchase order', () => {
  it('is raised once its seller has it, by those who see it', async () => {
    const refused = await raise('buyer', await purchaseOrder({ sent: false }));
    const field = { purchaseOrderId: 'This order was not sent to a seller yet' };
    expect(refused).toMatchObject({ status: 422, body: { fields: field } });
    const id = await purchaseOrder();
    expect((await raise('neighbour', id)).body.fields).toEqual({ purchaseOrderId: 'There is no such record' });
    const { body } = await raise('seller', id);
    expect(body).toMatchObject({ source: 'purchase-order', sellerOrganizationId: '2-organization' });
    expect((await get('buyer', body.id)).status).toBe(200);
    expect((await get('neighbour', body.id)).status).toBe(404);
  });

  it('is shown to the makers of its goods without people and supplier, and to no other maker', async () => {
    const { body } = await raise('buyer', await purchaseOrder());
    const { body: seen } = await get('maker', body.id);
    expect(seen.number).toBe(body.number);
    for (const name of ['vendorName', 'sellerOrganizationId', 'reportedBy', 'reportedById', 'assignedTo', 'notes'])
      expect(seen).not.toHaveProperty(name);
    expect((await get('otherMaker', body.id)).status).toBe(404);
    expect((await get('maker', (await raise('buyer', await order())).body.id)).status).toBe(404);
    const list = (query: object) => service.call(escalations.list, { token: token.maker, query: { ...query } });
    expect((await list({ q: 'Seller company' })).body.items).toEqual([]);
    expect((await list({ sort: 'vendorName' })).status).toBe(422);
    expect((await raise('maker', body.purchaseOrderId)).status).toBe(403);
    expect((await note('maker', body.id, 'Hello')).status).toBe(403);
  });

  it('is raised by the portal when it is late', async () => {
    const id = await purchaseOrder();
    await service.kit.database
      .collection<{ _id: string }>('purchaseOrders')
      .updateOne({ _id: id }, { $set: { expectedDeliveryDate: '2026-01-31' } });
    await service.get(EscalationSweep).sweep();
    await service.get(EscalationSweep).sweep();
    expect(await service.get(EscalationRepository).count({ purchaseOrderId: id })).toBe(1);
  });
});

it('takes a GeM order by the name that it has among purchase orders', async () => {
  const id = await order();
  expect((await raise('buyer', `SO-${id}`)).body).toMatchObject({ purchaseOrderId: id, source: 'gem' });
});

it('is resolved by the office itself', async () => {
  const { id } = (await raise('buyer', await order())).body;
  const { status, body } = await change('buyer', id, { status: 'Resolved', resolution: 'They came.' });
  expect([status, body.status]).toEqual([200, 'Resolved']);
});

it('is sorted by how urgent it is, not by the word', async () => {
  const id = await order();
  for (const priority of ['Medium', 'Critical', 'Low', 'High']) await raise('buyer', id, { priority, title: 'Ranked' });
  const query = { sort: '-priority', q: 'Ranked' };
  const { body } = await service.call(escalations.list, { token: token.buyer, query });
  expect(body.items.map((one: { priority: string }) => one.priority)).toEqual(['Critical', 'High', 'Medium', 'Low']);
});

it.each([
  ['Critical', 'ESCALATION_DAYS_CRITICAL', 1],
  ['High', 'ESCALATION_DAYS_HIGH', 2],
  ['Medium', 'ESCALATION_DAYS_MEDIUM', 5],
  ['Low', 'ESCALATION_DAYS_LOW', 10],
] as const)('is to be answered by a day that follows from %s, as %s says', (priority, setting, days) => {
  const monday = new Date('2026-11-02T06:00:00Z');
  const after = (count: number) => afterWorkingDays('2026-11-02', count);
  expect(priorityFields(priority, monday).dueOn).toBe(after(days));
  process.env[setting] = '20';
  expect(priorityFields(priority, monday).dueOn).toBe(after(20));
  delete process.env[setting];
});

it('raises one delay for a late order, however often it looks, and none for others', async () => {
  const ids = { late: await order(), inTime: await order(), unmapped: await order({ mapped: false }) };
  // No order is made with an end that is over; it becomes late by waiting.
  const ended = { $set: { 'expectedDeliveryWindow.endDate': '2026-01-31' } };
  await service.get(OrderRepository).updateMany({ _id: { $in: [ids.late, ids.unmapped] } }, ended);
  const sweep = service.get(EscalationSweep);
  await sweep.sweep();
  await sweep.sweep();
  const records = service.get(EscalationRepository);
  expect(await records.count({ purchaseOrderId: ids.late })).toBe(1);
  expect(await records.count({ purchaseOrderId: { $in: [ids.inTime, ids.unmapped] } })).toBe(0);
});
