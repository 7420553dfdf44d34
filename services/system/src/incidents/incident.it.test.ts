import { type Incident, incidents as contract, type PortalEvent } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { madeOnce, startTestService, type TestService, tryRepetition } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { LeaseRepository } from '../lease.repository.js';
import type { Part } from '../watch/tree.js';
import { IncidentService } from './incident.service.js';
import { Outages } from './outages.js';

let service: TestService;
let admin: string;
const events: PortalEvent[] = [];
beforeAll(async () => {
  service = await startTestService(definition);
  service.nats.subscribe('events.system.incident.>', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
  admin = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

const begin = Date.UTC(2026, 10, 20, 10);
/** Looks each second, from the first to the last. */
function look(outages: Outages, name: string, state: Part['state'], from: number, to: number) {
  for (let second = from; second <= to; second++)
    outages.note(
      [{ name, below: null, state, cause: 'Does not answer', instances: 0, latency: null }],
      new Date(begin + second * 1_000),
    );
}
/** An instance that has seen the part work. */
function lookedAt(name: string) {
  const outages = new Outages();
  look(outages, name, 'up', -10, -1);
  return outages;
}
const settle = (outages: Outages) => service.get(IncidentService).settle(outages);
const listed = async (part: string) =>
  ((await service.call(contract.list, { token: admin })).body.items as Incident[]).filter((one) => one.part === part);

it('opens one incident for an outage and ends it once, although two instances see it', async () => {
  const [one, other] = [lookedAt('mail'), lookedAt('mail')];
  for (const each of [one, other]) look(each, 'mail', 'down', 0, 6);
  await settle(one);
  await settle(other);
  expect(await listed('mail')).toMatchObject([{ cause: 'Does not answer', endedAt: null, updates: [] }]);
  for (const each of [one, other]) look(each, 'mail', 'up', 7, 12);
  await settle(one);
  await settle(one);
  const [ended, ...more] = await listed('mail');
  expect([ended?.endedAt, more]).toEqual([new Date(begin + 7_000).toISOString(), []]);
  await service.carry();
  const told = new Map(events.filter(({ record }) => record.label === 'mail').map(({ id, subject }) => [id, subject]));
  expect([...told.values()]).toEqual(['system.incident.opened', 'system.incident.ended']);
});

it('is no incident while it is short, and none ends while nobody can tell', async () => {
  const outages = lookedAt('disk');
  look(outages, 'asset', 'up', -10, -1);
  look(outages, 'disk', 'down', 0, 3);
  look(outages, 'disk', 'up', 4, 20);
  await settle(outages);
  expect(await listed('disk')).toEqual([]);
  look(outages, 'asset', 'down', 30, 40);
  look(outages, 'asset', 'unknown', 41, 60);
  await settle(outages);
  expect(await listed('asset')).toMatchObject([{ endedAt: null }]);
});

it('is no incident while a portal starts, unless a part does not come at all', async () => {
  const outages = new Outages();
  look(outages, 'nats', 'down', 0, 30);
  look(outages, 'nats', 'up', 31, 50);
  look(outages, 'shell', 'down', 0, 70);
  await settle(outages);
  expect([await listed('nats'), await listed('shell')]).toMatchObject([[], [{ endedAt: null }]]);
});

it('is no incident while a service answers and is not ready yet, and is one when it was whole before', async () => {
  const outages = new Outages();
  look(outages, 'ticketing', 'degraded', 0, 8);
  look(outages, 'ticketing', 'down', 9, 30);
  await settle(outages);
  look(outages, 'ticketing', 'up', 31, 40);
  await settle(outages);
  expect(await listed('ticketing')).toEqual([]);
  look(outages, 'ticketing', 'degraded', 41, 45);
  look(outages, 'ticketing', 'down', 46, 52);
  await settle(outages);
  expect(await listed('ticketing')).toMatchObject([{ endedAt: null }]);
});

it('is one when a part that only half worked for long is down', async () => {
  const outages = new Outages();
  look(outages, 'registration', 'degraded', 0, 61);
  look(outages, 'registration', 'down', 62, 68);
  await settle(outages);
  expect(await listed('registration')).toMatchObject([{ endedAt: null }]);
});

it('adds afterwards what was over before it could be stored, and ends what an earlier process opened', async () => {
  const seen = lookedAt('mongodb');
  look(seen, 'mongodb', 'down', 0, 30);
  look(seen, 'mongodb', 'up', 31, 60);
  await settle(seen);
  expect(await listed('mongodb')).toMatchObject([
    { startedAt: new Date(begin).toISOString(), endedAt: new Date(begin + 31_000).toISOString() },
  ]);
  const before = lookedAt('edge');
  look(before, 'edge', 'down', 0, 10);
  await settle(before);
  const after = new Outages();
  look(after, 'edge', 'up', 100, 110);
  await settle(after);
  expect(await listed('edge')).toMatchObject([{ endedAt: new Date(begin + 100_000).toISOString() }]);
});

it('is told of by Super Admins alone; everybody reads what is known, and not who wrote it', async () => {
  const outages = lookedAt('gateway');
  look(outages, 'gateway', 'down', 0, 10);
  await settle(outages);
  const [incident] = await listed('gateway');
  const params = { id: incident?.id ?? '' };
  const body = { state: 'Identified', text: 'A disk broke; it is being replaced.' };
  expect((await service.call(contract.update, { token: admin, params, body })).body.updates).toMatchObject([
    { ...body, by: 'Super Admin One' },
  ]);
  const empty = await service.call(contract.update, { token: admin, params, body: { ...body, text: ' ' } });
  expect([empty.status, empty.body.fields]).toEqual([422, { text: 'Please enter what is known' }]);
  for (const role of ['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)
    expect((await service.call(contract.update, { token: await service.tokenFor(role), params, body })).status).toBe(
      403,
    );
  const news = await service.get(IncidentService).news();
  expect(news.find(({ part }) => part === 'gateway')?.updates).toMatchObject([body]);
  expect(JSON.stringify(news)).not.toContain('Super Admin One');
});

it('has no length that a clock made up which was set ahead or back', async () => {
  const hour = 3_600_000;
  const seen = (outages: Outages, state: Part['state'], at: number, shift = 0) =>
    outages.note([{ name: 'scanner', below: null, state, instances: 0, latency: null }], new Date(at), shift);
  for (const shift of [hour, -hour]) {
    const outages = lookedAt('scanner');
    seen(outages, 'down', begin);
    seen(outages, 'down', begin + 1_000 + shift, shift);
    expect(outages.current).toEqual([]);
    seen(outages, 'down', begin + 6_000 + shift);
    expect(outages.current).toMatchObject([{ from: new Date(begin + shift) }]);
    for (let second = 7; second <= 13; second++) seen(outages, 'up', begin + second * 1_000 + shift);
    expect(outages.past).toMatchObject([{ from: new Date(begin + shift), to: new Date(begin + 7_000 + shift) }]);
  }
});

it('does not end before it began, where the clock by which it began was ahead', async () => {
  const before = lookedAt('clamd');
  look(before, 'clamd', 'down', 0, 10);
  await settle(before);
  const after = new Outages();
  look(after, 'clamd', 'up', -3_600, -3_590);
  await settle(after);
  const start = new Date(begin).toISOString();
  expect(await listed('clamd')).toMatchObject([{ startedAt: start, endedAt: start }]);
});

it('is held by one instance at a time, and taken over when that one is gone', async () => {
  const [one, other] = [new LeaseRepository(service.kit), service.get(LeaseRepository)];
  const endsIn = (milliseconds: number) =>
    one.updateOne({ _id: 'test' }, { $set: { until: new Date(Date.now() + milliseconds) } });
  expect([await one.take('test'), await one.take('test'), await other.take('test')]).toEqual([true, true, false]);
  await endsIn(-1);
  expect([await other.take('test'), await one.take('test')]).toEqual([true, false]);
  // Taken by one that asked a moment later and was answered first.
  await endsIn(12_000);
  expect(await one.take('test')).toBe(false);
  // Taken before the clock was set back by an hour.
  await endsIn(3_600_000);
  expect(await one.take('test')).toBe(true);
});

it('takes what is told with one key once', async () => {
  const outages = lookedAt('search');
  look(outages, 'search', 'down', 0, 6);
  await settle(outages);
  const [incident] = await listed('search');
  const trial = {
    ...{ token: admin, params: { id: incident?.id ?? '' } },
    ...{
      body: { text: 'We are looking into it', state: 'Investigating' },
      otherBody: { text: 'Found', state: 'Identified' },
    },
  };
  expect(await tryRepetition(service, contract.update, trial)).toMatchObject(madeOnce(contract.update, trial));
  expect((await listed('search'))[0]?.updates).toHaveLength(1);
});
