import { randomUUID } from 'node:crypto';
import { applicants, registrations } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { endUserForm, password } from '../testing/forms.js';
import { standInForAccounts } from '../testing/stand-in-for-accounts.js';
import type { RegistrationRecord } from './registration.schema.js';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService(definition);
  token = await service.tokenFor('Super Admin');
  standInForAccounts(service);
});
afterAll(() => service.stop());

const mark = randomUUID();
const form = () => endUserForm({ fullName: `Due ${mark}` });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function submitted(days: number, body = form()) {
  const { id } = (await service.call(registrations.submitEndUser, { body })).body as { id: string };
  const submittedAt = daysAgo(days);
  await service.kit.database
    .collection<RegistrationRecord>('registrations')
    .updateOne({ _id: id }, { $set: { submittedAt } });
  return id;
}
const listed = async (query: Record<string, string>) => {
  const { body } = await service.call(registrations.list, { token, query: { q: mark, ...query } });
  return (body.items as { id: string; dueOn?: string; overdue?: boolean }[]).map(({ id }) => id);
};
const read = async (id: string) => (await service.call(registrations.get, { token, params: { id } })).body;

it('finds what is overdue, puts first what is due first, and lets a correction begin the clock anew', async () => {
  const corrected = form();
  const [late, later, fresh] = [await submitted(30), await submitted(20, corrected), await submitted(0)];
  expect(await listed({ sort: 'dueOn' })).toEqual([late, later, fresh]);
  expect(await listed({ sort: '-dueOn' })).toEqual([fresh, later, late]);
  expect(await listed({ overdue: 'yes', sort: 'dueOn' })).toEqual([late, later]);
  expect(await listed({ overdue: 'no' })).toEqual([fresh]);
  expect(await read(late)).toMatchObject({ overdue: true, dueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
  expect(await read(fresh)).toMatchObject({ overdue: false });

  const ask = { status: 'Correction Requested', reason: 'The office is not known' };
  await service.call(registrations.decide, { token, params: { id: later }, body: ask });
  const asked = await read(later);
  expect([asked.dueOn, asked.overdue]).toEqual([undefined, undefined]);
  expect(await listed({ overdue: 'yes' })).toEqual([late]);

  const { pass } = (await service.call(applicants.status, { body: { email: corrected.emailId, password } })).body;
  const { password: _, confirmPassword: __, ...kept } = corrected;
  const again = { ...kept, pass };
  expect((await service.call(applicants.correctEndUser, { params: { id: later }, body: again })).status).toBe(200);
  expect(await read(later)).toMatchObject({ status: 'Pending', overdue: false, dueOn: (await read(fresh)).dueOn });
});

it('does not take another word for the question', async () => {
  expect((await service.call(registrations.list, { token, query: { overdue: 'maybe' } })).status).toBe(422);
});
