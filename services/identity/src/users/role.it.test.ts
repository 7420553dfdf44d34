// ASVS 7.4.2, 8.2.1
import { randomUUID } from 'node:crypto';
import { audit, organizations, users } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';
import { whoMayEnter } from './may-enter.js';
import type { UserRecord } from './user.schema.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const setRole = (id: string, body: object, token = admin, ifMatch?: number) =>
  identity.call(users.setRole, { token, params: { id }, body, ifMatch });
const roleOf = async (id: string) => (await identity.call(users.get, { token: admin, params: { id } })).body.role;

it('gives another role, ends every session at once, tells the owner by mail and the Super Admins in the portal', async () => {
  const agent = await identity.account('Support Agent', 'Test Operator');
  const { token } = await identity.signIn(agent.email, password);
  expect(await setRole(agent.id, { role: 'Super Admin' })).toMatchObject({
    status: 200,
    body: { role: 'Super Admin' },
  });
  await eventually(async () => expect((await identity.call(users.list, { token })).status).toBe(401));
  await eventually(async () =>
    expect(await identity.mailTo(agent.email)).toMatchObject({
      subject: 'Your role was changed',
      lines: expect.arrayContaining(['You are now a Super Admin.']),
    }),
  );
  const { database } = identity.kit;
  await eventually(async () =>
    expect(
      await database.collection('notifications').findOne({ title: '{{name}} is now a Super Admin' }),
    ).not.toBeNull(),
  );
  await eventually(async () => {
    const query = { action: 'identity.user.role-changed', recordId: agent.id };
    const { items } = (await identity.call(audit.list, { token: admin, query })).body;
    expect(items[0]?.changes).toMatchObject({ role: { from: 'Support Agent', to: 'Super Admin' } });
  });
  const again = await identity.signIn(agent.email, password);
  expect((await identity.call(users.list, { token: again.token })).status).toBe(200);
  expect((await setRole(agent.id, { role: 'Support Agent' })).body.role).toBe('Support Agent');
  await eventually(async () =>
    expect((await identity.call(users.create, { token: again.token, body: {} })).status).toBe(401),
  );
});

it.each([
  ['demo-seller', 'Buyer', 409, 'OTHER_ORGANIZATION_KIND'],
  ['demo-seller', 'Super Admin', 409, 'OTHER_ORGANIZATION_KIND'],
  ['demo-oem', 'Seller', 409, 'OTHER_ORGANIZATION_KIND'],
  ['demo-buyer', 'Super Admin', 409, 'OTHER_ORGANIZATION_KIND'],
  ['demo-buyer', 'Buyer', 409, 'ILLEGAL_MOVE'],
  ['demo-admin', 'Support Agent', 409, 'OWN_ACCOUNT'],
  ['nobody', 'Buyer', 404, 'NOT_FOUND'],
  ['demo-buyer', 'Root', 422, 'INVALID'],
])('%s does not become %s', async (id, role, status, code) => {
  expect(await setRole(id, { role })).toMatchObject({ status, body: { code } });
});

it.each(['buyer', 'seller', 'oem', 'enduser', 'support'])('is nothing for a %s', async (key) => {
  const token = await identity.tokenOf(key);
  expect((await setRole('demo-enduser', { role: 'Buyer' }, token)).status).toBe(403);
});

it('makes no buyer of an address that is not of the government', async () => {
  const body = { name: 'Test Holder', email: `${randomUUID()}@mail.example`, role: 'End User' };
  const made = await identity.call(users.create, { token: admin, body: { ...body, organizationName: randomUUID() } });
  expect((await setRole(made.body.id, { role: 'Buyer' })).body.code).toBe('GOVERNMENT_ADDRESS_NEEDED');
});

it('leaves an office without an administrator only with a word that says so', async () => {
  const body = { name: 'Test Head', email: someEmail(), role: 'Buyer', organizationName: `Office ${randomUUID()}` };
  const { id, organizationId } = (await identity.call(users.create, { token: admin, body })).body;
  expect((await setRole(id, { role: 'End User' })).body.code).toBe('LAST_ADMINISTRATOR');
  expect(await setRole(id, { role: 'End User', leavesNone: true })).toMatchObject({
    body: { role: 'End User', organizationId, organizationAdministrator: false },
  });
  const query = { kind: 'buyer', id: organizationId };
  const { items } = (await identity.call(organizations.list, { token: admin, query })).body;
  expect(items[0].administrators).toBe(0);
  // Back in the old role the mark does not come back by itself.
  expect((await setRole(id, { role: 'Buyer' })).body.organizationAdministrator).toBe(false);
});

it('changes nothing that somebody else has changed meanwhile', async () => {
  const agent = await identity.account('Support Agent', 'Test Operator');
  const { version } = (await identity.call(users.get, { token: admin, params: { id: agent.id } })).body;
  expect((await setRole(agent.id, { role: 'Super Admin' }, admin, version + 1)).status).toBe(412);
  expect(await roleOf(agent.id)).toBe('Support Agent');
});

it('keeps one active Super Admin, also when two take the role from each other at once', async () => {
  const other = await identity.account('Super Admin', 'Test Operator');
  const { token } = await identity.signIn(other.email, password);
  const role = 'Support Agent';
  const answers = await Promise.all([setRole(other.id, { role }), setRole('demo-admin', { role }, token)]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect([401, 403, 409]).toContain(statuses[1]);
  const stored = identity.kit.database.collection<UserRecord>('users');
  expect(await stored.countDocuments({ role: 'Super Admin', status: 'active' })).toBe(1);
  // Either may have won; the tests after this one ask as the demo's Super Admin.
  await stored.updateOne({ _id: 'demo-admin' }, { $set: { role: 'Super Admin' } });
  await eventually(async () => {
    admin = await identity.tokenOf('admin');
    expect((await identity.call(users.list, { token: admin })).status).toBe(200);
  });
});

describe('who counts as another that is left', () => {
  const accounts = () => identity.kit.database.collection<UserRecord>('users');
  const over = new Date(Date.now() - 60_000);

  it('is nobody whose temporary password is over', async () => {
    const first = await identity.account('Buyer', 'Expired Office');
    const other = await identity.account('Buyer', 'Expired Office');
    const set = { organizationAdministrator: true };
    await accounts().updateOne({ _id: first.id }, { $set: set });
    await accounts().updateOne({ _id: other.id }, { $set: { ...set, temporaryUntil: over } });
    expect((await setRole(first.id, { role: 'End User' })).body.code).toBe('LAST_ADMINISTRATOR');
    await accounts().updateOne({ _id: other.id }, { $unset: { temporaryUntil: 1 } });
    expect((await setRole(first.id, { role: 'End User' })).status).toBe(200);
  });

  it('is no demo account outside of the demo, no Super Admin either who cannot sign in', async () => {
    const { id } = await identity.account('Super Admin', 'Test Operator');
    const left = (demoMode: boolean) => accounts().countDocuments({ ...whoMayEnter(demoMode), role: 'Super Admin' });
    const [inDemo, outside] = [await left(true), await left(false)];
    expect(inDemo).toBeGreaterThan(outside);
    await accounts().updateOne({ _id: id }, { $set: { temporaryUntil: over } });
    expect([await left(true), await left(false)]).toEqual([inDemo - 1, outside - 1]);
  });
});
