import { approvalTiers, type PortalEvent, purchaseOrders as contract, waiting } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { madeOnce, startTestService, type TestService, tryRepetition } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
let admin: string;
let buyer: string;
let director: string;
let secretary: string;
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service, [
    'director',
    'both:Director',
    'secretary: SECRETARY ',
    'clerk:Clerk',
    'deputy:Director:buyer-1',
    'deputy:Director:director',
    'lent:Director:director',
  ]);
  service.nats.subscribe('events.procurement.purchase-order.>', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
  admin = await service.tokenFor('Super Admin');
  buyer = await service.tokenFor('Buyer');
  director = await service.tokenFor('Buyer', { id: 'director' });
  secretary = await service.tokenFor('Buyer', { id: 'secretary' });
});
afterAll(() => service.stop());

const tier = (body: object, token = admin) => service.call(approvalTiers.create, { token, body });
/** `newPurchaseOrder` costs Rs. 129,201.18, of which tiers up to that are reached. */
const submitted = async (changes: Record<string, unknown> = {}) =>
  (
    await service.call(contract.create, {
      token: buyer,
      body: { ...newPurchaseOrder(changes), status: 'Pending Approval' },
    })
  ).body.id as string;
const decide = (id: string, token: string, body: object = { status: 'Approved' }) =>
  service.call(contract.update, { token, params: { id }, body });
const shown = async (id: string, token = buyer) => (await service.call(contract.get, { token, params: { id } })).body;

/** Whom each event of an order told, and whose approval it then awaited; each event once. */
async function awaited(id: string) {
  await service.carry();
  const heard = new Map(events.filter(({ record }) => record.id === id).map((event) => [event.id, event]));
  return [...heard.values()].map(({ subject, notice }) => ({
    verb: subject.split('.').at(-1),
    roles: notice?.roles,
    users: notice?.users,
    approvers: notice?.approvers,
  }));
}

describe('the tiers', () => {
  it('are added, changed and removed by the Super Admin alone, none twice', async () => {
    const made = await tier({ designation: 'Test Officer', minAmount: 5.5, department: 'Test department' });
    expect(made).toMatchObject({ status: 201, body: { designation: 'Test Officer', minAmount: 5.5, version: 1 } });
    const again = await tier({ designation: ' test  officer', minAmount: 5.5, department: 'TEST department' });
    expect(again).toMatchObject({ status: 422, body: { fields: { designation: 'There is such a tier already' } } });
    const { id } = made.body;
    const changed = await service.call(approvalTiers.update, {
      ...{ token: admin, params: { id }, ifMatch: 1 },
      body: { designation: 'Test Officer', minAmount: 7 },
    });
    expect(changed.body).toMatchObject({ minAmount: 7, version: 2 });
    expect(changed.body.department).toBeUndefined();
    const stale = { token: admin, params: { id }, ifMatch: 1, body: { designation: 'Late', minAmount: 1 } };
    expect((await service.call(approvalTiers.update, stale)).status).toBe(412);
    expect((await service.call(approvalTiers.list, { token: admin })).body.items).toHaveLength(1);
    expect((await service.call(approvalTiers.delete, { token: admin, params: { id } })).status).toBe(200);
    expect((await service.call(approvalTiers.list, { token: admin })).body.items).toEqual([]);
    expect((await tier({ designation: 'Test Officer', minAmount: 7 }, buyer)).status).toBe(403);
    expect((await service.call(approvalTiers.list, { token: buyer })).status).toBe(403);
  });

  it.each([
    [{ minAmount: 1 }, { designation: 'Designation is required' }],
    [{ designation: 'Director', minAmount: -1 }, { minAmount: 'Please enter an amount' }],
    [{ designation: 'Director', minAmount: 1e12 }, { minAmount: 'This amount is too large' }],
  ])('refuse %p at its field', async (body, fields) => {
    expect(await tier(body)).toMatchObject({ status: 422, body: { fields } });
  });
});

describe('an order that reaches several tiers', () => {
  beforeAll(async () => {
    await tier({ designation: 'Secretary', minAmount: 100_000 });
    await tier({ designation: 'Director', minAmount: 0 });
    await tier({ designation: 'Minister', minAmount: 129_202 });
    await tier({ designation: 'Commissioner', minAmount: 0, department: 'Another department' });
  });

  it('waits for each of them, the lowest first, and is approved with the last', async () => {
    const id = await submitted();
    expect((await shown(id)).approvals).toEqual([{ designation: 'Director' }, { designation: 'Secretary' }]);
    expect(await decide(id, secretary)).toMatchObject({ status: 403, body: { code: 'PURCHASE_ORDER_OTHER_STEP' } });
    const first = await decide(id, director, { status: 'Approved', notes: 'As planned' });
    expect(first.body).toMatchObject({ status: 'Pending Approval' });
    expect(first.body.approvals[0]).toMatchObject({ designation: 'Director', approvedById: 'director' });
    expect(first.body.approvals[1]).toEqual({ designation: 'Secretary' });
    expect(first.body.history.at(-1)).toMatchObject({
      action: 'Approve',
      status: 'Pending Approval',
      note: 'As planned',
    });
    expect((await decide(id, director)).status).toBe(403);
    const last = await decide(id, secretary);
    expect(last.body).toMatchObject({ status: 'Approved', approvedBy: expect.any(String) });
    expect(last.body.approvals[1]).toMatchObject({ approvedById: 'secretary' });
  });

  it('tells whose approval it waits for, of each one anew, beside the Super Admins', async () => {
    const id = await submitted();
    await decide(id, director);
    await decide(id, secretary);
    const waitsFor = (...approvals: object[]) => ({
      organizationId: '1-organization',
      authorIds: ['buyer-1'],
      approvals,
    });
    expect(await awaited(id)).toEqual([
      {
        ...{ verb: 'created', roles: ['Super Admin'], users: [] },
        approvers: waitsFor({ designation: 'Director' }, { designation: 'Secretary' }),
      },
      {
        ...{ verb: 'step-approved', roles: ['Super Admin'], users: ['buyer-1'] },
        approvers: waitsFor({ designation: 'Director', approvedById: 'director' }, { designation: 'Secretary' }),
      },
      { verb: 'approved', roles: [], users: ['buyer-1'], approvers: undefined },
    ]);
  });

  it('tells again where another text is for somebody else to approve first, and only then', async () => {
    const id = await submitted();
    const edit = async (order: object) => {
      const edited = await service.call(contract.update, { token: buyer, params: { id }, body: { order } });
      expect(edited.status).toBe(200);
      return (await awaited(id)).at(-1);
    };
    expect(await edit(newPurchaseOrder({ title: 'Other laptops' }))).toMatchObject({ approvers: undefined });
    await decide(id, director);
    expect(await edit(newPurchaseOrder())).toMatchObject({
      ...{ verb: 'changed', roles: ['Super Admin'] },
      approvers: { approvals: [{ designation: 'Director' }, { designation: 'Secretary' }] },
    });
  });

  it('is decided by a Super Admin at once, and by nobody whose designation it does not ask for', async () => {
    const id = await submitted();
    const clerk = await service.tokenFor('Buyer', { id: 'clerk' });
    const rejection = { status: 'Rejected', reason: 'Too dear' };
    for (const body of [{ status: 'Approved' }, rejection]) expect((await decide(id, clerk, body)).status).toBe(403);
    const { body } = await decide(id, admin);
    expect(body.status).toBe('Approved');
    expect(body.approvals.every(({ approvedById }: { approvedById?: string }) => approvedById)).toBe(true);
    const other = await submitted();
    expect((await decide(other, secretary, rejection)).body.status).toBe('Rejected');
  });

  it('starts anew when it is edited: nobody approved of the new text', async () => {
    const id = await submitted();
    await decide(id, director);
    const items = [{ assetName: 'Server', quantity: 1, unitPrice: 1000 }];
    const edited = await service.call(contract.update, {
      ...{ token: buyer, params: { id } },
      body: { order: newPurchaseOrder({ items }) },
    });
    expect(edited.body.approvals).toEqual([{ designation: 'Director' }]);
    expect((await decide(id, director)).body.status).toBe('Approved');
  });

  it('gets its steps when a draft is submitted, by the tiers of then', async () => {
    const { body } = await service.call(contract.create, { token: buyer, body: newPurchaseOrder() });
    expect(body.approvals).toBeUndefined();
    const after = await decide(body.id, buyer, { status: 'Pending Approval' });
    expect(after.body.approvals).toHaveLength(2);
  });

  it('is never approved by who wrote it, and one of two equal approvals at once is told', async () => {
    const own = await service.call(contract.create, {
      token: director,
      body: { ...newPurchaseOrder(), status: 'Pending Approval' },
    });
    expect((await decide(own.body.id, director)).body.code).toBe('PURCHASE_ORDER_OWN');
    const id = await submitted();
    const both = await service.tokenFor('Buyer', { id: 'both' });
    const answers = await Promise.all([decide(id, director), decide(id, both)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await shown(id)).status).toBe('Pending Approval');
  });

  it('is approved by who stands in for the asked one, in that one’s name, who then gives no second approval', async () => {
    const deputy = await service.tokenFor('Buyer', { id: 'deputy' });
    const id = await submitted();
    const first = await decide(id, deputy);
    expect(first.body.approvals[0]).toMatchObject({
      approvedById: 'deputy',
      onBehalfOf: 'Person director',
      onBehalfOfId: 'director',
    });
    expect(first.body.history.at(-1)).toMatchObject({ action: 'Approve', onBehalfOf: 'Person director' });
    expect((await decide(id, deputy)).status).toBe(403);
    expect((await decide(id, secretary)).body).toMatchObject({ status: 'Approved' });
    const own = await service.call(contract.create, {
      token: director,
      body: { ...newPurchaseOrder(), status: 'Pending Approval' },
    });
    const lent = await service.tokenFor('Buyer', { id: 'lent' });
    expect(await decide(own.body.id, lent)).toMatchObject({
      status: 403,
      body: { code: 'PURCHASE_ORDER_OTHER_STEP' },
    });
    const rejection = { status: 'Rejected', reason: 'Too dear' };
    expect((await decide(own.body.id, lent, rejection)).status).toBe(403);
    expect((await decide(await submitted(), deputy, rejection)).body.status).toBe('Rejected');
  });

  it('waits for whom its next approval is asked of now, in the list and in the count, and for nobody else', async () => {
    const [deputy, lent, rest] = await Promise.all([
      service.tokenFor('Buyer', { id: 'deputy' }),
      service.tokenFor('Buyer', { id: 'lent' }),
      service.tokenFor('Buyer', { id: 'both', organizationId: 'other-office' }),
    ]);
    const id = await submitted();
    const ofDirector = await service.call(contract.create, {
      token: director,
      body: { ...newPurchaseOrder(), status: 'Pending Approval' },
    });
    const own = ofDirector.body.id as string;
    const waitsFor = async (token: string) => {
      const query = { waiting: 'yes', pageSize: '100' };
      const { items, total } = (await service.call(contract.list, { token, query })).body;
      expect((await service.call(waiting.count, { token })).body.purchaseOrders).toBe(total);
      return [id, own].map((one) => items.some((row: { id: string }) => row.id === one));
    };
    expect(await waitsFor(director)).toEqual([true, false]);
    // In the director's name alone: not what the director wrote. The deputy stands in for another one too.
    expect(await waitsFor(lent)).toEqual([true, false]);
    expect(await waitsFor(deputy)).toEqual([true, true]);
    expect(await waitsFor(secretary)).toEqual([false, false]);
    expect(await waitsFor(buyer)).toEqual([false, false]);
    expect(await waitsFor(rest)).toEqual([false, false]);
    expect(await waitsFor(admin)).toEqual([true, true]);
    await decide(id, deputy);
    // Who gave the step, or lent the hand for it, gives no second one.
    for (const token of [deputy, director, lent]) expect((await waitsFor(token))[0]).toBe(false);
    expect(await waitsFor(secretary)).toEqual([true, false]);
    await decide(id, secretary);
    expect((await waitsFor(secretary))[0]).toBe(false);
  });

  it('names who handed a single approval over', async () => {
    const deputy = await service.tokenFor('Buyer', { id: 'deputy' });
    const id = await submitted({ items: [{ assetName: 'Cable', quantity: 1, unitPrice: 1 }] });
    const { body } = await decide(id, deputy);
    expect(body).toMatchObject({ status: 'Approved', approvedBy: 'Buyer One', approvedOnBehalfOf: 'Person director' });
    expect(body.history.at(-1)).toMatchObject({ status: 'Approved', onBehalfOf: 'Person director' });
  });

  it('shows its approvals to the office, not to the supplier', async () => {
    const id = await submitted();
    await decide(id, admin);
    await decide(id, buyer, { status: 'Sent to Supplier' });
    expect((await shown(id)).approvals).toHaveLength(2);
    const seller = await service.tokenFor('Seller');
    expect(await shown(id, seller)).not.toHaveProperty('approvals');
  });
});

it('is made once by its key', async () => {
  const body = { designation: 'Repeated Officer', minAmount: 9_000_000 };
  const trial = { token: admin, body, otherBody: { ...body, minAmount: 9_500_000 } };
  expect(await tryRepetition(service, approvalTiers.create, trial)).toMatchObject(
    madeOnce(approvalTiers.create, trial),
  );
});
