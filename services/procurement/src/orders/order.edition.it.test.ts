import { orders, type PortalEvent, purchaseOrders, type Role } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { actorOf, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newOrder, orderFile, type OrderChanges } from '../testing/new-order.js';
import { standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let seller: string, buyer: string, admin: string, colleague: string;
const events: PortalEvent[] = [];
const { organizationId: organization } = actorOf('Seller');

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  service.nats.subscribe('events.procurement.order.>', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
  [seller, buyer, admin] = await Promise.all([as('Seller'), as('Buyer'), as('Super Admin')]);
  colleague = await as('Seller', { id: 'colleague' });
});
afterAll(() => service.stop());

const as = (role: Role, changes: { id?: string; organizationId?: string } = {}) => service.tokenFor(role, changes);
const contents = async (who: string, changes: OrderChanges = {}) =>
  newOrder({ gemOrderFile: [await orderFile(service, who)], ...changes });
const made = async (who = seller, changes: OrderChanges = {}) => {
  const { body } = await service.call(orders.create, { token: who, body: await contents(who, changes) });
  return body;
};
const update = (id: string, who: string, body: object, ifMatch?: number) =>
  service.call(orders.update, { token: who, params: { id }, body, ifMatch });
const edit = (id: string, who: string, order: object, ifMatch?: number) =>
  update(id, who, { status: 'Pending Approval', order }, ifMatch);
const cancel = (id: string, who = seller) =>
  update(id, who, { status: 'Cancelled', cancellationReason: 'Ordered elsewhere' });
const heard = (verb: string, id: string) =>
  eventually(async () => {
    const found = events.findLast(({ subject, record }) => subject === `procurement.order.${verb}` && record.id === id);
    if (!found) throw new Error(`no ${verb} yet`);
    await Promise.resolve();
    return found;
  });

describe('editing an order that waits for approval', () => {
  it('writes it anew, keeps its files unless they are replaced, and forgets what was taken out', async () => {
    const letter = await orderFile(service, seller, 'oemLetter');
    const order = await made(seller, { notes: 'By noon', oemAuthorizationLetter: [letter] });
    const { gemContractNumber } = order;
    const kept = { gemContractNumber, gemOrderFile: [order.gemOrderFile.id], oemAuthorizationLetter: [letter] };
    const item = { ...newOrder().items[0], quantity: 4 };
    const once = await edit(order.id, seller, newOrder({ ...kept, notes: 'By noon', items: [item] }), 1);
    expect([once.status, once.body]).toMatchObject([
      200,
      {
        ...{ status: 'Pending Approval', gemContractNumber, notes: 'By noon', totalAmount: 236_000, version: 2 },
        ...{ gemOrderFile: { id: order.gemOrderFile.id }, oemAuthorizationLetter: { id: letter } },
      },
    ]);
    expect(once.body.history.at(-1)).toMatchObject({ action: 'Order edited', byId: actorOf('Seller').id });
    const file = await orderFile(service, seller);
    const { body: twice } = await edit(order.id, seller, newOrder({ gemContractNumber, gemOrderFile: [file] }));
    expect([twice.gemOrderFile.id, twice.oemAuthorizationLetter, twice.notes]).toEqual([file, undefined, undefined]);
    for (const gone of [order.gemOrderFile.id, letter])
      expect((await service.kit.files.find(gone))?.metadata.record).toBeUndefined();
    expect((await heard('changed', order.id)).notice).toBeUndefined();
  });

  it('is the right of the person who added it, whoever else may see or decide about it', async () => {
    const order = await made(buyer, { sellerOrganizationId: organization });
    const waiting = await made();
    const office = await as('Buyer', { id: 'office-colleague' });
    for (const [id, who, status] of [
      [waiting.id, colleague, 403],
      [waiting.id, admin, 403],
      [waiting.id, buyer, 404],
      [order.id, office, 403],
      [waiting.id, await as('Seller', { organizationId: 'other' }), 404],
      [waiting.id, await as('OEM'), 403],
      [waiting.id, await as('End User'), 403],
    ] as const) {
      const body = newOrder();
      expect([(await edit(id, who, body)).status, (await cancel(id, who)).status]).toEqual([status, status]);
    }
    expect((await edit(waiting.id, seller, await contents(seller))).status).toBe(200);
  });

  it('follows the rules of a new order; only its own number may stay', async () => {
    const [first, second] = [await made(), await made()];
    const taken = await edit(second.id, seller, await contents(seller, { gemContractNumber: first.gemContractNumber }));
    expect([taken.status, taken.body.error]).toEqual([409, 'GeM Contract Number must be unique']);
    expect((await edit(second.id, seller, await contents(seller, { items: [] }))).body.fields).toMatchObject({
      'order.items': 'Add at least one item.',
    });
  });

  it('is refused once the order was approved, cancelled, or changed since it was read', async () => {
    const [approved, cancelled, changed] = [await made(), await made(), await made()];
    await update(approved.id, admin, { status: 'Approved' });
    await cancel(cancelled.id);
    await edit(changed.id, seller, await contents(seller));
    expect((await edit(approved.id, seller, await contents(seller))).status).toBe(409);
    expect((await edit(cancelled.id, seller, await contents(seller))).status).toBe(409);
    expect((await edit(changed.id, seller, await contents(seller), 1)).status).toBe(412);
    expect((await update(changed.id, admin, { status: 'Approved' }, 1)).status).toBe(412);
  });

  it('leaves the Super Admin who added and edited an order without a say about it', async () => {
    const order = await made(admin, { sellerOrganizationId: organization });
    expect((await edit(order.id, admin, await contents(admin, { sellerOrganizationId: organization }))).status).toBe(
      200,
    );
    const own = await update(order.id, admin, { status: 'Approved' });
    expect([own.status, own.body.error]).toEqual([403, 'Nobody approves what they created']);
    expect((await cancel(order.id, admin)).status).toBe(200);
  });
});

describe('cancelling', () => {
  it('needs a reason, ends the order, and gives its number back', async () => {
    const order = await made();
    const without = await update(order.id, seller, { status: 'Cancelled' });
    expect([without.status, without.body.fields]).toEqual([422, { cancellationReason: 'Please give a reason' }]);
    const { body } = await cancel(order.id);
    expect(body).toMatchObject({ status: 'Cancelled', cancellationReason: 'Ordered elsewhere' });
    expect(body.history.at(-1)).toMatchObject({ action: 'Cancel Order', note: 'Ordered elsewhere' });
    const params = { contractNumber: order.gemContractNumber };
    expect((await service.call(orders.isFree, { token: seller, params })).body).toEqual({ free: true });
    const again = await made(seller, { gemContractNumber: order.gemContractNumber });
    expect([again.status, again.gemContractNumber]).toEqual(['Pending Approval', order.gemContractNumber]);
    const third = await contents(seller, { gemContractNumber: order.gemContractNumber });
    expect((await service.call(orders.create, { token: seller, body: third })).status).toBe(409);
    expect((await cancel(again.id)).status).toBe(200);
  });

  it('shows the order among purchase orders as a cancelled one', async () => {
    const { id } = await made();
    await cancel(id);
    const { body } = await service.call(purchaseOrders.get, { token: seller, params: { id: `SO-${id}` } });
    expect([body.status, body.reason]).toEqual(['Cancelled', 'Ordered elsewhere']);
    const query = { source: 'gem', status: 'Cancelled' };
    const list = await service.call(purchaseOrders.list, { token: seller, query });
    expect(list.body.items.map((row: { id: string }) => row.id)).toContain(`SO-${id}`);
  });

  it('and an approval at the same moment: one wins, the other is told', async () => {
    const { id } = await made();
    const answers = await Promise.all([update(id, admin, { status: 'Approved' }), cancel(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    const { body } = await service.call(orders.get, { token: seller, params: { id } });
    expect(body.status).toBe(winner?.body.status);
  });
});

describe('who is told', () => {
  const record = (id: string) => ({ type: 'order', id });

  it('the Super Admins of a new order, of one that is sent again, and of one that is cancelled', async () => {
    const { id } = await made();
    const waiting = {
      roles: ['Super Admin'],
      title: 'GeM order {{contract}} waits for approval',
      record: record(id),
    };
    expect((await heard('created', id)).notice).toMatchObject(waiting);
    await update(id, admin, { status: 'Rejected', rejectionReason: 'Wrong file' });
    await edit(id, seller, await contents(seller));
    expect((await heard('corrected', id)).notice).toMatchObject(waiting);
    await cancel(id);
    expect((await heard('cancelled', id)).notice).toMatchObject({
      roles: ['Super Admin'],
      organizations: [organization],
      title: 'Order {{contract}} was cancelled',
    });
  });

  it.each([
    ['Approved', 'approved', 'Order {{contract}} is approved'],
    ['Rejected', 'rejected', 'Order {{contract}} was rejected'],
  ] as const)('the buyer who added an order and its seller, that it is %s', async (status, verb, title) => {
    const { id } = await made(buyer, { sellerOrganizationId: organization });
    await update(id, admin, { status, rejectionReason: 'Wrong file' });
    expect((await heard(verb, id)).notice).toMatchObject({
      users: [actorOf('Buyer').id],
      organizations: [organization],
      title,
      record: record(id),
    });
  });
});
