import {
  progressOf,
  purchaseOrders as contract,
  type PurchaseOrderStatus,
  purchaseOrderStatuses,
  type Role,
  roles,
  stepRefusals,
} from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { acceptGoods } from '../testing/accepted-goods.js';
import { newPurchaseOrder, standInForParties, unknownAuthority } from '../testing/purchase-parties.js';

let service: TestService;
const tokens: Partial<Record<Role, string>> = {};
const token = (role: Role) => tokens[role] ?? '';

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service, ['authorized', 'author', 'authorized-neighbour']);
  for (const role of roles) tokens[role] = await service.tokenFor(role);
});
afterAll(() => service.stop());

/** The way to each status, as who takes each step. */
const way: [status: PurchaseOrderStatus, as: Role][] = [
  ['Pending Approval', 'Buyer'],
  ['Approved', 'Super Admin'],
  ['Sent to Supplier', 'Buyer'],
  ['Order Confirmed', 'Seller'],
  ['In Production', 'Seller'],
  ['Ready for Delivery', 'Seller'],
  ['In Transit', 'Seller'],
  ['Delivered', 'Seller'],
  ['Completed', 'Buyer'],
];
const reason = 'Not needed';

const move = (id: string, status: PurchaseOrderStatus, as: string, more: object = { reason }) =>
  service.call(contract.update, { token: as, params: { id }, body: { status, ...more } });
const made = async (as = token('Buyer')) =>
  (await service.call(contract.create, { token: as, body: newPurchaseOrder() })).body.id as string;

async function inStatus(status: PurchaseOrderStatus) {
  const id = await made();
  if (status === 'Cancelled') await move(id, 'Cancelled', token('Buyer'));
  if (status === 'Rejected') {
    await move(id, 'Pending Approval', token('Buyer'));
    await move(id, 'Rejected', token('Super Admin'));
  }
  for (const [next, as] of way.slice(0, way.findIndex(([one]) => one === status) + 1)) {
    await move(id, next, token(as));
    if (next === 'Delivered') await acceptGoods(service, id, token('Buyer'));
  }
  return id;
}

const office: Role[] = ['Buyer', 'Super Admin'];
/** Who may take which step; a buyer without an authorized designation decides nothing. */
const allowed: [from: PurchaseOrderStatus, to: PurchaseOrderStatus, who: Role[]][] = [
  ['Draft', 'Pending Approval', office],
  ['Pending Approval', 'Approved', ['Super Admin']],
  ['Pending Approval', 'Rejected', ['Super Admin']],
  ['Approved', 'Sent to Supplier', office],
  ['Sent to Supplier', 'Order Confirmed', ['Seller']],
  ['Sent to Supplier', 'Rejected', ['Seller']],
  ['Order Confirmed', 'In Production', ['Seller']],
  ['In Production', 'Ready for Delivery', ['Seller']],
  ['Ready for Delivery', 'In Transit', ['Seller']],
  ['In Transit', 'Delivered', [...office, 'Seller']],
  ['Delivered', 'Completed', office],
  ...purchaseOrderStatuses.slice(0, 7).map((from): (typeof allowed)[number] => [from, 'Cancelled', office]),
];

describe.each(allowed)('from %s to %s', (from, to, who) => {
  it.each(roles)(`a %s`, async (role) => {
    const id = await inStatus(from);
    const { status, body } = await move(id, to, token(role));
    const hidden = role === 'Seller' && purchaseOrderStatuses.indexOf(from) < 3;
    const refused = hidden ? 404 : 403;
    expect(status).toBe(who.includes(role) ? 200 : refused);
    if (status === 200) expect(body.status).toBe(to);
  });
});

it.each(purchaseOrderStatuses)('an order that is %s goes nowhere else', async (from) => {
  const id = await inStatus(from);
  const targets = allowed.filter(([one]) => one === from).map(([, to]) => to);
  for (const to of purchaseOrderStatuses.filter((one) => !targets.includes(one)))
    expect(await move(id, to, token('Super Admin'))).toMatchObject({
      status: 409,
      body: { error: stepRefusals[from] },
    });
});

it('has ten steps, each a tenth of the way', () => {
  expect(purchaseOrderStatuses.slice(0, 10).map(progressOf)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect([progressOf('Cancelled'), progressOf('Rejected')]).toEqual([0, 0]);
});

it.each(['Rejected', 'Cancelled'] as const)('is not %s without a reason', async (status) => {
  const id = await inStatus('Pending Approval');
  const { body } = await move(id, status, token('Super Admin'), {});
  expect(body.fields).toEqual({ reason: 'Please give a reason' });
  expect((await move(id, status, token('Super Admin'))).body).toMatchObject({ reason });
});

it('takes no promise of a day that is over', async () => {
  const id = await inStatus('Sent to Supplier');
  const late = await move(id, 'Order Confirmed', token('Seller'), { promisedDate: '2020-01-01' });
  expect(late.body.fields).toEqual({ promisedDate: 'The date must not lie in the past' });
});

describe('the decision', () => {
  const as = (id: string, changes: object = {}) => service.tokenFor('Buyer', { id, ...changes });

  it('is a Super Admin’s, or of a buyer of the office with an authorized designation', async () => {
    const first = await inStatus('Pending Approval');
    expect((await move(first, 'Approved', await as('colleague'))).body.code).toBe('PURCHASE_ORDER_NO_AUTHORITY');
    const other = { organizationId: 'other-office' };
    expect((await move(first, 'Approved', await as('authorized-neighbour', other))).status).toBe(404);
    expect((await move(first, 'Approved', await as('authorized'))).body.approvedBy).toBe('Buyer One');
    expect((await move(await inStatus('Pending Approval'), 'Rejected', await as('authorized'))).status).toBe(200);
  });

  it('is nobody’s who made the order or edited it', async () => {
    const author = await as('author');
    const id = await made(author);
    await move(id, 'Pending Approval', author);
    expect((await move(id, 'Approved', author)).body.code).toBe('PURCHASE_ORDER_OWN');
    expect((await move(id, 'Rejected', author)).body.code).toBe('PURCHASE_ORDER_OWN');
    const editor = await as('authorized');
    await service.call(contract.update, { token: editor, params: { id }, body: { order: newPurchaseOrder() } });
    expect((await move(id, 'Approved', editor)).body.error).toBe('Nobody approves what they created');
    const own = await made(token('Super Admin'));
    await move(own, 'Pending Approval', token('Super Admin'));
    expect((await move(own, 'Approved', token('Super Admin'))).status).toBe(403);
  });

  it('is taken once where two take it at one moment', async () => {
    const id = await inStatus('Pending Approval');
    const second = await service.tokenFor('Super Admin', { id: 'second' });
    const answers = await Promise.all([token('Super Admin'), second].map((one) => move(id, 'Approved', one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await service.call(contract.get, { token: second, params: { id } });
    expect(body.history.filter(({ action }: { action: string }) => action === 'Approve')).toHaveLength(1);
  });

  it('is not taken while identity cannot say who may', async () => {
    const id = await inStatus('Pending Approval');
    expect((await move(id, 'Approved', await as(unknownAuthority))).status).toBe(503);
    const { body } = await service.call(contract.get, { token: token('Buyer'), params: { id } });
    expect(body.status).toBe('Pending Approval');
  });
});

it('is refused with a stale version', async () => {
  const id = await made();
  const body = { status: 'Pending Approval' };
  const stale = await service.call(contract.update, { token: token('Buyer'), params: { id }, body, ifMatch: 7 });
  expect(stale.status).toBe(412);
});
