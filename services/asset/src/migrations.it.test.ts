import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from './definition.js';
import { AssetMigrations } from './migrations.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(definition);
});
afterAll(() => service.stop());
const rows = (name: string) => service.kit.database.collection<{ _id: string; [field: string]: unknown }>(name);
const at = (day: number) => new Date(`2026-06-${String(day).padStart(2, '0')}T06:00:00Z`);

it.each([
  ['verifications', '2026-11-offices-of-verifications'],
  ['lifecycle_events', '2026-11-offices-of-events'],
])('what was noted of an asset before its office was, is of the office of that time: %s', async (name, step) => {
  const id = (what: string) => `${name}-${what}`;
  await rows('assets').insertOne({
    ...{ _id: id('asset'), assetUid: id('uid'), version: 1, createdAt: at(1), updatedAt: at(9) },
    ...{ buyerOrganizationId: 'next', outbox: [] },
  });
  // It went from one office to the next on the fifth.
  await rows('asset_history').insertOne({
    ...{ _id: id('moved'), assetId: id('asset'), assetVersion: 2, at: at(5), action: 'procurement.order.followed' },
    ...{ officeId: 'former', fields: [] },
  });
  const noted = { assetId: id('asset'), version: 1, outbox: [], updatedAt: at(9) };
  await rows(name).insertMany([
    { _id: id('before'), ...noted, createdAt: at(3) },
    { _id: id('after'), ...noted, createdAt: at(7) },
    { _id: id('named'), ...noted, createdAt: at(7), officeId: 'third' },
    { _id: id('of-none'), ...noted, assetId: 'gone', createdAt: at(3) },
  ]);
  const migration = service.get(AssetMigrations).migrations.find((one) => one.name === step);
  await migration?.run({ after: undefined, since: undefined, keep: () => Promise.resolve() });
  const offices = await rows(name)
    .find({ _id: { $regex: `^${name}-` } })
    .toArray();
  expect(Object.fromEntries(offices.map(({ _id, officeId }) => [_id, officeId]))).toEqual({
    ...{ [id('before')]: 'former', [id('after')]: 'next', [id('named')]: 'third', [id('of-none')]: undefined },
  });
});
