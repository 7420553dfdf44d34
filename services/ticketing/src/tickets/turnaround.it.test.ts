import { tickets } from '@portal/contracts';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(definition);
});
afterAll(() => service.stop());

const { organizationId: office } = actorOf('Buyer');
const { organizationId: seller } = actorOf('Seller');
const begun = new Date('2026-11-01T05:00:00Z');
const hoursLater = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);
const ticket = {
  ...{
    organizationId: office,
    createdById: 'holder',
    assignedToOrganizationId: seller,
    createdAt: begun,
    updatedAt: begun,
  },
  ...{
    version: 1,
    title: 'No picture',
    description: 'The screen stays dark',
    category: 'Hardware Issue',
    priority: 'High',
  },
  ...{ department: 'Records', createdBy: 'Holder', createdByRole: 'End User', contactPreference: 'Email' },
  ...{ attachments: [], history: [] },
};
const turnaround = async (role: Parameters<TestService['tokenFor']>[0], of = seller, changes: object = {}) =>
  service.call(tickets.turnaround, { token: await service.tokenFor(role, changes), query: { seller: of } });

it('tells how long a seller took to resolve the tickets that the asker sees, and nothing while none is resolved', async () => {
  expect((await turnaround('Buyer')).body).toEqual({ tickets: 0, resolved: 0, averageHours: null });
  const collection = service.kit.database.collection('tickets');
  await collection.insertMany([
    { ...ticket, number: 'T-1', status: 'Resolved', resolvedAt: hoursLater(10) },
    { ...ticket, number: 'T-2', status: 'Closed', resolvedAt: hoursLater(51.1) },
    // Reopened: what it took before does not count.
    { ...ticket, number: 'T-3', status: 'In Progress', resolvedAt: hoursLater(900) },
    { ...ticket, number: 'T-4', status: 'Resolved', resolvedAt: hoursLater(1), assignedToOrganizationId: 'rival' },
    { ...ticket, number: 'T-5', status: 'Resolved', resolvedAt: hoursLater(1), organizationId: 'other' },
    { ...ticket, number: 'T-6', status: 'Resolved', resolvedAt: hoursLater(1), deletedAt: begun },
  ]);
  expect((await turnaround('Buyer')).body).toEqual({ tickets: 3, resolved: 2, averageHours: 30.6 });
  const token = await service.tokenFor('Buyer');
  const { body } = await service.call(tickets.list, { token, query: { seller } });
  expect(body.total).toBe(3);
  const totalOf = async (active: 'yes' | 'no') =>
    (await service.call(tickets.list, { token, query: { active } })).body.total;
  const { body: stats } = await service.call(tickets.stats, { token });
  expect([await totalOf('yes'), await totalOf('no')]).toEqual([
    stats.open + stats.inProgress,
    stats.resolved + stats.closed,
  ]);
});

it('tells a seller nothing of a rival, and an end user nothing at all', async () => {
  expect((await turnaround('Seller', 'rival')).body).toEqual({ tickets: 0, resolved: 0, averageHours: null });
  expect((await turnaround('End User')).status).toBe(403);
});
