import { randomUUID } from 'node:crypto';
import { dayInIndia, defaultPreferences, delegations, entriesOf, notifications, profiles } from '@portal/contracts';
import type { MailEntry } from '@portal/service-kit';
import { eventually } from '@portal/service-kit/testing';
import { eventOf, publish } from '../testing/events.js';
import { type Identity, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const noticed = (to: { users?: string[]; roles?: string[]; organizations?: string[] }, by = 'somebody') =>
  eventOf('procurement.order.created', {
    by: { id: by, name: 'X', role: 'Seller', organizationId: 'y' },
    notice: {
      users: [],
      roles: [],
      organizations: [],
      title: 'New order {{number}}',
      values: { number: randomUUID() },
      record: { type: 'account' },
      ...to,
    },
  });
async function ofUser(key: string) {
  const token = await identity.tokenOf(key);
  const { body } = await identity.call(notifications.list, { token, query: { pageSize: '100' } });
  return body as {
    items: { id: string; title: string; values: Record<string, string>; record?: object; read: boolean }[];
    unread: number;
  };
}
const hasIt = async (key: string, event: ReturnType<typeof noticed>) =>
  (await ofUser(key)).items.some(({ values }) => values['number'] === event.notice?.values['number']);
const arrives = (key: string, event: ReturnType<typeof noticed>) =>
  eventually(async () => expect(await hasIt(key, event)).toBe(true));

it('reach single users, roles and organisations, each user once, not the one who did it', async () => {
  const { organizationId } = (await identity.kit.database
    .collection<{ _id: string; organizationId: string }>('users')
    .findOne({ _id: 'demo-buyer' }))!;
  const event = noticed(
    { users: ['demo-seller', 'demo-buyer'], roles: ['Super Admin', 'Support Agent'], organizations: [organizationId] },
    'demo-support',
  );
  await Promise.all([publish(identity, event), publish(identity, event)]);
  for (const key of ['seller', 'buyer', 'admin', 'enduser']) await arrives(key, event);
  for (const key of ['oem', 'support']) expect(await hasIt(key, event)).toBe(false);
  const { items } = await ofUser('buyer');
  expect(items.filter(({ values }) => values['number'] === event.notice?.values['number'])).toHaveLength(1);
});

it('reach the makers of the brands that they are about, but not the maker who did it, nor other makers', async () => {
  const maker = await identity.account('OEM', 'Maker of Zeta');
  const other = await identity.account('OEM', 'Maker of Eta');
  const organizations = identity.kit.database.collection<{ _id: string }>('organizations');
  const organizationOf = async ({ id }: { id: string }) =>
    (await identity.kit.database.collection<{ _id: string; organizationId: string }>('users').findOne({ _id: id }))!
      .organizationId;
  const [own, others] = [await organizationOf(maker), await organizationOf(other)];
  await organizations.updateOne({ _id: own }, { $set: { brands: ['Zeta'] } });
  await organizations.updateOne({ _id: others }, { $set: { brands: ['Eta'] } });
  const stored = (userId: string, number: string) =>
    identity.kit.database.collection('notifications').countDocuments({ userId, 'values.number': number });
  const about = (organizationId: string) => {
    const event = noticed({});
    event.notice = { ...event.notice!, brands: ['Zeta'], record: { type: 'escalation', id: 'e1' } };
    return { ...event, by: { ...event.by, organizationId } };
  };
  const [ofSomebody, ofItself] = [about('office'), about(own)];
  await publish(identity, ofItself);
  await publish(identity, ofSomebody);
  await eventually(async () => expect(await stored(maker.id, ofSomebody.notice!.values['number']!)).toBe(1));
  expect(await stored(other.id, ofSomebody.notice!.values['number']!)).toBe(0);
  expect(await stored(maker.id, ofItself.notice!.values['number']!)).toBe(0);
});

it('reach of an organisation only who has pages of what they lead to', async () => {
  const { organizationId } = (await identity.kit.database
    .collection<{ _id: string; organizationId: string }>('users')
    .findOne({ _id: 'demo-buyer' }))!;
  const holder = await identity.account('End User', 'Office of the holder');
  await identity.kit.database
    .collection<{ _id: string }>('users')
    .updateOne({ _id: holder.id }, { $set: { organizationId } });
  const event = noticed({ roles: ['Super Admin', 'OEM'], organizations: [organizationId], users: ['demo-seller'] });
  event.notice!.record = { type: 'order', id: 'o1' };
  await publish(identity, event);
  const recordFor = async (key: string) =>
    (await ofUser(key)).items.find(({ values }) => values['number'] === event.notice?.values['number'])?.record;
  await arrives('buyer', event);
  for (const key of ['buyer', 'seller', 'admin']) expect(await recordFor(key)).toEqual({ type: 'order', id: 'o1' });
  expect(await recordFor('oem')).toBeUndefined();
  expect(await identity.kit.database.collection('notifications').countDocuments({ userId: holder.id })).toBe(0);
});

it('of a purchase order reach an end user only where named, not with the office', async () => {
  const { organizationId } = (await identity.kit.database
    .collection<{ _id: string; organizationId: string }>('users')
    .findOne({ _id: 'demo-buyer' }))!;
  const told = async (users: string[]) => {
    const event = noticed({ users, organizations: [organizationId] });
    event.notice!.record = { type: 'purchaseOrder', id: 'p1' };
    await publish(identity, event);
    await arrives('buyer', event);
    return hasIt('enduser', event);
  };
  expect(await told([])).toBe(false);
  expect(await told(['demo-enduser'])).toBe(true);
});

describe('of an approval that an order waits for', () => {
  const inDatabase = () => identity.kit.database.collection<{ _id: string; organizationId: string }>('users');
  type Person = Awaited<ReturnType<typeof identity.account>>;
  let organizationId: string;
  let people: Record<'author' | 'director' | 'secretary' | 'deputy' | 'clerk' | 'self', Person>;

  const designated = (id: string, set: object) => inDatabase().updateOne({ _id: id }, { $set: set });
  /** Who of the office, and of the Super Admins, such a notice reaches. */
  async function reached(approvals: object[], authorIds: string[], by = 'somebody') {
    const event = noticed({ roles: ['Super Admin'] }, by);
    Object.assign(event.notice!, {
      record: { type: 'purchaseOrder', id: 'p1' },
      approvers: { organizationId, approvals, authorIds },
    });
    await publish(identity, event);
    await arrives('admin', event);
    const stored = await identity.kit.database
      .collection('notifications')
      .find({ 'values.number': event.notice!.values['number'] })
      .toArray();
    const told = stored.map(({ userId }) => userId as string);
    return entriesOf(people)
      .filter(([, { id }]) => told.includes(id))
      .map(([name]) => name);
  }

  beforeAll(async () => {
    const office = `Approving Office ${randomUUID()}`;
    const names = ['author', 'director', 'secretary', 'deputy', 'clerk', 'self'] as const;
    people = {} as typeof people;
    for (const name of names) people[name] = await identity.account('Buyer', office);
    organizationId = (await inDatabase().findOne({ _id: people.author.id }))!.organizationId;
    const form = { authorizedDesignations: ['Director', 'Secretary'] };
    await designated(people.author.id, { designation: 'Director', form });
    await designated(people.director.id, { designation: ' director ' });
    await designated(people.secretary.id, { designation: 'Secretary' });
    await designated(people.clerk.id, { designation: 'Clerk' });
    // A designation that somebody gave themselves is none.
    await designated(people.self.id, { designation: 'Director', ownDesignation: true });
    const { token } = await identity.signIn(people.director.email, people.director.password);
    const today = dayInIndia();
    const body = { toId: people.deputy.id, startsOn: today, endsOn: today, reason: 'On leave' };
    expect((await identity.call(delegations.create, { token, body })).status).toBe(201);
  });

  it('reach the holders of its designation and who stands in for them, never who wrote it', async () => {
    const steps = [{ designation: 'Director' }, { designation: 'Secretary' }];
    expect(await reached(steps, [people.author.id])).toEqual(['director', 'deputy']);
    expect(await reached(steps, [people.director.id])).toEqual(['author']);
  });

  it('reach for the next one its designation alone, and whom the order names none everybody authorized', async () => {
    const taken = { designation: 'Director', approvedById: people.deputy.id, onBehalfOfId: people.director.id };
    expect(await reached([taken, { designation: 'Secretary' }], [people.author.id])).toEqual(['secretary']);
    // Nobody gives two approvals of one order, by themselves or by a hand that they lent.
    expect(await reached([taken, { designation: 'director' }], [])).toEqual(['author']);
    expect(await reached([], [people.author.id])).toEqual(['director', 'secretary', 'deputy']);
  });

  it('do not reach who sent it in, and nobody of another office', async () => {
    expect(await reached([], [people.author.id], people.secretary.id)).toEqual(['director', 'deputy']);
    const own = organizationId;
    organizationId = 'another-office';
    expect(await reached([], [])).toEqual([]);
    organizationId = own;
  });

  it('end with the authority behind it', async () => {
    await designated(people.director.id, { status: 'suspended' });
    expect(await reached([{ designation: 'Director' }], [people.author.id])).toEqual([]);
    await designated(people.director.id, { status: 'active' });
  });
});

it('do not reach suspended accounts', async () => {
  const { id } = await identity.account('OEM', 'Silent Devices');
  await identity.kit.database
    .collection<{ _id: string }>('users')
    .updateOne({ _id: id }, { $set: { status: 'suspended' } });
  const event = noticed({ roles: ['OEM'] });
  await publish(identity, event);
  await arrives('oem', event);
  expect(await identity.kit.database.collection('notifications').countDocuments({ userId: id })).toBe(0);
});

it('tell the gateway whom, once they can be read', async () => {
  const told = identity.nats.subscribe('portal.notified', { max: 1 });
  await publish(identity, noticed({ users: ['demo-oem'] }));
  for await (const message of told) expect(message.json()).toEqual({ users: ['demo-oem'] });
});

it('are counted while unread and marked one by one or all, the own only', async () => {
  const events = [noticed({ users: ['demo-enduser'] }), noticed({ users: ['demo-enduser', 'demo-oem'] })];
  for (const event of events) {
    await publish(identity, event);
    await arrives('enduser', event);
  }
  await arrives('oem', events[1]!);
  const before = await ofUser('enduser');
  const token = await identity.tokenOf('enduser');
  await identity.call(notifications.read, { token, body: { ids: [before.items[0]!.id] } });
  expect((await ofUser('enduser')).unread).toBe(before.unread - 1);
  const others = (await ofUser('oem')).items[0]!.id;
  await identity.call(notifications.read, { token, body: { ids: [others] } });
  expect((await ofUser('oem')).items.find(({ id }) => id === others)?.read).toBe(false);
  await identity.call(notifications.read, { token, body: {} });
  expect((await ofUser('enduser')).unread).toBe(0);
});

it('need a signed-in user', async () => {
  expect((await identity.call(notifications.list)).status).toBe(401);
});

it.each([
  ['asset.warranty.registered', 'warranty'],
  ['asset.amc-contract.created', 'amc'],
  ['asset.lifecycle.added', 'maintenance'],
] as const)('of %s do not reach who chose not to be told of %s', async (subject, topic) => {
  const set = async (wanted: boolean) =>
    identity.call(profiles.setPreferences, {
      token: await identity.tokenOf('seller'),
      body: { ...defaultPreferences, [topic]: wanted },
    });
  await set(false);
  const event = { ...noticed({ users: ['demo-seller', 'demo-buyer'] }), subject };
  await publish(identity, event);
  await arrives('buyer', event);
  expect(await hasIt('seller', event)).toBe(false);
  await set(true);
  const later = { ...noticed({ users: ['demo-seller'] }), subject };
  await publish(identity, later);
  await arrives('seller', later);
});

it.each([
  [true, 1],
  [false, 0],
])('are mailed once when unread for ten minutes, if the owner wants mails (%s)', async (email, mails) => {
  const { id, email: address } = await identity.account('Seller', `Mailed Company ${randomUUID()}`);
  const { token } = await identity.signIn(address, 'Quiet-Harbour-71');
  await identity.call(profiles.setPreferences, { token, body: { ...defaultPreferences, email } });
  const stored = identity.kit.database.collection<{ _id: string; mailed?: boolean }>('notifications');
  const at = new Date(Date.now() - 11 * 60_000);
  const notice = { userId: id, title: 'New order {{number}}', values: {}, at, read: false };
  await stored.insertMany([1, 2].map(() => ({ _id: randomUUID(), ...notice })));
  await eventually(async () => expect(await stored.countDocuments({ userId: id, mailed: true })).toBe(2), 15_000);
  const sent = await identity.kit.database
    .collection<MailEntry>('mails')
    .find({ to: address, subject: 'What is new in the asset portal' })
    .toArray();
  expect(sent).toHaveLength(mails);
});

it('say themselves in the mail what they say where only one lay unread', async () => {
  const { id, email: to } = await identity.account('Buyer', `Reminded Office ${randomUUID()}`);
  const users = identity.kit.database.collection<{ _id: string }>('users');
  await users.updateOne({ _id: id }, { $set: { language: 'hi' } });
  const stored = identity.kit.database.collection<{ _id: string; mailed?: boolean }>('notifications');
  const title = 'Purchase order {{number}} has waited for approval since {{day}}';
  const values = { number: 'PO-1', day: '2026-11-25' };
  const at = new Date(Date.now() - 11 * 60_000);
  const record = { type: 'purchaseOrder', id: 'p1' };
  const notice = { userId: id, title, values, record, at, read: false };
  await stored.insertMany([{ _id: randomUUID(), ...notice }]);
  await eventually(async () => expect(await stored.countDocuments({ userId: id, mailed: true })).toBe(1), 15_000);
  const sent = await identity.kit.database.collection<MailEntry>('mails').find({ to, subject: title }).toArray();
  expect(sent).toMatchObject([{ language: 'hi', lines: expect.arrayContaining([title]) as string[] }]);
  expect(sent[0]?.values).toMatchObject({ number: 'PO-1', day: '25-11-2026' });
  expect(new URL(sent[0]?.values['link'] ?? '').pathname).toBe('/records/purchaseOrder/p1');
});

describe('of an office that said how it wants to be told', () => {
  /** Whom the notice reached, and who got a mail of it at once. */
  async function told(people: (string | undefined)[], mail: boolean, office: string) {
    const event = noticed({ organizations: [office], users: ['demo-oem'] });
    Object.assign(event.notice!, {
      title: 'Warranty {{number}} of {{asset}} ends on {{day}}, in {{days}} days',
      values: { number: randomUUID(), asset: 'Printer', day: '2026-12-31', days: '7' },
      record: { type: 'warranty', id: 'w1' },
      offices: [{ organizationId: office, people: people.filter((id) => id !== undefined), mail }],
    });
    await publish(identity, event);
    await publish(identity, event);
    await arrives('oem', event);
    const number = event.notice!.values['number']!;
    const stored = await identity.kit.database
      .collection('notifications')
      .find({ 'values.number': number, userId: { $ne: 'demo-oem' } })
      .toArray();
    const mails = await identity.kit.database
      .collection<MailEntry & { _id: string }>('mails')
      .find({ _id: { $regex: `^notice:${event.id}:` } })
      .toArray();
    return { users: stored.map(({ userId }) => userId as string).sort(), stored, mails };
  }

  it('reach those whom it named, and all its buyers where none of them is there any more', async () => {
    const name = `Told Office ${randomUUID()}`;
    const [one, two] = [await identity.account('Buyer', name), await identity.account('Buyer', name)];
    const elsewhere = await identity.account('Buyer', `Other Office ${randomUUID()}`);
    const users = identity.kit.database.collection<{ _id: string; organizationId: string }>('users');
    const { organizationId: office } = (await users.findOne({ _id: one.id }))!;
    expect((await told([], false, office)).users).toEqual([one.id, two.id].sort());
    expect((await told([two.id], false, office)).users).toEqual([two.id]);
    // Who moved to another office reads nothing of this one.
    expect((await told([two.id, elsewhere.id], false, office)).users).toEqual([two.id]);
    expect((await told([elsewhere.id], false, office)).users).toEqual([one.id, two.id].sort());
  });

  it('are mailed at once, once, in the language of each reader who wants mails', async () => {
    const name = `Mailed Office ${randomUUID()}`;
    const [one, quiet] = [await identity.account('Buyer', name), await identity.account('Buyer', name)];
    const users = identity.kit.database.collection<{ _id: string; organizationId: string }>('users');
    const { organizationId: office } = (await users.findOne({ _id: one.id }))!;
    await users.updateOne({ _id: one.id }, { $set: { language: 'hi' } });
    await users.updateOne({ _id: quiet.id }, { $set: { preferences: { ...defaultPreferences, email: false } } });
    const { stored, mails } = await told([], true, office);
    expect(mails).toMatchObject([
      { to: one.email, language: 'hi', subject: 'Warranty {{number}} of {{asset}} ends on {{day}}, in {{days}} days' },
    ]);
    // What stood in a mail is not mailed again.
    expect(stored.filter(({ mailed }) => mailed === true).map(({ userId }) => userId as string)).toEqual([one.id]);
    expect((await told([], false, office)).mails).toEqual([]);
  });
});

describe('that are mailed at once to whom they name', () => {
  /** The mails of a report that comes by itself to somebody. */
  async function mailsTo(id: string) {
    const event = noticed({ users: [id, 'demo-admin'], roles: ['Super Admin'] });
    Object.assign(event.notice!, { mail: true, record: { type: 'report' } });
    await publish(identity, event);
    await publish(identity, event);
    await arrives('admin', event);
    const mails = identity.kit.database.collection<MailEntry & { _id: string }>('mails');
    return mails.find({ _id: `notice:${event.id}:${id}` }).toArray();
  }

  it('come once, in the language of their reader, with what they say and a way to it', async () => {
    const { id, email } = await identity.account('Super Admin', 'Operator');
    const users = identity.kit.database.collection<{ _id: string }>('users');
    await users.updateOne({ _id: id }, { $set: { language: 'ur' } });
    const [mail, ...more] = await mailsTo(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, language: 'ur', subject: 'New order {{number}}' });
    expect(new URL(mail?.values['link'] ?? '').pathname).toBe('/records/report');
    await users.updateOne({ _id: id }, { $set: { preferences: { ...defaultPreferences, email: false } } });
    expect(await mailsTo(id)).toEqual([]);
  });

  it.each([{ role: 'Support Agent' }, { status: 'suspended' }, { status: 'deleted' }])(
    'come no more to who has become %p',
    async (change) => {
      const { id } = await identity.account('Super Admin', 'Operator');
      const users = identity.kit.database.collection<{ _id: string }>('users');
      expect(await mailsTo(id)).toHaveLength(1);
      await users.updateOne({ _id: id }, { $set: change });
      expect(await mailsTo(id)).toEqual([]);
    },
  );
});
