import { afterWorkingDays, escalations, mappings, orders, type PortalEvent, purchaseOrders } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { bringOn, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, type OrderChanges, orderFile } from '../testing/new-order.js';
import { colleague, standInForOffices } from '../testing/office-people.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';
import { ReceiverRepository } from '../receivers/receiver.repository.js';
import { OrderRepository } from '../orders/order.repository.js';
import { priorityFields } from './escalation.raising.js';
import { EscalationReminders } from './escalation-reminders.js';
import { EscalationParties } from './escalation-parties.js';
import { EscalationRepository } from './escalation.repository.js';
import { EscalationSweep } from './escalation-sweep.js';

let service: TestService;
const token = {
  desk: '',
  printers: '',
  seller: '',
  colleague: '',
  rival: '',
  buyer: '',
  neighbour: '',
  admin: '',
  maker: '',
  otherMaker: '',
};
type Person = keyof typeof token;
const told: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  standInForOffices(service, {
    '2-organization': [colleague('desk', { role: 'Seller' })],
    'rival-company': [colleague('of-rival', { role: 'Seller' })],
    '1-organization': [colleague('clerk'), colleague('holder', { role: 'End User' })],
  });
  standInForParties(service);
  service.nats.subscribe('events.procurement.escalation.*', {
    callback: (_, message) => {
      // Told at least once: whoever listens knows an event by its id.
      for (const event of eventsOf(message)) if (!told.some(({ id }) => id === event.id)) told.push(event);
    },
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
/** A Super Admin took it off the office, and the neighbours have it now. */
const handOver = (id: string) =>
  service.get(OrderRepository).update(id, {}, () => ({
    set: {
      buyerOrganizationId: 'other-office',
      organizations: ['other-office'],
      takenOff: ['1-organization'],
    },
  }));
const raise = (person: Person, purchaseOrderId: string, body: object = {}, key?: string) =>
  service.call(escalations.create, {
    token: token[person],
    key,
    body: { title: 'Ten laptops are missing', description: 'Two of twelve came.', purchaseOrderId, ...body },
  });
const get = (person: Person, id: string) => service.call(escalations.get, { token: token[person], params: { id } });
const change = (person: Person, id: string, body: object, ifMatch?: number) =>
  service.call(escalations.update, { token: token[person], params: { id }, body, ifMatch });
const note = (person: Person, id: string, text: string, key?: string) =>
  service.call(escalations.addNote, { token: token[person], params: { id }, body: { note: text }, key });

describe('an escalation', () => {
  it('is numbered, belongs to the sides of its order, and is told to the other side', async () => {
    const { status, body } = await raise('buyer', await order());
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'delivery_delay', priority: 'Medium', status: 'Open' });
    expect(body.number).toMatch(/^ESC-\d{4}-\d{6}$/);
    expect(body).toMatchObject({ sellerOrganizationId: '2-organization', notes: [{ note: 'Escalation created' }] });
    await eventually(async () => {
      await Promise.resolve();
      const event = told.find(({ record }) => record.id === body.id);
      expect(event?.notice).toMatchObject({ organizations: ['2-organization'], roles: ['Super Admin'] });
    });
  });

  it('is refused without its texts, and about an order that the raiser does not see', async () => {
    const id = await order();
    const empty = await raise('buyer', id, { title: ' ', description: '' });
    const message = 'Please fill in all required fields';
    expect(empty).toMatchObject({ status: 422, body: { fields: { title: message, description: message } } });
    expect((await raise('buyer', '')).body.fields).toEqual({ purchaseOrderId: 'Please choose the order' });
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

  it('stays with the office that raised it, or wrote in it, when the order gets another one', async () => {
    const purchaseOrderId = await order();
    const { id: own } = (await raise('buyer', purchaseOrderId)).body;
    const { id: answered } = (await raise('seller', purchaseOrderId)).body;
    await note('buyer', answered, 'We know');
    const { id: silent } = (await raise('seller', purchaseOrderId)).body;
    await handOver(purchaseOrderId);
    await service.get(EscalationParties).learn(purchaseOrderId);
    const seen = async (person: Person) =>
      Promise.all([own, answered, silent].map(async (id) => (await get(person, id)).status));
    expect(await seen('buyer')).toEqual([200, 200, 404]);
    expect(await seen('neighbour')).toEqual([404, 404, 200]);
    expect(await seen('seller')).toEqual([200, 200, 200]);
  });

  it('comes back to the office that raised it where it went on with the order before', async () => {
    const purchaseOrderId = await order();
    const { id } = (await raise('buyer', purchaseOrderId)).body;
    await handOver(purchaseOrderId);
    const { version: orderRevision } = await service.get(OrderRepository).findOrFail(purchaseOrderId, {});
    const moved = { organizations: ['other-office'], orderRevision };
    await service.get(EscalationRepository).updateMany({ _id: id }, { $set: moved });
    await bringOn(service);
    expect([(await get('neighbour', id)).status, (await get('buyer', id)).status]).toEqual([404, 200]);
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

  it('tells the other side that it is open again, and that it is closed; nobody of their own step', async () => {
    const { id, reportedById } = (await raise('seller', await order())).body;
    await change('buyer', id, { status: 'Resolved', resolution: 'It was paid.' });
    await change('buyer', id, { status: 'In Progress' });
    await change('seller', id, { status: 'Resolved', resolution: 'It came.' });
    await change('buyer', id, { status: 'Closed' });
    await service.carry();
    const noticed = (verb: string) =>
      noticesOf(`procurement.escalation.${verb}`, id).map((notice) => [notice?.organizations, notice?.users]);
    const toSeller = [['2-organization'], [reportedById]];
    expect(noticed('resolved')).toEqual([toSeller, [['1-organization'], []]]);
    expect([noticed('reopened'), noticed('closed')]).toEqual([[toSeller], [toSeller]]);
  });

  it('is put off by nobody who is to answer it: its office only says that it is more urgent', async () => {
    const { id } = (await raise('seller', await order(), { priority: 'High' })).body;
    expect((await change('buyer', id, { priority: 'Low' })).status).toBe(403);
    expect((await change('buyer', id, { priority: 'Critical' })).body.priority).toBe('Critical');
    expect((await change('buyer', id, { priority: 'High' })).status).toBe(403);
    expect((await change('admin', id, { priority: 'Low' })).body.priority).toBe('Low');
  });

  it('is as urgent as the office says, and not as its seller says', async () => {
    const { id, dueOn } = (await raise('buyer', await order(), { priority: 'Critical' })).body;
    expect((await change('seller', id, { priority: 'Low' })).status).toBe(403);
    const { status, body } = await change('seller', id, { priority: 'Critical' });
    expect([status, body.dueOn]).toEqual([200, dueOn]);
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
    await note('seller', body.id, 'Between us');
    const { body: seen } = await get('maker', body.id);
    expect(seen.number).toBe(body.number);
    for (const name of [
      'vendorName',
      'sellerOrganizationId',
      'reportedBy',
      'reportedById',
      'assignedTo',
      'assignedToId',
    ])
      expect(seen).not.toHaveProperty(name);
    expect(seen.notes).toEqual([]);
    expect((await get('otherMaker', body.id)).status).toBe(404);
    expect((await get('maker', (await raise('buyer', await order())).body.id)).status).toBe(404);
    const list = (query: object) => service.call(escalations.list, { token: token.maker, query: { ...query } });
    expect((await list({ q: 'Seller company' })).body.items).toEqual([]);
    expect((await list({ sort: 'vendorName' })).status).toBe(422);
  });

  it('is no business of a maker where it is about what the sides pay, but for what the maker raised', async () => {
    const id = await purchaseOrder();
    const payment = (await raise('buyer', id, { type: 'payment_dispute' })).body.id as string;
    expect((await get('maker', payment)).status).toBe(404);
    expect((await note('maker', payment, 'Hello')).status).toBe(404);
    expect(await list('maker', { order: id })).toEqual([]);
    const own = (await raise('maker', id, { type: 'payment_dispute' })).body.id as string;
    expect(await list('maker', { order: id })).toEqual([own]);
    expect((await note('maker', own, 'The sample was not paid')).status).toBe(201);
  });

  it('takes a note once, though it is sent twice', async () => {
    const id = (await raise('buyer', await purchaseOrder())).body.id as string;
    for (let n = 0; n < 2; n++) expect((await note('seller', id, 'They are on their way', 'note-1')).status).toBe(201);
    const notes = (await get('buyer', id)).body.notes as { note: string }[];
    expect(notes.filter(({ note: text }) => text === 'They are on their way')).toHaveLength(1);
    expect((await note('seller', id, 'Another one', 'note-1')).body.code).toBe('KEY_REUSED');
  });

  it('is answered by a maker where it is about its goods, and by no maker where not', async () => {
    const id = await purchaseOrder();
    const quality = (await raise('buyer', id, { type: 'quality_issue' })).body.id as string;
    const noted = await note('maker', quality, 'A new driver is out');
    expect([noted.status, noted.body.notes.map(({ note: text }: { note: string }) => text)]).toEqual([
      201,
      ['A new driver is out'],
    ]);
    expect((await get('seller', quality)).body.notes.at(-1)).toMatchObject({ note: 'A new driver is out' });
    expect((await note('otherMaker', quality, 'Hello')).status).toBe(404);
    expect((await change('maker', quality, { status: 'In Progress' })).status).toBe(409);
    expect((await change('maker', quality, { priority: 'Low' })).status).toBe(403);
    expect((await change('maker', quality, { assignedToId: 'desk' })).status).toBe(403);
    const resolution = { status: 'Resolved', resolution: 'The driver was sent.' };
    // The order has goods of another maker too: only both together, or who raised it, end this.
    expect((await change('maker', quality, resolution)).status).toBe(409);
    await service.kit.database
      .collection<{ _id: string }>('escalations')
      .updateOne({ _id: quality }, { $set: { brands: ['Dell'] } });
    const resolved = await change('maker', quality, resolution);
    expect([resolved.status, resolved.body.status]).toEqual([200, 'Resolved']);
    expect((await change('maker', quality, { status: 'Closed' })).status).toBe(409);
    const late = (await raise('buyer', id, { type: 'delivery_delay' })).body.id as string;
    expect((await get('maker', late)).body.mayAnswer).toBe(false);
    const refused = [
      await note('maker', late, 'Hello'),
      await change('maker', late, { status: 'Resolved', resolution: 'No' }),
    ];
    for (const { status, body } of refused)
      expect([status, body.error]).toEqual([
        403,
        'A manufacturer answers what is about its goods (quality or technical support), and what it raised itself.',
      ]);
  });

  it('is raised by a maker of its goods for the seller to answer, and seen by no maker of other goods in it', async () => {
    const id = await purchaseOrder();
    const { status, body } = await raise('maker', id, { type: 'other' });
    expect([status, body.mayAnswer, body.notes]).toMatchObject([201, true, [{ note: 'Escalation created' }]]);
    for (const person of ['buyer', 'seller', 'admin'] as const) {
      const seen = (await get(person, body.id)).body;
      expect([seen.answeringSide, seen.reportedById]).toEqual(['seller', body.notes[0].userId]);
    }
    token.printers = await service.tokenFor('OEM', { id: 'oem-3', organizationId: 'printers', brands: ['HP'] });
    expect((await get('printers', body.id)).status).toBe(404);
    expect((await get('printers', (await raise('buyer', id)).body.id)).status).toBe(200);
    expect((await raise('otherMaker', id)).body.fields).toEqual({ purchaseOrderId: 'There is no such record' });
    expect((await raise('maker', `SO-${await order()}`)).body.fields).toEqual({
      purchaseOrderId: 'There is no such record',
    });
    expect((await note('maker', body.id, 'It was the cable')).status).toBe(201);
  });

  it('is raised by the portal when it is late', async () => {
    const id = await purchaseOrder();
    await service.kit.database
      .collection<{ _id: string }>('purchaseOrders')
      .updateOne({ _id: id }, { $set: { expectedDeliveryDate: '2026-01-31' } });
    await service.get(EscalationSweep).sweep();
    await service.get(EscalationSweep).sweep();
    expect(await service.get(EscalationRepository).count({ purchaseOrderId: id })).toBe(1);
    const { body } = await get('buyer', `delay-${id}`);
    const cause = { kind: 'delivery-late', number: body.purchaseOrderNumber, day: '2026-01-31' };
    expect(body).toMatchObject({ cause, answeringSide: 'seller', title: `Delivery of ${cause.number} is late` });
    await eventually(async () => {
      await Promise.resolve();
      const values = { number: cause.number, day: cause.day };
      expect(noticesOf('procurement.escalation.raised', body.id)).toMatchObject([
        { title: 'Delivery of {{number}} is late', values },
      ]);
    });
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

it('raises a delay anew for the office that a late order goes to, only where the first one stays with who answered it', async () => {
  const [answered, silent] = [await order(), await order()];
  const both = { purchaseOrderId: { $in: [answered, silent] } };
  const ended = { $set: { 'expectedDeliveryWindow.endDate': '2026-01-31' } };
  await service.get(OrderRepository).updateMany({ _id: { $in: [answered, silent] } }, ended);
  const sweep = service.get(EscalationSweep);
  await sweep.sweep();
  await note('buyer', `delay-${answered}`, 'We asked them');
  for (const id of [answered, silent]) await handOver(id);
  await sweep.sweep();
  await sweep.sweep();
  const seenBy = async (person: Person) => [
    ...(await list(person, { order: answered })),
    ...(await list(person, { order: silent })),
  ];
  expect(await seenBy('buyer')).toEqual([`delay-${answered}`]);
  expect(await seenBy('neighbour')).toEqual([`delay-${answered}-other-office`, `delay-${silent}`]);
  expect(await service.get(EscalationRepository).count(both)).toBe(3);
});

const people = (person: Person, id: string) =>
  service.call(escalations.people, { token: token[person], params: { id } });
const idsOf = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);
const list = async (person: Person, query: object) =>
  idsOf(await service.call(escalations.list, { token: token[person], query: { pageSize: '100', ...query } }));
const noticesOf = (subject: string, id: string) =>
  told.filter((event) => event.record.id === id && event.subject === subject).map(({ notice }) => notice);

describe('who answers', () => {
  it('is chosen among the people of the side that is to, by that side and Super Admins alone', async () => {
    const { id } = (await raise('buyer', await order())).body;
    expect(idsOf(await people('seller', id))).toContain('desk');
    expect(idsOf(await people('seller', id))).not.toContain('clerk');
    expect(Object.keys((await people('seller', id)).body.items[0]).sort()).toEqual(['designation', 'id', 'name']);
    expect((await people('buyer', id)).status).toBe(403);
    for (const person of ['rival', 'neighbour'] as const) expect((await people(person, id)).status).toBe(404);
    expect((await people('maker', id)).status).toBe(403);
    const byOffice = { assignedToId: 'desk' };
    expect((await change('buyer', id, byOffice)).status).toBe(403);
    const refused = await change('seller', id, { assignedToId: 'of-rival' });
    const message = 'Please choose somebody who is to answer this escalation';
    expect(refused).toMatchObject({ status: 422, body: { fields: { assignedToId: message } } });
  });

  it('is told, seen by both sides, and finds it among their own', async () => {
    const { id } = (await raise('buyer', await order())).body;
    const { status, body } = await change('seller', id, { assignedToId: 'desk' });
    expect([status, body.assignedTo, body.assignedToId]).toEqual([200, 'Person desk', 'desk']);
    expect((await get('buyer', id)).body.assignedTo).toBe('Person desk');
    await eventually(async () => {
      await Promise.resolve();
      expect(noticesOf('procurement.escalation.assigned', id)).toMatchObject([{ users: ['desk'] }]);
    });
    token.desk = await service.tokenFor('Seller', { id: 'desk' });
    expect(await list('desk', { assigned: 'me' })).toEqual([id]);
    expect(await list('seller', { assigned: 'nobody' })).not.toContain(id);
    expect(await list('colleague', { assigned: 'me' })).toEqual([]);
  });

  it('is somebody of the office where the seller raised it, who starts the work; an end user is nobody to ask', async () => {
    const { id } = (await raise('seller', await order())).body;
    expect(idsOf(await people('buyer', id))).toContain('clerk');
    expect(idsOf(await people('buyer', id))).not.toContain('holder');
    expect((await people('seller', id)).status).toBe(403);
    expect((await change('seller', id, { status: 'In Progress' })).status).toBe(409);
    const { body } = await change('buyer', id, { status: 'In Progress', assignedToId: 'clerk' });
    expect([body.status, body.answeringSide, body.assignedTo]).toEqual(['In Progress', 'office', 'Person clerk']);
  });
});

describe('an answer that is due', () => {
  const late = (id: string) =>
    service.get(EscalationRepository).updateMany({ _id: id }, { $set: { dueOn: '2026-01-05' } });
  const remind = async () => {
    await service.get(EscalationReminders).sweep();
    await service.get(EscalationReminders).sweep();
  };
  const reminded = (id: string, times: number) =>
    eventually(async () => {
      await Promise.resolve();
      expect(noticesOf('procurement.escalation.reminded', id)).toHaveLength(times);
    });

  it('reminds whoever was asked once, the side that is to answer where nobody was, and nobody once it is resolved', async () => {
    const [asked, free, resolved] = [
      (await raise('buyer', await order())).body.id as string,
      (await raise('seller', await order())).body.id as string,
      (await raise('buyer', await order())).body.id as string,
    ];
    await change('seller', asked, { assignedToId: 'desk' });
    await change('seller', resolved, { status: 'Resolved', resolution: 'They came.' });
    for (const id of [asked, free, resolved]) await late(id);
    await remind();
    await reminded(asked, 1);
    await reminded(free, 1);
    await reminded(resolved, 0);
    expect(noticesOf('procurement.escalation.reminded', asked)).toMatchObject([{ users: ['desk'] }]);
    expect(noticesOf('procurement.escalation.reminded', free)).toMatchObject([{ organizations: ['1-organization'] }]);
    expect(await list('seller', { overdue: 'yes' })).toEqual(expect.arrayContaining([asked, free]));
    expect(await list('seller', { overdue: 'no' })).toContain(resolved);
    expect(await list('seller', { overdue: 'no' })).not.toContain(asked);
  });

  it('reminds the side where whoever was asked can no longer answer', async () => {
    const { id } = (await raise('buyer', await order())).body;
    await change('seller', id, { assignedToId: 'desk' });
    await service.get(ReceiverRepository).updateOne({ _id: 'desk' }, { $set: { status: 'suspended' } });
    await late(id);
    await remind();
    await reminded(id, 1);
    expect(noticesOf('procurement.escalation.reminded', id)).toMatchObject([{ organizations: ['2-organization'] }]);
  });
});

it('waits for the side that is to answer until it is resolved', async () => {
  const [ofBuyer, ofSeller] = [
    (await raise('buyer', await order())).body.id as string,
    (await raise('seller', await order())).body.id as string,
  ];
  const seen = async () => [await list('seller', { waiting: 'yes' }), await list('buyer', { waiting: 'yes' })];
  const [sellers, offices] = await seen();
  expect(sellers).toContain(ofBuyer);
  expect(sellers).not.toContain(ofSeller);
  expect(offices).toContain(ofSeller);
  expect(offices).not.toContain(ofBuyer);
  await change('seller', ofBuyer, { status: 'Resolved', resolution: 'They came.' });
  expect(await list('seller', { waiting: 'yes' })).not.toContain(ofBuyer);
  expect(await list('maker', { waiting: 'yes' })).toEqual([]);
});

it('tells the makers of its goods of what is about quality or technical support, and how it ended; it waits for them as long', async () => {
  const id = await purchaseOrder();
  const makersTold = (verb: string, record: string) =>
    told
      .filter((event) => event.subject.endsWith(verb) && event.record.id === record)
      .map(({ notice }) => notice?.brands);
  const [quality, payment, own] = [
    (await raise('buyer', id, { type: 'quality_issue' })).body.id as string,
    (await raise('buyer', id, { type: 'payment_dispute' })).body.id as string,
    (await raise('maker', id, { type: 'quality_issue' })).body.id as string,
  ];
  expect(await list('maker', { waiting: 'yes' })).toEqual([quality]);
  expect(await list('otherMaker', { waiting: 'yes' })).toEqual([]);
  await change('seller', quality, { status: 'Resolved', resolution: 'New cables came.' });
  await change('seller', payment, { status: 'Resolved', resolution: 'It was paid.' });
  await note('seller', own, 'Thank you');
  await service.carry();
  const brands = ['Dell', 'HP'];
  expect([makersTold('.raised', quality), makersTold('.resolved', quality)]).toEqual([[brands], [brands]]);
  expect([makersTold('.raised', payment), makersTold('.resolved', payment)]).toEqual([[undefined], [undefined]]);
  expect(makersTold('.noted', own)).toEqual([undefined]);
  expect(await list('maker', { waiting: 'yes' })).toEqual([]);
});

describe('an escalation from before', () => {
  const before = async (id: string, fields: object) => {
    const stored = service.kit.database.collection<{ _id: string }>('escalations');
    const { body } = await raise('buyer', await order());
    const record = (await stored.findOne({ _id: body.id }))!;
    const { answeringSide: _, cause: __, reportedByOrganizationId: ___, ...rest } = record as Record<string, unknown>;
    await stored.insertOne({ ...rest, number: `BEFORE-${id}`, ...fields, _id: id, outbox: [] } as { _id: string });
    await bringOn(service);
    return (await get('admin', id)).body;
  };
  const byPortal = { reportedById: 'portal', reportedBy: 'Portal' };

  it.each<[string, string, string, string, string]>([
    ['delay-1', 'Delivery of PO-7 is late', 'seller', 'delivery-late', 'PO-7'],
    ['payment-1', 'Payment of invoice INV-7 is overdue', 'office', 'payment-overdue', 'INV-7'],
    ['inspection-1', 'Inspection of RCT-7 ends today', 'office', 'inspection-ending', 'RCT-7'],
    ['replacement-1', 'Replacement for RCT-7 is late', 'seller', 'replacement-late', 'RCT-7'],
  ])('%s gets its cause and its side', async (id, title, answeringSide, kind, number) => {
    const found = await before(id, { ...byPortal, title, description: 'It was expected by 2026-01-31.' });
    expect(found).toMatchObject({ answeringSide, cause: { kind, number, day: '2026-01-31' } });
  });

  it('has a cause without a day where there was none', async () => {
    const found = await before('refusal-1', {
      ...byPortal,
      title: 'Replacement for RCT-7 was refused',
      description: 'The seller replaces nothing; the reason stands on the receipt.',
    });
    expect(found.cause).toEqual({ kind: 'replacement-refused', number: 'RCT-7' });
  });

  it('of people is answered by the other side of who raised it, by its seller where nobody knows', async () => {
    expect((await before('people-1', { reportedByOrganizationId: '2-organization' })).answeringSide).toBe('office');
    expect((await before('people-2', {})).answeringSide).toBe('seller');
  });
});

it('is found by its order and its seller, of which a maker learns nothing', async () => {
  const [orderId, sent] = [await order(), await purchaseOrder()];
  const [ofGem, ofOther] = [(await raise('buyer', orderId)).body.id, (await raise('buyer', sent)).body.id];
  expect(await list('buyer', { order: `SO-${orderId}` })).toEqual([ofGem]);
  expect(await list('seller', { order: sent })).toEqual([ofOther]);
  expect(await list('buyer', { seller: '2-organization' })).toContain(ofOther);
  expect(await list('buyer', { seller: 'rival-company' })).toEqual([]);
  expect(await list('maker', { order: sent })).toEqual([ofOther]);
  expect(await list('maker', { seller: '2-organization' })).toEqual([]);
});
