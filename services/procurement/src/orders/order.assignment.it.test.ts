import { mappings, type Order, orders, type PortalEvent, purchaseOrders } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { colleague, standInForOffices } from '../testing/office-people.js';

let service: TestService;
let [seller, admin, buyer, holder, neighbour]: string[] = [];
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  const holderOfOffice = colleague('holder-1', { name: 'Device Holder', role: 'End User' });
  [seller, admin, buyer] = await Promise.all([
    service.tokenFor('Seller'),
    service.tokenFor('Super Admin'),
    service.tokenFor('Buyer'),
  ]);
  const { organizationId } = actorOf('Buyer');
  standInForOffices(service, { [organizationId]: [colleague('clerk-1', { name: 'Office Clerk' }), holderOfOffice] });
  holder = await service.tokenFor('End User', { id: 'holder-1', organizationId });
  neighbour = await service.tokenFor('Buyer', { id: 'neighbour', organizationId: 'other' });
  service.nats.subscribe('events.procurement.order.assigned', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
});
afterAll(() => service.stop());

async function mapped(changes: Record<string, unknown> = {}) {
  const body = newOrder({ ...changes, gemOrderFile: [await orderFile(service, seller ?? '')] });
  const { id } = (await service.call(orders.create, { token: seller, body })).body as Order;
  await service.call(orders.update, { token: admin, params: { id }, body: { status: 'Approved' } });
  await service.call(mappings.map, { token: buyer, params: { id }, body: {} });
  return id;
}
const assign = (id: string, assigneeId?: string, token = buyer, ifMatch?: number) =>
  service.call(orders.assign, { token, params: { id }, body: { assigneeId }, ifMatch });
const found = async (query: Record<string, string>, token = buyer) =>
  (await service.call(orders.list, { token, query })).body.items.map(({ id }: Order) => id);
const rowsOf = async (token: string | undefined) =>
  (await service.call(purchaseOrders.list, { token, query: { pageSize: '100' } })).body.items as { id: string }[];

it('names who of the office looks after an order, who is told, and takes them off again', async () => {
  const id = await mapped();
  const { status, body } = await assign(id, 'clerk-1');
  expect([status, body.assigneeName, body.history.at(-1)]).toMatchObject([
    200,
    'Office Clerk',
    { action: 'Order assigned', note: 'Office Clerk' },
  ]);
  expect(await found({ assignee: 'clerk-1' })).toEqual([id]);
  const params = { id: `SO-${id}` };
  expect((await service.call(purchaseOrders.get, { token: buyer, params })).body).toMatchObject({
    assigneeId: 'clerk-1',
    assigneeName: 'Office Clerk',
  });
  const cleared = (await assign(id)).body;
  expect([cleared.assigneeName, cleared.history.at(-1).action]).toEqual([undefined, 'Assignee taken off']);
  expect(await found({ assignee: 'clerk-1' })).toEqual([]);
  const told = await eventually(() => {
    const of = events.filter(({ record }) => record.id === id).map(({ notice }) => notice?.users);
    if (of.length < 2) throw new Error('not told yet');
    return Promise.resolve(of);
  });
  expect(told).toEqual([['clerk-1'], undefined]);
});

it('is the business of the office that the order is mapped to alone', async () => {
  const id = await mapped();
  expect((await assign(id, 'clerk-1', neighbour)).status).toBe(404);
  expect((await assign(id, 'clerk-1', seller)).status).toBe(403);
  expect((await assign(id, 'clerk-1', holder)).status).toBe(403);
  const refused = await assign(id, 'neighbour');
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { assigneeId: 'Please choose an active person of your office' },
  ]);
});

it('shows an end user the orders that are assigned to them, while they are of the office, and no other', async () => {
  const [id] = [await mapped(), await mapped()];
  expect(await rowsOf(holder)).toEqual([]);
  await assign(id, 'holder-1');
  expect((await rowsOf(holder)).map((row) => row.id)).toEqual([`SO-${id}`]);
  const moved = await service.tokenFor('End User', { id: 'holder-1', organizationId: 'other' });
  expect(await rowsOf(moved)).toEqual([]);
  const notice = await eventually(() => {
    const told = events.find(({ record }) => record.id === id)?.notice;
    if (!told) throw new Error('not told yet');
    return Promise.resolve(told);
  });
  expect(notice.record).toEqual({ type: 'purchaseOrder', id: `SO-${id}` });
});

it('is found by its priority, sorted by it, and usual where nobody says one', async () => {
  const [low, usual, critical] = [
    await mapped({ priority: 'Low' }),
    await mapped(),
    await mapped({ priority: 'Critical' }),
  ];
  expect(await found({ priority: 'Critical' })).toEqual([critical]);
  const sorted = await found({ sort: '-priority', pageSize: '100' });
  expect([low, usual, critical].map((id) => sorted.indexOf(id)).toSorted((a, b) => b - a)).toEqual(
    [low, usual, critical].map((id) => sorted.indexOf(id)),
  );
  const { body } = await service.call(orders.get, { token: buyer, params: { id: usual } });
  expect(body.priority).toBe('Medium');
});

it('has the files of a GeM order among the attachments of its row', async () => {
  const id = await mapped();
  const { body } = await service.call(purchaseOrders.get, { token: buyer, params: { id: `SO-${id}` } });
  expect(body.attachments).toMatchObject([{ id: body.gemOrderFile.id, name: 'order.pdf', kind: 'Other', number: 1 }]);
});

it('is sorted by how soon somebody is awaited: what is to be decided before what is done', async () => {
  const id = await mapped();
  const body = newOrder({ gemOrderFile: [await orderFile(service, seller ?? '')] });
  const waiting = (await service.call(orders.create, { token: seller, body })).body as Order;
  const sorted = await found({ sort: 'status,-createdAt', pageSize: '100' }, seller);
  expect([sorted[0], sorted.indexOf(id) > 0]).toEqual([waiting.id, true]);
  expect((await found({ sort: '-status,-createdAt', pageSize: '100' }, seller)).at(-1)).toBe(waiting.id);
});
