import { dayInIndia, type PortalEvent, purchaseOrders, reportSchedules } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { madeOnce, startTestService, type TestService, tryRepetition } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { newPurchaseOrder, standInForParties } from '../testing/purchase-parties.js';
import { nextDay } from './next-day.js';
import { ReportScheduleRepository } from './report-schedule.repository.js';
import { ScheduledReports } from './scheduled-reports.js';

let service: TestService;
let admin: string;
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  admin = await service.tokenFor('Super Admin');
  service.nats.subscribe('events.procurement.report-schedule.>', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
});
afterEach(() => service.kit.database.collection('reportSchedules').deleteMany({}));
afterAll(() => service.stop());

const schedule = (body: object, token = admin) => service.call(reportSchedules.create, { token, body });
async function told(id: string) {
  await service.carry();
  const heard = events.filter(({ subject, record }) => subject.endsWith('.told') && record.id === id);
  return [...new Map(heard.map((event) => [event.id, event])).values()];
}

it('tells the figures of the period to its owner on its day, once, and then on the next', async () => {
  await service.call(purchaseOrders.create, { token: await service.tokenFor('Buyer'), body: newPurchaseOrder() });
  const { status, body } = await schedule({ period: 'week' });
  expect([status, body]).toEqual([201, expect.objectContaining({ period: 'week', version: 1 })]);
  const reports = service.get(ScheduledReports);
  await reports.sweep();
  expect(await told(body.id)).toEqual([]);
  await service.get(ReportScheduleRepository).updateOne({ _id: body.id }, { $set: { nextOn: dayInIndia() } });
  await Promise.all([reports.sweep(), reports.sweep()]);
  await reports.sweep();
  const [event, ...more] = await told(body.id);
  expect(more).toEqual([]);
  expect(event?.notice).toMatchObject({
    ...{ users: ['super-admin-1'], mail: true, record: { type: 'report' } },
    values: { orders: '1', completed: '0', value: '0.00', onTime: '–' },
  });
  expect((await service.get(ReportScheduleRepository).find(body.id))?.nextOn).toBe(body.nextOn);
});

it('is narrowed as it was asked for', async () => {
  const { body } = await schedule({ period: 'month', department: 'Department of Others' });
  await service.get(ReportScheduleRepository).updateOne({ _id: body.id }, { $set: { nextOn: '2026-01-01' } });
  await service.get(ScheduledReports).sweep();
  expect((await told(body.id))[0]?.notice).toMatchObject({
    title: expect.stringContaining('Your report on {{narrowed}} since {{from}}') as string,
    values: { orders: '0', narrowed: 'Department of Others' },
  });
});

it('is its owner’s alone', async () => {
  const { body } = await schedule({ period: 'week' });
  const other = await service.tokenFor('Super Admin', { id: 'other-admin' });
  const end = (token: string) => service.call(reportSchedules.delete, { token, params: { id: body.id } });
  expect((await service.call(reportSchedules.list, { token: other })).body.items).toEqual([]);
  expect((await end(other)).status).toBe(404);
  expect((await service.call(reportSchedules.list, { token: admin })).body.items).toEqual([body]);
  expect((await end(admin)).status).toBe(200);
  expect((await service.call(reportSchedules.list, { token: admin })).body.items).toEqual([]);
});

it('is changed by its owner: from then on as it says now, another rhythm with its own next day', async () => {
  const { body } = await schedule({ period: 'month', department: 'Department of Others', category: 'Laptop' });
  const params = { id: body.id };
  const other = await service.tokenFor('Super Admin', { id: 'other-admin' });
  const change = (asked: object, token = admin) => service.call(reportSchedules.update, { token, params, body: asked });
  expect((await change({ period: 'week' }, other)).status).toBe(404);
  expect((await change({ period: 'day' })).body.fields).toEqual({ period: 'Please choose how often' });
  const changed = await change({ period: 'week', category: 'Laptop' });
  expect(changed.body).toEqual({
    ...{ id: body.id, version: 2, period: 'week', category: 'Laptop', nextOn: nextDay('week') },
    ...{ createdAt: body.createdAt, updatedAt: changed.body.updatedAt },
  });
  await service.get(ReportScheduleRepository).updateOne({ _id: body.id }, { $set: { nextOn: dayInIndia() } });
  expect((await change({ period: 'week' })).body.nextOn).toBe(dayInIndia());
});

it('is told nothing while it is paused, and from its next day on once it is resumed', async () => {
  const { body } = await schedule({ period: 'week' });
  const params = { id: body.id };
  const move = (to: 'pause' | 'resume', token = admin) => service.call(reportSchedules[to], { token, params });
  const other = await service.tokenFor('Super Admin', { id: 'other-admin' });
  expect([(await move('pause', other)).status, (await move('resume')).status]).toEqual([404, 409]);
  const paused = await move('pause');
  expect([paused.status, typeof paused.body.pausedAt]).toEqual([200, 'string']);
  expect((await move('pause')).status).toBe(409);
  await service.get(ReportScheduleRepository).updateOne({ _id: body.id }, { $set: { nextOn: dayInIndia() } });
  await service.get(ScheduledReports).sweep();
  expect(await told(body.id)).toEqual([]);
  const resumed = await move('resume');
  expect([resumed.status, resumed.body.pausedAt, resumed.body.nextOn]).toEqual([200, undefined, nextDay('week')]);
  await service.get(ScheduledReports).sweep();
  expect(await told(body.id)).toEqual([]);
});

it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)('refuses a %s', async (role) => {
  const token = await service.tokenFor(role);
  expect((await schedule({ period: 'week' }, token)).status).toBe(403);
  expect((await service.call(reportSchedules.list, { token })).status).toBe(403);
  for (const move of ['pause', 'resume'] as const)
    expect((await service.call(reportSchedules[move], { token, params: { id: 'any' } })).status).toBe(403);
});

it('refuses another period at its field, and a twenty-first schedule', async () => {
  expect(await schedule({ period: 'day' })).toMatchObject({
    status: 422,
    body: { fields: { period: 'Please choose how often' } },
  });
  for (let n = 0; n < 20; n++) expect((await schedule({ period: 'week' })).status).toBe(201);
  expect(await schedule({ period: 'week' })).toMatchObject({ status: 409, body: { code: 'TOO_MANY_SCHEDULES' } });
});

it('takes no more than twenty where more are asked for at one moment', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => schedule({ period: 'week' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
});

it('is made once by its key', async () => {
  const trial = { token: admin, body: { period: 'week' }, otherBody: { period: 'month' } };
  const made = await tryRepetition(service, reportSchedules.create, trial);
  expect(made).toMatchObject(madeOnce(reportSchedules.create, trial));
});
