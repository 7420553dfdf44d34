import { randomUUID } from 'node:crypto';
import { bulkDecisions, type BulkDecision, registrations, roles } from '@portal/contracts';
import { startService } from '@portal/service-kit';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { endUserForm, password, sellerForm } from '../testing/forms.js';
import { standInForAccounts } from '../testing/stand-in-for-accounts.js';

let service: TestService;
let admin: string;
let accounts: ReturnType<typeof standInForAccounts>;
beforeAll(async () => {
  service = await startTestService(definition);
  admin = await service.tokenFor('Super Admin');
  accounts = standInForAccounts(service);
});
afterAll(() => service.stop());

const records = () => service.kit.database.collection<{ _id: string; status: string }>('registrations');
/** Registrations as the form leaves them, without the work of hashing for each. */
async function waiting(count: number, kind: 'enduser' | 'seller' = 'enduser') {
  const form = kind === 'enduser' ? endUserForm() : sellerForm();
  const operation = kind === 'enduser' ? registrations.submitEndUser : registrations.submitSeller;
  const { body } = await service.call(operation, { body: { ...form, password, confirmPassword: password } });
  const first = (await records().findOne({ _id: body.id }))!;
  const more = Array.from({ length: count - 1 }, (_, n) => {
    const _id = randomUUID();
    return { ...first, _id, number: `${body.number}-${n}-${_id.slice(0, 8)}`, email: `${_id}@x.gov.in`, outbox: [] };
  });
  if (more.length > 0) await records().insertMany(more);
  return [body.id as string, ...more.map(({ _id }) => _id)];
}
const approve = (registrationIds: string[], userType = 'enduser', key?: string, token = admin) =>
  service.call(bulkDecisions.approve, { token, body: { registrationIds, userType, approvedBy: '1' }, key });
const reject = (registrationIds: string[], reason: string) =>
  service.call(bulkDecisions.reject, { token: admin, body: { registrationIds, userType: 'enduser', reason } });
const finished = (id: string) =>
  eventually(async () => {
    const { body } = await service.call(bulkDecisions.get, { token: admin, params: { id } });
    if ((body as BulkDecision).state !== 'finished') throw new Error(`${body.done} of ${body.total}`);
    return body as BulkDecision;
  }, 50_000);

it('approves 500 in the background, tells how far it is, and decides each once', async () => {
  const ids = await waiting(500);
  const { status, body } = await approve(ids);
  expect([status, body.state, body.total]).toEqual([200, 'running', 500]);
  const done = await finished(body.id);
  expect(done).toMatchObject({ total: 500, done: 500, refused: 0 });
  expect(await records().countDocuments({ _id: { $in: ids }, status: 'Approved', version: 2 })).toBe(500);
});

it('gives a result for each row: who was faster, what is not there, what is of another kind', async () => {
  const [fresh, decided] = (await waiting(2)) as [string, string];
  const [seller] = (await waiting(1, 'seller')) as [string];
  await service.call(registrations.decide, {
    token: await service.tokenFor('Super Admin', { name: 'Faster Administrator' }),
    params: { id: decided },
    body: { status: 'Rejected', reason: 'No' },
  });
  const { body } = await approve([fresh, decided, seller, 'nobody']);
  const { rows, done, refused } = await finished(body.id);
  expect([done, refused]).toEqual([1, 3]);
  expect(rows).toMatchObject([
    { id: fresh, outcome: 'done', name: expect.any(String), number: expect.any(String) },
    {
      outcome: 'refused',
      error: 'Somebody else has decided this registration already',
      conflict: { status: 'Rejected', by: 'Faster Administrator', at: expect.any(String) },
    },
    { outcome: 'refused', error: 'User type mismatch detected. Please refresh the page and try again.' },
    { id: 'nobody', outcome: 'refused', error: 'Registration not found' },
  ]);
});

it('is one decision for the same key, and another body under it is refused', async () => {
  const ids = await waiting(3);
  const key = randomUUID();
  const [first, second] = [await approve(ids, 'enduser', key), await approve(ids, 'enduser', key)];
  expect(second.body.id).toBe(first.body.id);
  expect((await approve(ids.slice(1), 'enduser', key)).body.code).toBe('KEY_REUSED');
  expect(await finished(first.body.id)).toMatchObject({ done: 3 });
});

it('lets two administrators who choose the same rows decide each of them once', async () => {
  const ids = await waiting(40);
  const answers = [await approve(ids), await reject(ids, 'No')];
  const [one, two] = [await finished(answers[0]!.body.id), await finished(answers[1]!.body.id)];
  expect(one.done + two.done).toBe(40);
  expect(two.rows.filter(({ outcome }) => outcome === 'refused').every(({ conflict }) => conflict !== undefined)).toBe(
    true,
  );
});

it('is taken over where a dead instance left it', async () => {
  const ids = await waiting(20);
  const { body } = await approve(ids.slice(0, 1));
  await finished(body.id);
  // As a killed instance leaves it: some rows decided but not written down, its lease still running for a moment.
  const bulk = service.kit.database.collection('bulk_decisions');
  const rows = ids.map((id) => ({ id, outcome: 'waiting' }));
  await bulk.updateOne(
    { _id: body.id },
    { $set: { rows, state: 'running', leaseUntil: new Date(Date.now() + 500) }, $unset: { finishedAt: 1 } },
  );
  const other = await startService(definition, {
    ...process.env,
    DATABASE_PREFIX: service.kit.config.DATABASE_PREFIX,
  });
  try {
    expect(await finished(body.id)).toMatchObject({ done: 20, refused: 0 });
    expect(await records().countDocuments({ _id: { $in: ids }, version: 2 })).toBe(20);
  } finally {
    await other.stop();
  }
});

it.each([
  [{ registrationIds: [] }, 'registrationIds', 'Please choose at least one registration'],
  [
    { registrationIds: Array.from({ length: 501 }, (_, n) => `r${n}`) },
    'registrationIds',
    'At most 500 registrations are allowed at once',
  ],
  [{ registrationIds: { $gt: '' } }, 'registrationIds', 'Please choose at least one registration'],
  [{ userType: 'clerk' }, 'userType', 'Unknown user type.'],
  [{ reason: ' ' }, 'reason', 'Rejection reason is required'],
])('refuses %#', async (wrong, field, message) => {
  const body = { registrationIds: ['r1'], userType: 'buyer', reason: 'No', ...wrong };
  const answer = await service.call(bulkDecisions.reject, { token: admin, body });
  expect(answer.status).toBe(422);
  expect(answer.body.fields[field]).toBe(message);
});

it.each(roles.filter((role) => role !== 'Super Admin'))('is not for a %s', async (role) => {
  const [id] = (await waiting(1)) as [string];
  expect((await approve([id], 'enduser', undefined, await service.tokenFor(role))).status).toBe(403);
});

it('names the rows whose organisation looks like one that is there, and approves none of them', async () => {
  const office = `Office ${randomUUID()}`;
  accounts.organizations.set(office, [
    {
      id: 'o1',
      name: office,
      kind: 'buyer',
      members: 3,
      administrators: 1,
      domains: ['example.gov.in'],
      reasons: ['SIMILAR_NAME'],
    },
  ]);
  const { body: alike } = await service.call(registrations.submitEndUser, {
    body: endUserForm({ departmentOfficeName: office }),
  });
  const [fresh] = (await waiting(1)) as [string];
  const { body } = await approve([alike.id, fresh]);
  const { rows } = await finished(body.id);
  expect(rows).toMatchObject([
    { id: alike.id, outcome: 'refused', error: expect.stringContaining('this or a similar name exists') },
    { id: fresh, outcome: 'done' },
  ]);
  expect(await records().findOne({ _id: alike.id })).toMatchObject({ status: 'Pending', version: 1 });
});
