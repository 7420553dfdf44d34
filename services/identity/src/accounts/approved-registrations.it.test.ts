import { randomBytes, randomUUID } from 'node:crypto';
import { gstinCheck, type PortalEvent, users } from '@portal/contracts';
import { eventsOf, startService } from '@portal/service-kit';
import { eventually } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { eventOf, publish } from '../testing/events.js';
import { type Identity, sameDatabase, someEmail, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const gstin = (state: string, pan: string) => {
  const first14 = `${state}${pan}1Z`;
  return first14 + gstinCheck(first14)!;
};
const pan = () => `${[...randomBytes(5)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('')}1234F`;
const administrator = { id: 'demo-admin', name: 'Demo Administrator', role: 'Super Admin', organizationId: 'x' };

const approved = (kind: string, form: object, changes: Partial<PortalEvent> = {}, email = someEmail()) =>
  eventOf('registration.registration.approved', {
    by: administrator,
    record: { type: 'Registration', id: randomUUID(), label: 'REG-1' },
    data: { kind, email, phone: '9000000001', language: 'hi', form },
    ...changes,
  });
const buyer = (organizationName: string, more: object = {}) => ({
  organizationName,
  ministryDepartment: 'Department of Records',
  contactPersonName: 'Test Officer',
  buyerDesignation: 'Officer',
  ...more,
});
const seller = (companyName: string, number: string) => ({
  companyName,
  contactPersonName: 'Test Seller',
  gstin: number,
});
const enduser = (departmentOfficeName: string) => ({
  fullName: 'Test Holder',
  designation: 'Clerk',
  departmentOfficeName,
});

const accountsOf = (registrationId: string) =>
  identity.kit.database.collection('users').find({ registrationId }).toArray();
const accountOf = (event: PortalEvent) =>
  eventually(async () => {
    const [account] = await accountsOf(event.record.id);
    if (!account) throw new Error('no account yet');
    return account;
  });
const refusalOf = (event: PortalEvent) =>
  eventually(async () => {
    const found = await identity.kit.database
      .collection<{ _id: string; reason: string }>('account_refusals')
      .findOne({ _id: event.record.id });
    if (!found) throw new Error('not refused yet');
    return found.reason;
  });
const make = async (event: PortalEvent) => {
  await publish(identity, event);
  return accountOf(event);
};

describe('an approved registration', () => {
  it.each([
    [
      'buyer',
      buyer('First Office'),
      { role: 'Buyer', name: 'Test Officer', organizationName: 'First Office', department: 'Department of Records' },
    ],
    [
      'seller',
      seller('First Company', gstin('27', pan())),
      { role: 'Seller', name: 'Test Seller', organizationName: 'First Company' },
    ],
    [
      'enduser',
      enduser('Second Office'),
      { role: 'End User', name: 'Test Holder', organizationName: 'Second Office', designation: 'Clerk' },
    ],
  ])('gives a %s an account and mails the temporary password in the own language', async (kind, form, account) => {
    const event = approved(kind, form);
    expect(await make(event)).toMatchObject({ ...account, status: 'active', mustChangePassword: true, language: 'hi' });
    const email = event.data['email'] as string;
    const mail = await identity.mailTo(email);
    expect(mail.language).toBe('hi');
    await expect(identity.signIn(email, mail.values['password'])).resolves.toBeTruthy();
  });

  it('gives one account however often it comes', async () => {
    const event = approved('buyer', buyer('Repeated Office'));
    await Promise.all([publish(identity, event), publish(identity, event), publish(identity, event)]);
    const { _id } = await accountOf(event);
    await publish(identity, event);
    const marker = approved('buyer', buyer(`Marker ${randomUUID()}`));
    await make(marker);
    expect((await accountsOf(event.record.id)).map((account) => account._id)).toEqual([_id]);
    const mails = identity.kit.database.collection('mails');
    expect(await mails.countDocuments({ to: event.data['email'] })).toBe(1);
  });

  it('gives one account with two instances at work', async () => {
    const second = await startService(definition, { ...process.env, ...sameDatabase(identity) });
    try {
      const events = Array.from({ length: 8 }, (_, n) =>
        approved('buyer', buyer(`Shared Office ${randomUUID()} ${n}`)),
      );
      await Promise.all(events.flatMap((event) => [publish(identity, event), publish(identity, event)]));
      const registrationIds = events.map(({ record }) => record.id);
      const users = identity.kit.database.collection('users');
      const filter = { registrationId: { $in: registrationIds } };
      await eventually(async () => expect(await users.countDocuments(filter)).toBe(8), 15_000);
      expect(await users.distinct('organizationId', filter)).toHaveLength(8);
    } finally {
      await second.stop();
    }
  });

  it('does not come back when its account was deleted', async () => {
    const event = approved('buyer', buyer('Removed Office'));
    const { _id } = await make(event);
    const token = await identity.tokenOf('admin');
    await identity.call(users.delete, { token, params: { id: String(_id) }, query: { leavesNone: 'yes' } });
    await publish(identity, event);
    await make(approved('buyer', buyer(`Marker ${randomUUID()}`)));
    expect(await accountsOf(event.record.id)).toHaveLength(1);
  });

  it('is refused where the e-mail has an account, for good', async () => {
    const event = approved('buyer', buyer('Refused Office'), {}, 'buyer@demo.gov.in');
    const heard = identity.nats.subscribe('events.identity.account.refused', { max: 1 });
    await publish(identity, event);
    expect(await refusalOf(event)).toBe('An account with this e-mail address already exists');
    for await (const message of heard) {
      expect(eventsOf(message)[0]).toMatchObject({
        data: { registrationId: event.record.id, reason: 'An account with this e-mail address already exists' },
      });
    }
    await publish(identity, event);
    await make(approved('buyer', buyer(`Marker ${randomUUID()}`)));
    expect(await accountsOf(event.record.id)).toEqual([]);
  });

  it('is made by a later decision, after one that was refused', async () => {
    const name = `Office of Springs ${randomUUID()}`;
    const { organizationId } = await make(approved('buyer', buyer(name)));
    const first = approved('buyer', buyer(name));
    await publish(identity, first);
    expect(await refusalOf(first)).toMatch(/similar name exists/);
    const placement = { kind: 'new', distinctFrom: [organizationId] };
    const second = { ...first, id: `${first.id}-again`, data: { ...first.data, placement } };
    expect(await make(second)).toMatchObject({ registrationId: first.record.id });
  });
});

describe('the organisation of an approved registration', () => {
  const placed = (event: PortalEvent, placement: object, more: object = {}) => ({
    ...event,
    data: { ...event.data, placement, ...more },
  });
  const refused = async (event: PortalEvent) => {
    await publish(identity, event);
    return refusalOf(event);
  };

  it.each([
    ['the same name', (name: string) => ` ${name.toUpperCase()}`],
    ['a name that looks alike', (name: string) => name.replace('Office', 'Оff.').replace('of ', '')],
  ])('is never one of %s', async (_, written) => {
    const name = `Office of Wells ${randomUUID()}`;
    const office = await make(approved('buyer', buyer(name)));
    for (const event of [approved('enduser', enduser(written(name))), approved('buyer', buyer(written(name)))])
      expect(await refused(event)).toMatch(/similar name exists/);
    const told = { kind: 'new', distinctFrom: [office['organizationId']] };
    const other = await make(placed(approved('buyer', buyer(written(name))), told));
    expect(other['organizationId']).not.toBe(office['organizationId']);
  });

  it('is never found by a GSTIN either', async () => {
    const [number, own] = [gstin('27', pan()), pan()];
    await make(approved('seller', seller(`Company ${randomUUID()}`, number)));
    const same = approved('seller', seller(`Renamed ${randomUUID()}`, number));
    expect(await refused(same)).toBe('Another organization has this GSTIN');
    await make(approved('seller', seller(`Company ${randomUUID()}`, gstin('27', own))));
    const branch = approved('seller', seller(`Branch ${randomUUID()}`, gstin('29', own)));
    expect(await refused(branch)).toMatch(/similar name exists/);
  });

  it('is not joined without its yes, whatever the event says', async () => {
    const { organizationId } = (await make(approved('buyer', buyer(`Guarded ${randomUUID()}`)))) as {
      organizationId?: string;
    };
    const placement = { kind: 'join', organizationId };
    for (const more of [{}, { joiningId: 'nobody' }])
      expect(await refused(placed(approved('enduser', enduser('Guarded')), placement, more))).toMatch(/not confirmed/);
  });

  it('is one, with its first account, when the event comes again after a crash between', async () => {
    const event = approved('buyer', buyer(`Sudden ${randomUUID()}`));
    await Promise.all([publish(identity, event), publish(identity, event)]);
    const { organizationName } = (await accountOf(event)) as { organizationName?: string };
    await publish(identity, event);
    await make(approved('buyer', buyer(`Marker ${randomUUID()}`)));
    const organizations = identity.kit.database.collection('organizations');
    expect(await organizations.countDocuments({ name: organizationName })).toBe(1);
  });
});
