import { randomUUID } from 'node:crypto';
import { joinings, users } from '@portal/contracts';
import { eventually, tryRepetition } from '@portal/service-kit/testing';
import { eventOf, publish } from '../testing/events.js';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const asker = { id: 'demo-admin', name: 'Demo Administrator', role: 'Super Admin', organizationId: 'x' };
const confirm = (id: string, token: string) => identity.call(joinings.confirm, { token, params: { id } });
const refuse = (id: string, token: string, reason = 'Unknown here') =>
  identity.call(joinings.refuse, { token, params: { id }, body: { reason } });
const list = (token: string, query: Record<string, string> = { state: 'waiting' }) =>
  identity.call(joinings.list, { token, query });

/** An office with its administrator, a colleague, and somebody who would join. */
async function asked() {
  const officeName = `Office ${randomUUID()}`;
  const administrator = await identity.account('Buyer', officeName);
  const colleague = await identity.account('Buyer', officeName);
  const { organizationId } = (await identity.call(users.get, { token: admin, params: { id: administrator.id } })).body;
  const [joiningId, registrationId, email] = [randomUUID(), randomUUID(), someEmail()];
  const event = eventOf('registration.registration.joining-asked', {
    by: asker,
    record: { type: 'Registration', id: registrationId, label: 'REG-1' },
    data: {
      joiningId,
      number: 'REG-2026-000001',
      organizationId,
      organizationName: officeName,
      kind: 'enduser',
      name: 'Test Holder',
      email,
      phone: '9000000001',
      designation: 'Clerk',
    },
  });
  await Promise.all([publish(identity, event), publish(identity, event)]);
  await eventually(async () =>
    expect((await identity.mailTo(administrator.email)).subject).toMatch(/would like to join/),
  );
  const token = async (of: { email: string }) => (await identity.signIn(of.email, password)).token;
  return { id: joiningId, registrationId, organizationId, email, event, administrator, colleague, token };
}
const make = async (joining: Awaited<ReturnType<typeof asked>>, changes: object = {}) => {
  await publish(
    identity,
    eventOf('registration.registration.approved', {
      by: asker,
      record: { type: 'Registration', id: joining.registrationId, label: 'REG-1' },
      data: {
        kind: 'enduser',
        email: joining.email,
        phone: '9000000001',
        language: 'en',
        form: { fullName: 'Test Holder', designation: 'Clerk', departmentOfficeName: 'Whatever it was' },
        placement: { kind: 'join', organizationId: joining.organizationId },
        joiningId: joining.id,
        ...changes,
      },
    }),
  );
  const stored = identity.kit.database.collection('users');
  return eventually(async () => {
    const account = await stored.findOne({ registrationId: joining.registrationId });
    const refusals = identity.kit.database.collection<{ _id: string; reason: string }>('account_refusals');
    const refused = await refusals.findOne({ _id: joining.registrationId });
    if (!account && !refused) throw new Error('nothing yet');
    return { account, refused };
  });
};

describe('who would join an organisation', () => {
  it('does not say for it whose designations approve its orders', async () => {
    const joining = await asked();
    await confirm(joining.id, await joining.token(joining.administrator));
    const form = {
      organizationName: 'Whatever it was',
      ministryDepartment: 'Department of Records',
      contactPersonName: 'Test Officer',
      buyerDesignation: 'Clerk',
      paymentMode: 'CGDA',
      authorizedDesignations: ['Clerk'],
    };
    const { account } = await make(joining, { kind: 'buyer', form });
    expect(account).toMatchObject({ role: 'Buyer', designation: 'Clerk', form: { paymentMode: 'CGDA' } });
    expect(account?.['form']).not.toHaveProperty('authorizedDesignations');
  });

  it('is let in by its administrator, and its members are told', async () => {
    const joining = await asked();
    const token = await joining.token(joining.administrator);
    const { body } = await list(token);
    expect(body).toMatchObject({ administrator: true, total: 1, items: [{ id: joining.id, mayDecide: true }] });
    const answers = await Promise.all([confirm(joining.id, token), confirm(joining.id, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { account } = await make(joining);
    expect(account).toMatchObject({ organizationId: joining.organizationId, role: 'End User' });
    expect(account).not.toHaveProperty('organizationAdministrator');
    for (const { email } of [joining.administrator, joining.colleague])
      await eventually(async () =>
        expect((await identity.mailTo(email)).subject).toBe('Somebody has joined your organization'),
      );
  });

  it('is let in by a second reviewer, never by the one who asked', async () => {
    const joining = await asked();
    expect(await confirm(joining.id, admin)).toMatchObject({ status: 409, body: { code: 'OWN_JOINING' } });
    const { items } = (await list(admin)).body;
    expect(items.find(({ id }: { id: string }) => id === joining.id)).toMatchObject({ mayDecide: false });
    const second = await joining.token(await identity.account('Super Admin', 'Whatever'));
    const decidable = async (token: string) =>
      (await list(token, { decidable: 'yes' })).body.items.map(({ id }: { id: string }) => id) as string[];
    expect(await decidable(admin)).not.toContain(joining.id);
    expect(await decidable(second)).toContain(joining.id);
    expect((await confirm(joining.id, second)).body.state).toBe('confirmed');
    expect(await decidable(second)).not.toContain(joining.id);
  });

  it('is no business of colleagues, strangers and other organisations', async () => {
    const joining = await asked();
    const stranger = await identity.account('Buyer', `Elsewhere ${randomUUID()}`);
    for (const other of [joining.colleague, stranger]) {
      const token = await joining.token(other);
      expect((await list(token)).body).toMatchObject({ total: 0, items: [] });
      expect((await confirm(joining.id, token)).status).toBe(404);
      expect((await refuse(joining.id, token)).status).toBe(404);
    }
    expect((await confirm(joining.id, await identity.tokenOf('enduser'))).status).toBe(403);
  });

  it('is refused with a reason, and then gets no account', async () => {
    const joining = await asked();
    const token = await joining.token(joining.administrator);
    expect((await refuse(joining.id, token, '')).status).toBe(422);
    expect((await refuse(joining.id, token)).body).toMatchObject({ state: 'refused', reason: 'Unknown here' });
    expect((await confirm(joining.id, token)).status).toBe(409);
    const { account, refused } = await make(joining);
    expect([account, refused?.reason]).toEqual([null, 'The organization has not confirmed that this person joins it']);
  });

  it('is dropped when the applicant takes the registration back', async () => {
    const joining = await asked();
    await publish(
      identity,
      eventOf('registration.registration.withdrawn', {
        record: { ...joining.event.record, id: joining.registrationId },
      }),
    );
    const token = await joining.token(joining.administrator);
    await eventually(async () => expect((await list(token)).body.total).toBe(0));
    expect((await confirm(joining.id, token)).status).toBe(409);
  });

  it('is decided by who is an administrator now, whatever the token was made for', async () => {
    const joining = await asked();
    const token = await joining.token(joining.administrator);
    const params = { id: joining.administrator.id };
    const body = { administrator: false, leavesNone: true };
    await identity.call(users.setOrganizationAdministrator, { token: admin, params, body });
    expect((await confirm(joining.id, token)).status).toBe(404);
  });
});

it.each([
  ['confirmed', joinings.confirm, undefined],
  ['refused', joinings.refuse, { reason: 'Nobody knows them here' }],
])('is %s once by its key', async (_, operation, body) => {
  const joining = await asked();
  const trial = { token: await joining.token(joining.administrator), params: { id: joining.id }, body };
  const { statuses, toldAgain } = await tryRepetition(identity, operation, trial);
  expect([statuses, toldAgain]).toEqual([[200, 200, 200], []]);
});
