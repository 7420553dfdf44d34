import { randomBytes, randomUUID } from 'node:crypto';
import { applicants, registrationFiles, registrations } from '@portal/contracts';
import {
  eventually,
  madeOnce,
  publishEvents,
  startTestService,
  type TestService,
  tryRepetition,
} from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { buyerForm, endUserForm, password, sellerForm, someEmail } from '../testing/forms.js';
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

const submitOf = {
  buyer: registrations.submitBuyer,
  seller: registrations.submitSeller,
  enduser: registrations.submitEndUser,
};
const submit = async (kind: keyof typeof submitOf, body: object) =>
  (await service.call(submitOf[kind], { body })).body as { id: string; number: string };
const get = async (id: string) => (await service.call(registrations.get, { token: admin, params: { id } })).body;
const decide = (id: string, body: object, name = 'Super Admin One') =>
  service
    .tokenFor('Super Admin', { name, id: name })
    .then((token) => service.call(registrations.decide, { token, params: { id }, body }));
const event = (subject: string, data: object) =>
  publishEvents(service.nats, {
    id: `test:${randomUUID()}`,
    subject,
    at: new Date().toISOString(),
    by: { id: 'a', name: 'A', role: 'Buyer', organizationId: '' },
    record: { type: 'User', id: 'u1', label: 'x' },
    revision: 1,
    organizations: [],
    changes: {},
    data: { ...data },
  });
const phone = () => `9${String(randomBytes(4).readUInt32BE() % 1_000_000_000).padStart(9, '0')}`;
const marksOf = async (id: string) => (await get(id)).marks.map(({ code }: { code: string }) => code);

describe('marks', () => {
  it('show nothing where nothing is suspicious', async () => {
    const { id } = await submit('buyer', buyerForm({ contactNumber: phone() }));
    expect(await marksOf(id)).toEqual([]);
  });

  it.each([
    ['SAME_PHONE', 'seller', () => ({ mobileNumber: phone() }), 'mobileNumber'],
    ['SAME_GSTIN', 'seller', () => ({ gstin: sellerForm().gstin }), 'gstin'],
    ['SAME_GEM_SELLER_ID', 'seller', () => ({ gemSellerId: randomUUID() }), 'gemSellerId'],
    ['SAME_EMAIL', 'seller', () => ({ emailId: sellerForm().emailId }), 'emailId'],
    [
      'SAME_SERIAL_NUMBER',
      'enduser',
      () => ({ deviceSerialNumbers: [{ device: 'Laptop', serialNumber: randomUUID() }] }),
      'deviceSerialNumbers',
    ],
  ] as const)('%s: another registration has it too', async (code, kind, make, field) => {
    const same = make();
    const form = kind === 'seller' ? sellerForm : endUserForm;
    const first = await submit(kind, form({ mobileNumber: phone(), ...same }));
    const second = await submit(kind, form({ mobileNumber: phone(), ...same }));
    const found = (await get(second.id)).marks.find((mark: { code: string }) => mark.code === code);
    expect(found).toMatchObject({ field, others: [{ id: first.id, number: first.number, status: 'Pending' }] });
    const { items } = (await service.call(registrations.pending, { token: admin, params: { kind } })).body;
    expect(items.find(({ id }: { id: string }) => id === second.id).marks).toContain(code);
  });

  it.each([
    ['ACCOUNT_HAS_EMAIL', 'emails', 'emailId'],
    ['ACCOUNT_HAS_PHONE', 'phones', 'mobileNumber'],
    ['ACCOUNT_HAS_GSTIN', 'gstins', 'gstin'],
  ] as const)('%s: an account has it already', async (code, kind, field) => {
    const form = sellerForm({ mobileNumber: phone() }) as Record<string, unknown>;
    accounts[kind].add(String(form[field]));
    const { id } = await submit('seller', form);
    expect(await marksOf(id)).toContain(code);
  });

  it.each([
    ['seller', sellerForm({ emailId: `${randomUUID()}@gmail.com` }), true],
    ['seller', sellerForm({ emailId: `${randomUUID()}@company.example` }), false],
    ['enduser', endUserForm({ emailId: `${randomUUID()}@company.example` }), true],
    ['enduser', endUserForm({ emailId: `${randomUUID()}@office.gov.in` }), false],
  ] as const)('UNFITTING_MAIL_DOMAIN of a %s (%#)', async (kind, form, expected) => {
    const { id } = await submit(kind, form);
    expect((await marksOf(id)).includes('UNFITTING_MAIL_DOMAIN')).toBe(expected);
  });

  it('GSTIN_OF_OTHER_STATE and GSTIN_CHECKSUM', async () => {
    const { id } = await submit(
      'seller',
      sellerForm({ companyAddress: { street: 'S', city: 'C', state: 'Kerala', pin: '682001' } }),
    );
    expect(await marksOf(id)).toContain('GSTIN_OF_OTHER_STATE');
    // As older registrations can have it: the form refuses it today.
    await service.kit.database
      .collection<{ _id: string }>('registrations')
      .updateOne({ _id: id }, { $set: { 'form.gstin': '27AAPFU0939F1ZX' } });
    expect(await marksOf(id)).toContain('GSTIN_CHECKSUM');
  });
});

describe('a second administrator', () => {
  it.each([
    ['Approved', { status: 'Approved' }, 'User is already approved.'],
    ['Rejected', { status: 'Rejected', reason: 'No' }, 'Somebody else has decided this registration already'],
  ])('is told who has %s it, and when', async (status, body, error) => {
    const { id } = await submit('buyer', buyerForm());
    const began = Date.now();
    await decide(id, body, 'First Administrator');
    for (const late of [{ status: 'Approved' }, { status: 'Rejected', reason: 'Late' }]) {
      const answer = await decide(id, late, 'Second Administrator');
      expect(answer).toMatchObject({ status: 409, body: { error, conflict: { status, by: 'First Administrator' } } });
      expect(Date.parse(answer.body.conflict.at)).toBeGreaterThanOrEqual(began - 1_000);
    }
    expect((await get(id)).decidedBy).toBe('First Administrator');
  });
});

describe('the calls as the requirements name them', () => {
  const approve = (id: string, body: object) =>
    service.call(registrations.approve, { token: admin, params: { id }, body });
  const reject = (id: string, body: object) =>
    service.call(registrations.reject, { token: admin, params: { id }, body });

  it('approve; who does it comes from the session, whatever the request says', async () => {
    const { id } = await submit('seller', sellerForm());
    const answer = await approve(id, { userType: 'seller', approvedBy: '1' });
    expect(answer.body).toMatchObject({
      status: 'Approved',
      decidedBy: 'Super Admin One',
      account: { state: 'waiting' },
    });
    expect((await approve(id, { userType: 'seller' })).body.error).toBe('User is already approved.');
  });

  it('reject, with the reason of the requirements where none is given', async () => {
    const { id } = await submit('enduser', endUserForm());
    const answer = await reject(id, { user_type: 'enduser', rejectedBy: '1' });
    expect(answer.body).toMatchObject({ status: 'Rejected', reason: 'No reason provided' });
  });

  it.each([
    ['nobody', { userType: 'buyer' }, 404, 'Registration not found'],
    ['seller', { userType: 'buyer' }, 409, 'User type mismatch detected. Please refresh the page and try again.'],
    ['seller', { userType: 'clerk' }, 422, 'Unknown user type.'],
    ['seller', {}, 422, 'Unknown user type.'],
  ])('refuse %s %j with %d', async (of, body, status, error) => {
    const id = of === 'nobody' ? 'nobody' : (await submit('seller', sellerForm())).id;
    expect(await approve(id, body)).toMatchObject({ status, body: { error } });
    expect(await reject(id, body)).toMatchObject({ status, body: { error } });
  });
});

describe('the organisation of an approval', () => {
  const office = () => `Office ${randomUUID()}`;
  const there = (name: string, reason: 'SAME_NAME' | 'SIMILAR_NAME' | 'SAME_GSTIN' | 'SAME_DOMAIN' = 'SAME_NAME') => {
    const id = randomUUID();
    const found = {
      id,
      name,
      kind: 'buyer' as const,
      members: 2,
      administrators: 1,
      domains: ['example.gov.in'],
      reasons: [reason],
    };
    accounts.organizations.set(name, [found]);
    return found;
  };
  const submitted = async (name: string) => (await submit('buyer', buyerForm({ organizationName: name }))).id;

  it.each(['SAME_NAME', 'SIMILAR_NAME'] as const)('is never guessed from a name: %s', async (reason) => {
    const name = office();
    const found = there(name, reason);
    const id = await submitted(name);
    expect((await get(id)).organizations).toEqual([found]);
    expect(await marksOf(id)).toContain(reason === 'SAME_NAME' ? 'SAME_ORGANIZATION' : 'SIMILAR_ORGANIZATION');
    for (const body of [{ status: 'Approved' }, { status: 'Approved', placement: { kind: 'new' } }])
      expect(await decide(id, body)).toMatchObject({ status: 409, body: { code: 'PLACEMENT_REQUIRED' } });
    const named = await service.call(registrations.approve, {
      token: admin,
      params: { id },
      body: { userType: 'buyer' },
    });
    expect(named.body.code).toBe('PLACEMENT_REQUIRED');
    expect((await get(id)).status).toBe('Pending');
    const placement = { kind: 'new', distinctFrom: [found.id] };
    expect((await decide(id, { status: 'Approved', placement })).body.status).toBe('Approved');
    const stored = service.kit.database.collection<{ _id: string; placement: object }>('registrations');
    expect((await stored.findOne({ _id: id }))?.placement).toEqual(placement);
  });

  it('is no second one of the same GSTIN, and a mail domain alone is only a hint', async () => {
    const [name, other] = [office(), office()];
    const { id: organizationId } = there(name, 'SAME_GSTIN');
    const taken = await decide(await submitted(name), {
      status: 'Approved',
      placement: { kind: 'new', distinctFrom: [organizationId] },
    });
    expect(taken.body.error).toBe('Another organization has this GSTIN');
    there(other, 'SAME_DOMAIN');
    expect((await decide(await submitted(other), { status: 'Approved' })).body.status).toBe('Approved');
  });

  const asked = async () => {
    const name = office();
    const { id: organizationId } = there(name);
    const form = buyerForm({ organizationName: name });
    const { id } = await submit('buyer', form);
    const { body } = await decide(id, { status: 'Approved', placement: { kind: 'join', organizationId } });
    return { id, body, organizationId, name, email: form.emailId };
  };

  it('is asked before somebody joins it; until then nothing is approved, and the applicant is not told', async () => {
    const { id, body, organizationId, name, email } = await asked();
    expect(body).toMatchObject({
      status: 'Awaiting Confirmation',
      joining: { organizationId, organizationName: name, by: 'Super Admin One' },
    });
    expect(body.account).toBeUndefined();
    const opened = await service.call(applicants.status, { body: { email, password } });
    expect(opened.body.items[0].status).toBe('Pending');
    const form = await service.call(applicants.form, { params: { id }, body: { pass: opened.body.pass } });
    expect(JSON.stringify(form.body)).not.toMatch(/oining|onfirmation/);
    expect((await decide(id, { status: 'Approved' })).status).toBe(409);
    await event('identity.joining.confirmed', { registrationId: id, joiningId: 'another' });
    await event('identity.joining.confirmed', { registrationId: id, joiningId: body.joining.id });
    await eventually(async () =>
      expect(await get(id)).toMatchObject({ status: 'Approved', account: { state: 'waiting' } }),
    );
  });

  it('that refuses gives it back to the reviewers', async () => {
    const { id, body } = await asked();
    await event('identity.joining.refused', { registrationId: id, joiningId: body.joining.id, reason: 'Unknown here' });
    await eventually(async () => expect((await get(id)).status).toBe('Pending'));
    const again = await get(id);
    expect(again.joining).toBeUndefined();
    expect(again.history.at(-1)).toMatchObject({ action: 'Joining refused', note: 'Unknown here' });
    // A late yes of before opens nothing.
    await event('identity.joining.confirmed', { registrationId: id, joiningId: body.joining.id });
    const marker = await asked();
    await event('identity.joining.confirmed', { registrationId: marker.id, joiningId: marker.body.joining.id });
    await eventually(async () => expect((await get(marker.id)).status).toBe('Approved'));
    expect((await get(id)).status).toBe('Pending');
  });

  it('that is not there is refused', async () => {
    const id = await submitted(office());
    const answer = await decide(id, { status: 'Approved', placement: { kind: 'join', organizationId: 'nobody' } });
    expect(answer.body.code).toBe('UNKNOWN_ORGANIZATION');
  });

  it('is decided by one of two reviewers at once', async () => {
    const name = office();
    const { id: organizationId } = there(name);
    const id = await submitted(name);
    const answers = await Promise.all([
      decide(id, { status: 'Approved', placement: { kind: 'join', organizationId } }, 'First'),
      decide(id, { status: 'Approved', placement: { kind: 'new', distinctFrom: [organizationId] } }, 'Second'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an e-mail that has an account', () => {
  it('is told before, and refuses the approval while the registration stays pending', async () => {
    const form = sellerForm();
    accounts.emails.add(form.emailId);
    const { id } = await submit('seller', form);
    expect(await marksOf(id)).toContain('ACCOUNT_HAS_EMAIL');
    const error = 'An account with this e-mail address already exists';
    expect(await decide(id, { status: 'Approved' })).toMatchObject({ status: 409, body: { error } });
    expect(await get(id)).toMatchObject({ status: 'Pending', version: 1 });
  });

  it('is told when an account is tried again', async () => {
    const form = sellerForm();
    const { id } = await submit('seller', form);
    await decide(id, { status: 'Approved' });
    await event('identity.account.refused', { registrationId: id, reason: 'Taken' });
    await eventually(async () => expect((await get(id)).account.state).toBe('refused'));
    accounts.emails.add(form.emailId);
    const answer = await service.call(registrations.retryAccount, { token: admin, params: { id } });
    expect(answer.body.code).toBe('EMAIL_TAKEN');
    expect((await get(id)).account.state).toBe('refused');
  });

  it('is about to have one: of two registrations approved at once one is', async () => {
    const emailId = someEmail();
    const first = await submit('seller', sellerForm({ emailId }));
    const second = await submit('buyer', buyerForm({ emailId }));
    const answers = await Promise.all([first, second].map(({ id }) => decide(id, { status: 'Approved' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.findIndex(({ status }) => status === 409);
    expect(answers[late]!.body.code).toBe('EMAIL_HELD');
    expect((await get([first, second][late]!.id)).status).toBe('Pending');
    // Without its account the other one is free to be approved.
    await event('identity.account.refused', { registrationId: [first, second][1 - late]!.id, reason: 'No' });
    await eventually(async () =>
      expect((await decide([first, second][late]!.id, { status: 'Approved' })).status).toBe(200),
    );
  });
});

describe('an account that was refused', () => {
  const outcome = (subject: string, registrationId: string, reason?: string) =>
    publishEvents(service.nats, {
      id: `test:${randomUUID()}`,
      subject,
      at: new Date().toISOString(),
      by: { id: 'a', name: 'A', role: 'Super Admin', organizationId: '' },
      record: { type: 'User', id: 'u1', label: 'x' },
      revision: 1,
      organizations: [],
      changes: {},
      data: { registrationId, ...(reason ? { reason } : {}) },
    });
  const state = (id: string, expected: object) =>
    eventually(async () => expect((await get(id)).account).toEqual(expected));
  const retry = (id: string) => service.call(registrations.retryAccount, { token: admin, params: { id } });

  it('is tried again on request, as often as it is refused', async () => {
    const { id } = await submit('seller', sellerForm());
    await decide(id, { status: 'Approved' });
    expect((await retry(id)).status).toBe(409);
    for (const reason of ['Taken', 'Still taken']) {
      await outcome('identity.account.refused', id, reason);
      await state(id, { state: 'refused', reason });
      expect((await retry(id)).body.account).toEqual({ state: 'waiting' });
    }
    await outcome('identity.user.created', id);
    await state(id, { state: 'created', userId: 'u1' });
    expect((await retry(id)).status).toBe(409);
    await outcome('identity.account.refused', id, 'Late');
    expect((await get(id)).account).toEqual({ state: 'created', userId: 'u1' });
  });
});

it('has its account tried again once by its key', async () => {
  const { id } = await submit('seller', sellerForm());
  await decide(id, { status: 'Approved' });
  await event('identity.account.refused', { registrationId: id, reason: 'Taken' });
  await eventually(async () => expect((await get(id)).account.state).toBe('refused'));
  const said = { body: {}, otherBody: { placement: { kind: 'new' } } };
  const retried = await tryRepetition(service, registrations.retryAccount, { token: admin, params: { id }, ...said });
  expect(retried).toMatchObject(madeOnce(registrations.retryAccount, said));
});

it('counts what waits, by kind', async () => {
  const counts = async () => (await service.call(registrations.counts, { token: admin })).body;
  const before = await counts();
  await submit('seller', sellerForm());
  const after = await counts();
  expect(after.byKind.seller).toBe(before.byKind.seller + 1);
  expect(after.pending).toBe(before.pending + 1);
});

it('takes a logo by the path that its upload answered with', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { body: file } = await service.upload('logo.png', png, 'logo');
  const { body } = await service.call(registrationFiles.publicLogo, { body: { logo: [file.id] } });
  expect(body).toEqual({ success: true, id: file.id, logoPath: `/api/files/registration/${file.id}` });
  const { id } = await submit('buyer', buyerForm({ logo: body.logoPath }));
  expect((await get(id)).files).toMatchObject([{ id: file.id, field: 'logo' }]);
});
