import { dayInIndia, registrations, systemReports } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import type { RegistrationRecord } from '../registrations/registration.schema.js';
import { buyerForm, endUserForm } from '../testing/forms.js';
import { standInForAccounts } from '../testing/stand-in-for-accounts.js';

let service: TestService;
let token: string;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeAll(async () => {
  service = await startTestService(definition);
  token = await service.tokenFor('Super Admin');
  standInForAccounts(service);
});
afterAll(() => service.stop());

async function submitted(set: Partial<RegistrationRecord> = {}) {
  const { id } = (await service.call(registrations.submitEndUser, { body: endUserForm() })).body as { id: string };
  await service.kit.database.collection<RegistrationRecord>('registrations').updateOne({ _id: id }, { $set: set });
}
const report = async (period: string) =>
  (await service.call(systemReports.registrations, { token, query: { period } })).body;

it('counts what was submitted and decided in the period, by kind and by day, against the period before', async () => {
  await submitted();
  await submitted({ status: 'Approved', submittedAt: daysAgo(3), decidedAt: daysAgo(1) });
  await submitted({ status: 'Rejected', submittedAt: daysAgo(10), decidedAt: daysAgo(2) });
  await submitted({ status: 'Approved', submittedAt: daysAgo(12), decidedAt: daysAgo(9) });
  await submitted({ status: 'Correction Requested', submittedAt: daysAgo(30) });
  await service.call(registrations.submitBuyer, { body: buyerForm() });
  const found = await report('week');
  expect(found).toMatchObject({
    ...{ from: dayInIndia(daysAgo(7)), submitted: 3, submittedChange: 50, waiting: 3 },
    ...{ approved: 1, approvedChange: 0, rejected: 1, rejectedChange: null },
    // 48 and 192 hours: what stands between them.
    medianHours: 120,
  });
  expect(found.byKind).toEqual([
    { kind: 'buyer', submitted: 1, approved: 0, rejected: 0, waiting: 1 },
    { kind: 'seller', submitted: 0, approved: 0, rejected: 0, waiting: 0 },
    { kind: 'enduser', submitted: 2, approved: 1, rejected: 1, waiting: 2 },
  ]);
  expect(found.trend).toHaveLength(8);
  expect(found.trend.at(-1)).toEqual({ from: dayInIndia(), submitted: 2, approved: 0, rejected: 0 });
  expect(found.trend.at(-2)).toMatchObject({ from: dayInIndia(daysAgo(1)), approved: 1 });
});

it('knows no time to a decision where nothing was decided', async () => {
  await service.kit.database.collection('registrations').updateMany({}, { $unset: { decidedAt: 1 } });
  expect((await report('month')).medianHours).toBeNull();
});

it.each(['Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)('is nothing for a %s', async (role) => {
  const stranger = await service.tokenFor(role);
  expect((await service.call(systemReports.registrations, { token: stranger })).status).toBe(403);
});
