import { randomUUID } from 'node:crypto';
import { dayInIndia, delegations, people, users } from '@portal/contracts';
import { eventually, madeOnce, tryRepetition } from '@portal/service-kit/testing';
import { type Identity, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let admin: string;
let director: Officer;
let deputy: Officer;
let clerk: Officer;
let outsider: Officer;
type Officer = Awaited<ReturnType<typeof officer>>;

/** A buyer of the office as an administrator wrote them down. */
async function officer(office: string, changes: object) {
  const { id, email, password } = await identity.account('Buyer', office);
  const body = {
    ...{ organizationName: office, ministryDepartment: 'Department of Records', buyerDesignation: 'Clerk' },
    ...{ contactPersonName: 'Test Officer', emailId: email, contactNumber: '9000000001', paymentMode: 'CGDA' },
    officeAddress: { zone: 'West', city: 'Pune', state: 'Maharashtra', pin: '411001', fullAddress: 'First Street 1' },
    ...changes,
  };
  expect((await identity.call(people.updateBuyer, { token: admin, params: { id }, body })).status).toBe(200);
  return { id, email, token: (await identity.signIn(email, password)).token };
}

/** The day so many days from today. */
const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
const handOver = (from: Officer, changes: object = {}, key?: string) =>
  identity.call(delegations.create, {
    token: from.token,
    body: { toId: deputy.id, startsOn: inDays(0), endsOn: inDays(3), reason: 'On leave', ...changes },
    ...(key ? { key } : {}),
  });
const revoke = (id: string, token: string) => identity.call(delegations.revoke, { token, params: { id } });
const authorityOf = async ({ token }: Officer) => (await identity.call(users.authority, { token })).body;
const inDatabase = () => identity.kit.database.collection<{ _id: string }>('delegations');

beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
  const office = `Handing Office ${randomUUID()}`;
  director = await officer(office, { buyerDesignation: 'Director', authorizedDesignations: ['Director'] });
  deputy = await officer(office, { buyerDesignation: 'Section Officer' });
  clerk = await officer(office, {});
  outsider = await officer(`Other Office ${randomUUID()}`, {
    buyerDesignation: 'Director',
    authorizedDesignations: ['Director'],
  });
});
afterEach(() => inDatabase().deleteMany({}));
afterAll(() => identity.stop());

it('gives the deputy the authority of whom they stand in for, from the first day to the last', async () => {
  expect(await authorityOf(deputy)).toEqual({ approvesOrders: false, designations: [], standsInFor: [] });
  const { status, body } = await handOver(director);
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ fromId: director.id, toId: deputy.id, status: 'Active', version: 1 }),
  ]);
  const standsInFor = [{ id: director.id, name: body.fromName, designations: ['director'] }];
  expect(await authorityOf(deputy)).toEqual({ approvesOrders: true, designations: [], standsInFor });
  expect((await authorityOf(director)).approvesOrders).toBe(true);
  for (const days of [
    { startsOn: inDays(1), endsOn: inDays(2) },
    { startsOn: inDays(-5), endsOn: inDays(-1) },
  ]) {
    await inDatabase().updateOne({ _id: body.id }, { $set: days });
    expect((await authorityOf(deputy)).standsInFor).toEqual([]);
  }
});

it('tells the deputy, and again when it is taken back, which ends it at once', async () => {
  const { body } = await handOver(director, { endsOn: inDays(7) });
  const told = (title: string) =>
    eventually(async () => {
      const notices = identity.kit.database.collection('notifications');
      expect(await notices.countDocuments({ userId: deputy.id, title, 'values.to': inDays(7) })).toBe(1);
    });
  await told('{{name}} has handed approvals of orders over to you, from {{from}} to {{to}}');
  expect((await revoke(body.id, director.token)).body.status).toBe('Revoked');
  await told('You do not approve orders for {{name}} any more');
  expect((await authorityOf(deputy)).approvesOrders).toBe(false);
  expect(await revoke(body.id, director.token)).toMatchObject({ status: 409, body: { code: 'DELEGATION_OVER' } });
});

it('is made once for one key', async () => {
  const key = randomUUID();
  const [first, again] = [await handOver(director, {}, key), await handOver(director, {}, key)];
  expect(again.body.id).toBe(first.body.id);
  expect(await inDatabase().countDocuments()).toBe(1);
});

it('comes only from who may approve themselves: neither from a clerk nor from who stands in', async () => {
  const refused = { status: 403, body: { code: 'NO_AUTHORITY' } };
  expect(await handOver(clerk)).toMatchObject(refused);
  await handOver(director);
  expect(await handOver(deputy, { toId: clerk.id })).toMatchObject(refused);
  expect((await identity.call(delegations.create, { token: admin, body: {} })).status).toBe(403);
});

it.each([
  ['a stranger', () => ({ toId: outsider.id }), { toId: 'Please choose a buyer of your office' }],
  ['nobody', () => ({ toId: 'nobody' }), { toId: 'Please choose a buyer of your office' }],
  ['no person', () => ({ toId: undefined }), { toId: 'Please choose a person' }],
  ['oneself', () => ({ toId: director.id }), { toId: 'Please choose somebody else' }],
  ['the past', () => ({ startsOn: inDays(-1) }), { startsOn: 'The first day lies in the past' }],
  ['a wrong order of days', () => ({ startsOn: inDays(4) }), { endsOn: 'The last day comes before the first' }],
  ['more than 90 days', () => ({ endsOn: inDays(90) }), { endsOn: 'At most 90 days are allowed' }],
  ['no reason', () => ({ reason: ' ' }), { reason: 'Reason is required' }],
])('refuses %s at its field', async (_, changes, fields) => {
  expect(await handOver(director, changes())).toMatchObject({ status: 422, body: { fields } });
  expect(await inDatabase().countDocuments()).toBe(0);
});

it('takes 90 days', async () => {
  expect((await handOver(director, { endsOn: inDays(89) })).status).toBe(201);
});

it('is seen by the office and a Super Admin, taken back by who handed over or a Super Admin', async () => {
  const { body } = await handOver(director);
  const seen = async (token: string, query: Record<string, string> = {}) =>
    (await identity.call(delegations.list, { token, query })).body.items?.map(({ id }: { id: string }) => id);
  for (const token of [director.token, deputy.token, clerk.token, admin]) expect(await seen(token)).toEqual([body.id]);
  expect(await seen(outsider.token)).toEqual([]);
  expect(await seen(clerk.token, { status: 'Active' })).toEqual([body.id]);
  for (const status of ['Upcoming', 'Ended', 'Revoked']) expect(await seen(clerk.token, { status })).toEqual([]);
  for (const token of [deputy.token, clerk.token, outsider.token])
    expect((await revoke(body.id, token)).status).toBe(404);
  expect((await revoke(body.id, admin)).body.status).toBe('Revoked');
});

it.each(['seller', 'oem', 'enduser', 'support'])('refuses a %s', async (key) => {
  const token = await identity.tokenOf(key);
  expect((await identity.call(delegations.list, { token })).status).toBe(403);
  expect((await identity.call(delegations.create, { token, body: {} })).status).toBe(403);
  expect((await revoke('any', token)).status).toBe(403);
});

it('is made and taken back once by its key', async () => {
  const approvals = { toId: deputy.id, startsOn: inDays(0), endsOn: inDays(3), reason: 'On leave' };
  const said = { body: approvals, otherBody: { ...approvals, toId: clerk.id } };
  const made = await tryRepetition(identity, delegations.create, { token: director.token, ...said });
  expect(made).toMatchObject(madeOnce(delegations.create, said));
  const trial = { token: director.token, params: { id: made.first.body.id as string } };
  expect(await tryRepetition(identity, delegations.revoke, trial)).toMatchObject(madeOnce(delegations.revoke));
  expect(await inDatabase().countDocuments()).toBe(1);
});

it('ends with the authority behind it: suspended, or no longer named by the office', async () => {
  await handOver(director);
  const set = (status: string) =>
    identity.call(users.setStatus, { token: admin, params: { id: director.id }, body: { status, leavesNone: true } });
  expect((await set('suspended')).status).toBe(200);
  expect((await authorityOf(deputy)).approvesOrders).toBe(false);
  expect((await set('active')).status).toBe(200);
  expect((await authorityOf(deputy)).approvesOrders).toBe(true);
});
