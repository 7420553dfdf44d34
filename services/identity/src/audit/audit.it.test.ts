import { randomUUID } from 'node:crypto';
import { type Actor, audit, roles, roleTraits, users } from '@portal/contracts';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { decodeJwt } from 'jose';
import { definition } from '../definition.js';
import { eventOf, publish } from '../testing/events.js';
import { type Identity, startIdentity } from '../testing/start-identity.js';
import { auditCsv } from './audit.export.js';
import { AuditLog } from './audit-log.js';
import type { StoredEntry } from './audit-entry.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const entries = () => identity.kit.database.collection<StoredEntry>('audit');
const list = (query: Record<string, string>) => identity.call(audit.list, { token: admin, query });
const verify = async (query?: Record<string, string>) =>
  (await identity.call(audit.verify, { token: admin, query })).body;
const logged = (recordId: string) =>
  eventually(async () => {
    const { body } = await list({ recordId });
    expect(body.total).toBeGreaterThan(0);
    return body.items;
  }, 20_000);

describe('the audit log', () => {
  it('says who changed what from what to what, without secrets', async () => {
    const { id } = await identity.account('Buyer', 'Audited Office');
    await identity.call(users.update, { token: admin, params: { id }, body: { name: 'Changed Name' } });
    await identity.call(users.resetPassword, { token: admin, params: { id } });
    const items = await eventually(async () => {
      const found = (await list({ recordId: id })).body.items;
      expect(found[0].action).toBe('identity.session.ended');
      return found;
    });
    const changed = items.find(({ action }: { action: string }) => action === 'identity.user.changed');
    expect(changed).toMatchObject({
      by: { id: 'demo-admin', name: 'Demo Administrator' },
      record: { type: 'User', id },
      changes: { name: { from: 'Test Person', to: 'Changed Name' } },
    });
    expect(JSON.stringify(items)).not.toMatch(/argon2|[a-z2-9]{5}-[a-z2-9]{5}-/);
  });

  it('holds one entry for an event that comes again', async () => {
    const event = eventOf('asset.asset.created');
    await Promise.all([publish(identity, event), publish(identity, event)]);
    await logged(event.record.id);
    await publish(identity, event);
    await publish(identity, eventOf('asset.asset.changed', { record: event.record }));
    await eventually(async () => expect((await list({ recordId: event.record.id })).body.total).toBe(2));
  });

  it('filters by record, person and text', async () => {
    const by = { id: randomUUID(), name: `Clerk ${randomUUID()}`, role: 'Buyer', organizationId: 'x' };
    const event = eventOf('asset.asset.created', { by, record: { type: 'Asset', id: randomUUID(), label: 'A-1' } });
    await publish(identity, event);
    await logged(event.record.id);
    expect((await list({ by: by.id })).body.total).toBe(1);
    expect((await list({ by: by.id, recordType: 'Order' })).body.total).toBe(0);
    expect((await list({ q: by.name })).body.total).toBe(1);
  });

  it('tells nobody but the doer and their organisation what is sealed, until its time', async () => {
    const own = await identity.tokenOf('seller');
    const { sub, org } = decodeJwt<{ sub: string; org: string }>(own);
    const by = { id: sub, name: 'Sealed', role: 'Seller', organizationId: org };
    const record = { type: 'Quote', id: randomUUID(), label: `RFQ-${randomUUID()}` };
    const told = { by, record, organizations: [org] };
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await publish(identity, eventOf('procurement.quote.submitted', { ...told, sealedUntil: later }));
    const recent = async (token: string) =>
      (await identity.call(audit.recent, { token, query: { limit: '50' } })).body.items.filter(
        (item: { record: { label: string } }) => item.record.label === record.label,
      ).length;
    await eventually(async () => expect(await recent(own)).toBe(1));
    const log = new AuditLog(identity.kit);
    const exported = async (organizationId: string) => {
      let entries = 0;
      for await (const _ of log.each({ organizationId } as Actor, { recordId: record.id })) entries++;
      return entries;
    };
    expect([(await list({ recordId: record.id })).body.total, await recent(admin)]).toEqual([0, 0]);
    expect([await exported('operator'), await exported(org)]).toEqual([0, 1]);
    expect(await verify()).toMatchObject({ intact: true });
    await publish(
      identity,
      eventOf('procurement.quote.rejected', { ...told, sealedUntil: '2020-01-01T00:00:00.000Z' }),
    );
    expect((await logged(record.id)).map(({ action }: { action: string }) => action)).toEqual([
      'procurement.quote.rejected',
    ]);
    expect(await exported('operator')).toBe(1);
  });

  it('grows by many at once without a gap, by two instances too', async () => {
    const second = new AuditLog(identity.kit);
    const first = new AuditLog(identity.kit);
    const events = Array.from({ length: 120 }, () => eventOf('asset.asset.created'));
    await Promise.all(events.flatMap((event, n) => [(n % 2 ? first : second).add(event), first.add(event)]));
    const stored = await entries().countDocuments({ eventId: { $in: events.map(({ id }) => id) } });
    expect(stored).toBe(120);
    expect(await verify()).toMatchObject({ intact: true });
  });
});

describe('a broken chain', () => {
  const shows = async (at: number) => expect(await verify()).toMatchObject({ intact: false, brokenAt: at });
  beforeAll(async () => {
    const event = eventOf('asset.asset.created', { changes: { name: { from: null, to: { deep: [1, 'x', null] } } } });
    await publish(identity, event);
    await logged(event.record.id);
  });

  it.each([
    ['another person', { 'by.name': 'Nobody' }],
    ['another change', { 'changes.name': { from: 1, to: 2 } }],
    ['another time', { at: '2001-01-01T00:00:00.000Z' }],
    ['other organisations', { organizations: ['x'] }],
    ['a hash of its own', { hash: 'f'.repeat(64) }],
  ])('shows at an entry with %s', async (_, $set) => {
    const [whole] = await entries().find().sort({ _id: -1 }).skip(1).limit(1).toArray();
    await entries().updateOne({ _id: whole!._id }, { $set });
    await shows(whole!._id);
    await entries().replaceOne({ _id: whole!._id }, whole!);
    expect(await verify()).toMatchObject({ intact: true });
  });

  it.each([['before the first'], ['of no number']])('shows that an entry %s was slipped in', async (place) => {
    const _id = (place === 'before the first' ? -1 : 'x') as number;
    await entries().insertOne({ ...(await entries().findOne())!, _id, eventId: place });
    const shown = await verify();
    await entries().deleteOne({ _id });
    expect(shown).toMatchObject({ intact: false, brokenAt: 1 });
    expect(await verify()).toMatchObject({ intact: true });
  });

  it('shows where an entry was taken out, the last one too', async () => {
    const found = await entries().find().sort({ _id: -1 }).limit(3).toArray();
    for (const entry of [found[2]!, found[0]!]) {
      await entries().deleteOne({ _id: entry._id });
      await shows(entry._id);
      await entries().insertOne(entry);
    }
    expect(await verify()).toMatchObject({ intact: true });
  });
});

describe('recent activity', () => {
  const recent = async (key: string) => {
    const token = await identity.tokenOf(key);
    const { body } = await identity.call(audit.recent, { token, query: { limit: '50' } });
    return body.items as { description: string; user: string; record: { id: string } }[];
  };

  it('is of the own organisation, of all for a Super Admin, of the own deeds for an end user', async () => {
    const stored = await identity.kit.database
      .collection<{ _id: string; organizationId: string }>('users')
      .findOne({ _id: 'demo-seller' });
    const event = eventOf('procurement.order.approved', { organizations: [stored!.organizationId] });
    const own = eventOf('asset.device.acknowledged', {
      by: { id: 'demo-enduser', name: 'Demo End User', role: 'End User', organizationId: 'x' },
    });
    await publish(identity, event);
    await publish(identity, own);
    await logged(event.record.id);
    await logged(own.record.id);
    const ids = async (key: string) => (await recent(key)).map(({ record }) => record.id);
    expect((await recent('seller'))[0]).toMatchObject({ description: 'Order approved', user: event.by.role });
    expect(await ids('admin')).toEqual(expect.arrayContaining([event.record.id, own.record.id]));
    expect(await ids('buyer')).not.toContain(event.record.id);
    expect(await ids('enduser')).toEqual([own.record.id]);
    expect((await recent('admin')).map(({ description }) => description)).not.toContain('Session started');
  });

  it('says nothing of the accounts of others, nor where anybody is reached', async () => {
    const buyer = await identity.kit.database
      .collection<{ _id: string; organizationId: string }>('users')
      .findOne({ _id: 'demo-buyer' });
    const { organizationId } = buyer!;
    const by = { id: 'colleague', name: 'Colleague', role: 'Buyer', organizationId };
    const subjects = [
      'identity.user.sign-in-failed',
      'identity.second-factor.enabled',
      'registration.registration.approved',
    ];
    const hidden = subjects.map((subject) => eventOf(subject, { by, organizations: [organizationId] }));
    const mine = eventOf('identity.second-factor.enabled', { by: { ...by, id: 'demo-buyer', name: 'Demo Buyer' } });
    const order = eventOf('procurement.order.approved', {
      by: { id: 'demo-admin', name: 'Demo Admin', role: 'Super Admin', organizationId: 'x' },
      organizations: [organizationId],
    });
    for (const event of [...hidden, mine, order]) {
      await publish(identity, event);
      await logged(event.record.id);
    }
    const shown = await recent('buyer');
    const ids = shown.map(({ record }) => record.id);
    expect(ids).toEqual(expect.arrayContaining([mine.record.id, order.record.id]));
    expect(ids.filter((id) => hidden.some(({ record }) => record.id === id))).toEqual([]);
    expect(JSON.stringify(shown)).not.toContain('@');
    expect(shown.map(({ user }) => user)).toEqual(expect.arrayContaining(['Demo Buyer', 'Super Admin']));
    expect(JSON.stringify(shown)).not.toContain('Demo Admin');
    expect(JSON.stringify(await recent('admin'))).toContain('@demo.gov.in');
  });

  it('is of what happened, not of what people choose for themselves', async () => {
    const own = { by: { id: 'demo-seller', name: 'Demo Seller', role: 'Seller', organizationId: 'x' } } as const;
    const chosen = ['language-set', 'preferences-set', 'avatar-changed'].map((what) =>
      eventOf(`identity.user.${what}`, own),
    );
    const order = eventOf('procurement.order.created', own);
    for (const event of [order, ...chosen]) {
      await publish(identity, event);
      await logged(event.record.id);
    }
    for (const key of ['seller', 'admin']) {
      const ids = (await recent(key)).map(({ record }) => record.id);
      expect(ids).toContain(order.record.id);
      expect(ids.filter((id) => chosen.some(({ record }) => record.id === id))).toEqual([]);
    }
  });

  it('says nothing of what a colleague keeps from the organisation, as a draft', async () => {
    const { organizationId } = (await identity.kit.database
      .collection<{ _id: string; organizationId: string }>('users')
      .findOne({ _id: 'demo-buyer' }))!;
    const by = { id: 'colleague', name: 'Colleague', role: 'End User', organizationId };
    const draft = eventOf('procurement.requisition.created', { by });
    const submitted = eventOf('procurement.requisition.submitted', { by, organizations: [organizationId] });
    for (const event of [draft, submitted]) {
      await publish(identity, event);
      await logged(event.record.id);
    }
    const ids = (await recent('buyer')).map(({ record }) => record.id);
    expect(ids).toContain(submitted.record.id);
    expect(ids).not.toContain(draft.record.id);
  });

  it.each(roles)('and the log are refused as the table says: %s', async (role) => {
    const token = await identity.tokenOf(roleTraits[role].demo);
    const log = role === 'Super Admin' ? 200 : 403;
    expect((await identity.call(audit.list, { token })).status).toBe(log);
    expect((await identity.call(audit.verify, { token })).status).toBe(log);
    expect((await identity.call(audit.recent, { token })).status).toBe(role === 'Support Agent' ? 403 : 200);
  });
});

describe('a long chain', () => {
  let fresh: TestService;
  let log: AuditLog;
  beforeAll(async () => {
    fresh = await startTestService(definition, { identity: false });
    log = new AuditLog(fresh.kit);
    // Two batches and a half, in one write each.
    for (let n = 0; n < 5; n++)
      await Promise.all(Array.from({ length: 250 }, () => log.add(eventOf('asset.asset.created'))));
  });
  afterAll(() => fresh.stop());
  const chain = () => fresh.kit.database.collection<StoredEntry>('audit');

  it('is checked part by part, each saying how far and until when it is whole', async () => {
    const first = await log.verify(0, 500);
    expect(first).toMatchObject({ entries: 1250, checked: 500, complete: false, intact: true });
    expect(first.checkedUntil).toBe((await chain().findOne({ _id: 500 }))?.at);
    expect(await log.verify(500, 500)).toMatchObject({ checked: 1000, complete: false, intact: true });
    expect(await log.verify(1000, 500)).toMatchObject({ entries: 1250, checked: 1250, complete: true, intact: true });
    expect(await log.verify()).toMatchObject({ entries: 1250, checked: 1250, complete: true, intact: true });
  });

  it('shows a break in a later part and at the border of two, and ends there', async () => {
    const broken = { complete: true, intact: false };
    const [border] = await chain().find({ _id: 500 }).toArray();
    await chain().updateOne({ _id: 700 }, { $set: { at: '2001-01-01T00:00:00.000Z' } });
    expect(await log.verify(0, 500)).toMatchObject({ intact: true });
    expect(await log.verify(500, 500)).toMatchObject({ ...broken, checked: 699, brokenAt: 700 });
    await chain().deleteOne({ _id: 500 });
    expect(await log.verify(500)).toMatchObject({ ...broken, checked: 499, brokenAt: 500 });
    await chain().insertOne(border!);
  });

  it('lets others have their turn meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await log.verify(0, 1000);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });

  it('does not call a place broken that the log never reached', async () => {
    await expect(log.verify(99_999)).rejects.toMatchObject({ status: 404 });
  });
});

it('refuses a place before the first', async () => {
  expect((await verify({ after: '-1' })).fields).toHaveProperty('after');
});

it('starts anew in a fresh database and is whole', async () => {
  const fresh = await startTestService(definition, { identity: false });
  const log = new AuditLog(fresh.kit);
  await log.add(eventOf('asset.asset.created'));
  expect(await log.verify()).toMatchObject({ intact: true });
  await fresh.stop();
});

describe('filters and export', () => {
  it('finds by area, action, person, record and day', async () => {
    const event = eventOf('ticketing.ticket.assigned', {
      by: { id: randomUUID(), name: 'F', role: 'Seller', organizationId: '' },
    });
    await publish(identity, event);
    await logged(event.record.id);
    const day = new Date(Date.parse(event.at) + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const found = async (query: Record<string, string>) =>
      (await list({ by: event.by.id, ...query })).body.total as number;
    expect(await found({ area: 'ticketing' })).toBe(1);
    expect(await found({ area: 'ticket' })).toBe(0);
    expect(await found({ action: 'ticketing.ticket.assigned', recordType: event.record.type })).toBe(1);
    expect(await found({ from: day, to: day })).toBe(1);
    expect(await found({ to: '2020-01-01' })).toBe(0);
    expect((await list({ from: 'yesterday' })).body.fields).toEqual({ from: 'Please enter a valid date' });
    const { body } = await identity.call(audit.filters, { token: admin });
    expect(body.areas).toContain('ticketing');
    expect(body.actions).toContain('ticketing.ticket.assigned');
  });

  it('writes a CSV in which no cell is a formula', async () => {
    const event = eventOf('asset.asset.created', {
      record: { type: 'Asset', id: randomUUID(), label: '=HYPERLINK("x")' },
    });
    await publish(identity, event);
    await logged(event.record.id);
    const parts: Uint8Array[] = [];
    for await (const part of auditCsv(entries().find({ 'record.id': event.record.id }))) parts.push(part);
    const text = Buffer.concat(parts).toString('utf8');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text.split('\r\n')).toHaveLength(3);
  });
});
