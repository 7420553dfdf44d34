import { dayInIndia, systemReports } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { count, nothingSeen } from '../history/tally.js';
import { tallyOf, TallyRepository } from '../history/tally.repository.js';
import { IncidentService } from '../incidents/incident.service.js';
import { Outages } from '../incidents/outages.js';

const day = 24 * 3_600_000;
let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startTestService(definition);
  admin = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

const midnight = (daysAgo: number) => new Date(Math.floor(Date.now() / day) * day - daysAgo * day);

/** A day of which a part was seen so often up and down, each answer after so many milliseconds. */
async function seen(part: string, daysAgo: number, up: number, down: number, latency: number | null = null) {
  const looks = nothingSeen();
  for (let at = 0; at < up; at++) count(looks, 'up', latency);
  for (let at = 0; at < down; at++) count(looks, 'down', null);
  await service.get(TallyRepository).insertNew([tallyOf(part, 'day', midnight(daysAgo), looks)]);
}

/** Something that is down from a moment on. */
async function incident(name: string, from: Date) {
  const outages = new Outages();
  const part = { name, below: null, cause: 'Does not answer', instances: 0, latency: null } as const;
  for (let second = -10; second <= 6; second++)
    outages.note([{ ...part, state: second < 0 ? 'up' : 'down' }], new Date(from.getTime() + second * 1_000));
  await service.get(IncidentService).settle(outages);
}

const report = async (period: string) =>
  (await service.call(systemReports.performance, { token: admin, query: { period } })).body;

it('says nothing of a time in which nobody looked', async () => {
  expect(await report('week')).toMatchObject({
    ...{ availability: null, availabilityChange: null, p95: null, p95Change: null },
    ...{ incidents: 0, incidentsChange: null, byPart: [] },
  });
});

it('sums up what the watch saw, against the period before, part by part and day by day', async () => {
  await seen('portal', 1, 90, 10);
  await seen('portal', 2, 100, 0);
  await seen('portal', 10, 100, 0);
  await seen('gateway', 1, 100, 0, 20);
  await seen('gateway', 10, 100, 0, 10);
  await seen('asset', 2, 50, 50, 4);
  await incident('asset', new Date(midnight(2).getTime() + 3_600_000));
  await incident('mail', midnight(10));
  await incident('disk', midnight(10));
  const week = await report('week');
  expect(week).toMatchObject({ availability: 95, availabilityChange: -5, incidents: 1, incidentsChange: -50 });
  expect(week.p95).toBeGreaterThan(15);
  expect(week.p95).toBeLessThanOrEqual(20);
  expect(week.p95Change).toBe(Math.round(((week.p95 - 9.9) / 9.9) * 100));
  expect(week.byPart.map(({ name }: { name: string }) => name)).toEqual(['portal', 'asset', 'gateway']);
  expect(week.byPart).toMatchObject([
    { p50: null },
    { availability: 50, incidents: 1 },
    { availability: 100, incidents: 0 },
  ]);
  const known = week.trend.filter(({ availability }: { availability: number | null }) => availability !== null);
  expect(known).toMatchObject([
    { from: dayInIndia(midnight(2)), availability: 100, p95: null },
    { from: dayInIndia(midnight(1)), availability: 90, p95: week.p95 },
  ]);
  expect(await report('month')).toMatchObject({ availability: 96.666, availabilityChange: null, incidents: 3 });
});

it('is open to Super Admins alone, for the periods of all reports', async () => {
  const buyer = await service.tokenFor('Buyer');
  expect((await service.call(systemReports.performance, { token: buyer })).status).toBe(403);
  expect((await service.call(systemReports.performance, { token: admin, query: { period: 'age' } })).status).toBe(422);
});
