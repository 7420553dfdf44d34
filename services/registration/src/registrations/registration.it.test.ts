import { randomUUID } from 'node:crypto';
import { jetstream } from '@nats-io/jetstream';
import { applicants, type PortalEvent, registrationFiles, registrations, roles } from '@portal/contracts';
import { eventsOf, type MailEntry } from '@portal/service-kit';
import { eventually, publishEvents, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { buyerForm, endUserForm, password, sellerForm, someEmail } from '../testing/forms.js';
import { standInForAccounts } from '../testing/stand-in-for-accounts.js';
import type { RegistrationRecord } from './registration.schema.js';

let service: TestService;
let admin: string;
let accounts: ReturnType<typeof standInForAccounts>;
beforeAll(async () => {
  service = await startTestService(definition);
  admin = await service.tokenFor('Super Admin');
  // Identity's answer to whether an e-mail has an account.
  accounts = standInForAccounts(service);
});
afterAll(() => service.stop());

const submitOf = {
  buyer: registrations.submitBuyer,
  seller: registrations.submitSeller,
  enduser: registrations.submitEndUser,
};
const submit = (kind: keyof typeof submitOf, body: object, key?: string) => service.call(submitOf[kind], { body, key });
const stored = (id: string) =>
  service.kit.database.collection<RegistrationRecord>('registrations').findOne({ _id: id });
const decide = (id: string, body: object, token = admin) =>
  service.call(registrations.decide, { token, params: { id }, body });
const mailTo = (email: string, subject: string) =>
  eventually(async () => {
    const mail = await service.kit.database.collection<MailEntry>('mails').findOne({ to: email, subject });
    if (!mail) throw new Error(`no mail "${subject}"`);
    return mail;
  });
const laptop = (serialNumber: string) => ({ device: 'Laptop', serialNumber });
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const upload = async (name: string, bytes: Uint8Array, purpose: string) =>
  (await service.upload(name, bytes, purpose)).body.id as string;

describe('submitting', () => {
  it('is refused to strangers of a network that has sent many, before its password is worked on', async () => {
    const head = { 'client-address': '203.0.113.9' };
    for (let n = 0; n < 60; n++) await service.kit.strangers.register('203.0.113.7');
    const refused = await service.call(registrations.submitEndUser, { body: endUserForm(), head });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY', retryAfter: expect.any(Number) } });
    expect(refused.header('retry-after')).toBeTruthy();
    const wrong = await service.call(registrations.submitEndUser, { body: endUserForm({ fullName: '' }), head });
    expect(wrong.status).toBe(422);
    const elsewhere = { 'client-address': '203.0.114.9' };
    expect((await service.call(registrations.submitEndUser, { body: endUserForm(), head: elsewhere })).status).toBe(
      201,
    );
    const signedIn = await service.call(registrations.submitEndUser, { body: endUserForm(), head, token: admin });
    expect(signedIn.status).toBe(201);
  });

  it.each([
    ['buyer', buyerForm, 'organizationName'],
    ['seller', sellerForm, 'companyName'],
    ['enduser', endUserForm, 'fullName'],
  ] as const)("takes in a %s; status, time and number are the server's", async (kind, form, name) => {
    const body = form({ status: 'Approved', submittedAt: '2001-01-01T00:00:00Z' });
    const began = Date.now();
    const answer = await submit(kind, body);
    expect(answer).toMatchObject({ status: 201, body: { success: true, status: 'Pending' } });
    expect(answer.body.number).toMatch(/^REG-\d{4}-\d{6}$/);
    expect(Date.parse(answer.body.submittedAt)).toBeGreaterThanOrEqual(began);
    const read = await service.call(registrations.get, { token: admin, params: { id: answer.body.id } });
    const named = Object.entries(body).find(([field]) => field === name)?.[1];
    expect(read.body).toMatchObject({ kind, status: 'Pending', email: body.emailId, name: named });
    expect(JSON.stringify(read.body)).not.toMatch(/argon2|assword/);
  });

  it('keeps the password as an argon2id hash and nowhere else', async () => {
    const { body } = await submit('buyer', buyerForm(), randomUUID());
    const record = await stored(body.id);
    expect(record?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify({ ...record, passwordHash: '' })).not.toContain(password);
  });

  it('mails the number and the days it takes, in the language of the applicant', async () => {
    const form = endUserForm({ languagePreference: 'Urdu' });
    const { body } = await submit('enduser', form);
    const mail = await mailTo(form.emailId, 'We have received your registration {{number}}');
    expect(mail).toMatchObject({ language: 'ur', values: { number: body.number } });
    expect(mail.lines.join(' ')).toContain('The review takes 2-3 business days.');
  });

  it('mails who is not asked for one in the language that the browser wants most', async () => {
    const form = buyerForm();
    const head = { 'accept-language': 'ta-IN,en;q=0.5,hi;q=0.8' };
    await service.call(registrations.submitBuyer, { body: form, head });
    const mail = await mailTo(String(form.emailId), 'We have received your registration {{number}}');
    expect(mail.language).toBe('hi');
  });

  it('of strangers counts in all, with its mail, only if it is kept', async () => {
    const counts = async () => {
      const inAll = /^(registrations of strangers|registration mails in all)$/;
      const found = service.kit.database
        .collection<{ count: number }>('attempts')
        .find({ purpose: inAll, name: 'all' });
      return (await found.sort({ purpose: 1 }).toArray()).map(({ count }) => count);
    };
    await submit('seller', sellerForm());
    const before = await counts();
    expect(before).toHaveLength(2);
    expect((await submit('seller', sellerForm({ pastWorkOrders: ['NoSuchFile-0123456789a'] }))).status).toBe(422);
    expect(await counts()).toEqual(before);
    await submit('seller', sellerForm());
    expect(await counts()).toEqual(before.map((count) => count + 1));
  });

  it('gives the first answer again to the same key, also when both come at once', async () => {
    const [form, key] = [sellerForm(), randomUUID()];
    const answers = await Promise.all([submit('seller', form, key), submit('seller', form, key)]);
    answers.push(await submit('seller', form, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await submit('seller', { ...form, companyName: 'Another' }, key)).body.code).toBe('KEY_REUSED');
  });

  it('answers a second one of the same e-mail as the first, and tells the owner of the address', async () => {
    const form = buyerForm();
    const first = await submit('buyer', form);
    const second = await submit('buyer', buyerForm({ emailId: form.emailId.toUpperCase() }));
    expect(second.status).toBe(201);
    expect(Object.keys(second.body)).toEqual(Object.keys(first.body));
    await eventually(async () => {
      const mails = service.kit.database.collection<MailEntry>('mails').find({ to: form.emailId });
      expect((await mails.toArray()).map(({ values }) => values['before'])).toContain(first.body.number);
    });
  });

  it('takes a bare serial number for that of the one kind of device', async () => {
    const form = endUserForm({ devicesAssigned: ['Printer'], deviceSerialNumbers: ['SN-7'] });
    const { id } = (await submit('enduser', form)).body;
    const read = await service.call(registrations.get, { token: admin, params: { id } });
    expect(read.body.form.deviceSerialNumbers).toEqual([{ serialNumber: 'SN-7' }]);
  });

  it('says nothing of accounts', async () => {
    const emailId = someEmail();
    accounts.emails.add(emailId);
    expect((await submit('buyer', buyerForm({ emailId }))).status).toBe(201);
  });

  it.each([
    [
      'buyer',
      buyerForm({ emailId: 'someone@example.com' }),
      'emailId',
      'Only official government email domains are allowed (.gov.in, .nic.in, or @gov.in)',
    ],
    [
      'buyer',
      buyerForm({ authorizedDesignations: [] }),
      'authorizedDesignations',
      'At least one authorized designation is required',
    ],
    ['buyer', buyerForm({ contactNumber: '123' }), 'contactNumber', 'Please enter a valid 10-digit contact number'],
    ['buyer', buyerForm({ officeAddress: undefined }), 'officeAddress.zone', 'Zone is required'],
    ['buyer', buyerForm({ confirmPassword: 'other' }), 'confirmPassword', 'Passwords do not match'],
    [
      'buyer',
      buyerForm({ password: 'short', confirmPassword: 'short' }),
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      'buyer',
      buyerForm({ password: 'password123', confirmPassword: 'password123' }),
      'password',
      'This password is too well known. Please choose another one.',
    ],
    ['seller', sellerForm({ gstin: '27AAAAA0000A1Z0' }), 'gstin', 'Please enter a valid GSTIN'],
    ['seller', sellerForm({ brandsDealtWith: [] }), 'brandsDealtWith', 'At least one brand is required'],
    ['seller', sellerForm({ productCategories: [] }), 'productCategories', 'At least one product category is required'],
    ['enduser', endUserForm({ devicesAssigned: [] }), 'devicesAssigned', 'At least one device must be selected'],
    [
      'enduser',
      endUserForm({ deviceSerialNumbers: [laptop('SN-1'), laptop('sn-1')] }),
      'deviceSerialNumbers.1',
      'This serial number is already given for a device',
    ],
    [
      'enduser',
      endUserForm({
        devicesAssigned: ['Laptop', 'Printer'],
        deviceSerialNumbers: [laptop('SN-1'), { device: 'Printer', serialNumber: ' SN-1 ' }],
      }),
      'deviceSerialNumbers.1',
      'This serial number is already given for a device',
    ],
    [
      'enduser',
      endUserForm({ deviceSerialNumbers: [laptop('SN-1'), { device: 'Printer', serialNumber: 'SN-2' }] }),
      'deviceSerialNumbers.1',
      'This serial number is of a device that is not chosen',
    ],
    [
      'enduser',
      endUserForm({ devicesAssigned: ['Laptop', 'Printer'], deviceSerialNumbers: ['SN-1'] }),
      'deviceSerialNumbers.0',
      'Please choose the device of this serial number',
    ],
    ['enduser', endUserForm({ mobileNumber: 'x' }), 'mobileNumber', 'Please enter a valid 10-digit mobile number'],
  ] as const)('refuses a %s form at its field (%#)', async (kind, body, field, message) => {
    const answer = await submit(kind, body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(message);
  });
});

describe('files', () => {
  it('belong to the field they were sent for and are read by a Super Admin only', async () => {
    const logo = await upload('logo.png', png, 'logo');
    const order = await upload('order.pdf', pdf, 'workOrder');
    const download = (token?: string) => service.call(registrationFiles.download, { token, params: { id: order } });
    expect((await download(admin)).status).toBe(404);
    const { body } = await submit('buyer', buyerForm({ logo: [logo], pastWorkOrders: [order] }));
    const read = await service.call(registrations.get, { token: admin, params: { id: body.id } });
    expect(read.body.files.map(({ field, name }: { field: string; name: string }) => [field, name])).toEqual([
      ['logo', 'logo.png'],
      ['pastWorkOrders', 'order.pdf'],
    ]);
    expect((await download()).status).toBe(401);
    for (const role of roles) {
      const { status } = await download(await service.tokenFor(role));
      expect([role, status]).toEqual([role, role === 'Super Admin' ? 200 : 404]);
    }
  });

  it('are refused where they do not fit, and can be sent again with a corrected form', async () => {
    const [receipt, logo] = [
      await upload('receipt.pdf', pdf, 'deliveryReceipt'),
      await upload('logo.png', png, 'logo'),
    ];
    const form = buyerForm({ logo: [logo], pastWorkOrders: ['nonsense'] });
    expect(await submit('buyer', form)).toMatchObject({
      status: 422,
      body: { fields: { pastWorkOrders: 'Please upload this file again' } },
    });
    expect((await submit('buyer', { ...form, pastWorkOrders: [] })).status).toBe(201);
    expect((await submit('buyer', buyerForm({ logo: [receipt] }))).body.fields.logo).toBe(
      'Please upload this file again',
    );
    expect((await submit('enduser', endUserForm({ signedDeliveryReceipt: [receipt] }))).status).toBe(201);
    expect((await submit('buyer', buyerForm({ logo: [logo] }))).body.fields.logo).toBe('Please upload this file again');
  });
});

describe('following an application', () => {
  const ask = (email: string, secret: string) => service.call(applicants.status, { body: { email, password: secret } });

  it('shows it to whoever knows e-mail and password', async () => {
    const form = buyerForm();
    const { body } = await submit('buyer', form);
    const answer = await ask(form.emailId.toUpperCase(), password);
    expect(answer.body.items).toHaveLength(1);
    expect(answer.body.items[0]).toMatchObject({ id: body.id, number: body.number, status: 'Pending' });
    expect(answer.body.items[0]).not.toHaveProperty('form');
  });

  it.each([
    [
      'a known e-mail',
      async () => {
        const form = buyerForm();
        await submit('buyer', form);
        return form.emailId;
      },
    ],
    ['an unknown one', async () => someEmail()],
  ])('counts wrong tries for %s like a sign-in', async (_, make) => {
    const email = await make();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email, 'wrong-password')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(await ask(email, password)).toMatchObject({
      status: 429,
      body: { error: 'Too many login attempts. Please try again in 15 minutes.' },
    });
  });

  it('lets the applicant withdraw it while it waits, once', async () => {
    const form = buyerForm();
    const { body } = await submit('buyer', form);
    const { pass } = (await ask(form.emailId, password)).body;
    const withdraw = (given: string) =>
      service.call(applicants.withdraw, { params: { id: body.id }, body: { pass: given } });
    expect((await withdraw(`${pass.slice(0, -1)}-`)).status).toBe(422);
    expect(await withdraw(pass)).toMatchObject({ status: 200, body: { status: 'Withdrawn' } });
    expect((await withdraw(pass)).status).toBe(409);
    expect((await decide(body.id, { status: 'Approved' })).status).toBe(409);
    expect((await submit('buyer', form)).status).toBe(201);
  });

  it("does not withdraw somebody else's", async () => {
    const [own, other] = [buyerForm(), buyerForm()];
    await submit('buyer', own);
    const { body } = await submit('buyer', other);
    const { pass } = (await ask(own.emailId, password)).body;
    const answer = await service.call(applicants.withdraw, { params: { id: body.id }, body: { pass } });
    expect(answer.body.fields).toEqual({ pass: 'Please open your registration again' });
    expect((await stored(body.id))?.status).toBe('Pending');
  });
});

describe('deciding', () => {
  /** The approved events of one registration. */
  async function approvals(id: string) {
    const seen: PortalEvent[] = [];
    const consumer = await jetstream(service.nats).consumers.get('EVENTS', {
      filter_subjects: 'events.registration.registration.approved',
    });
    for await (const message of await consumer.fetch({ max_messages: 1_000, expires: 1_000 })) {
      seen.push(...eventsOf(message).filter(({ record }) => record.id === id));
    }
    return seen;
  }

  it('approves: the event carries what the account needs, the password is dropped, the applicant is told', async () => {
    const form = sellerForm();
    const { body } = await submit('seller', form);
    const answer = await decide(body.id, { status: 'Approved' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'Approved', decidedBy: 'Super Admin One' } });
    expect(answer.body.history.map(({ action }: { action: string }) => action)).toEqual(['Submitted', 'Approved']);
    expect(await stored(body.id)).not.toHaveProperty('passwordHash');
    await mailTo(form.emailId, 'Your registration {{number}} was approved');
    const [event] = await eventually(async () => {
      const found = await approvals(body.id);
      expect(found).toHaveLength(1);
      return found;
    });
    expect(event!.data).toMatchObject({
      kind: 'seller',
      email: form.emailId,
      phone: form.mobileNumber,
      language: 'en',
    });
    expect((event!.data['form'] as { companyName: string }).companyName).toBe(form.companyName);
    expect(JSON.stringify(event)).not.toMatch(/argon2|assword/);
    expect((await service.call(applicants.status, { body: { email: form.emailId, password } })).status).toBe(401);
  });

  it('rejects with a reason that the applicant is told', async () => {
    const form = buyerForm();
    const { body } = await submit('buyer', form);
    for (const reason of [undefined, '  ']) {
      expect(await decide(body.id, { status: 'Rejected', reason })).toMatchObject({
        status: 422,
        body: { fields: { reason: 'Rejection reason is required' } },
      });
    }
    expect(await decide(body.id, { status: 'Rejected', reason: 'Not an office' })).toMatchObject({
      status: 200,
      body: { status: 'Rejected', reason: 'Not an office' },
    });
    const mail = await mailTo(form.emailId, 'Your registration {{number}} was rejected');
    expect(mail.values).toMatchObject({
      reason: 'Not an office',
      link: expect.stringContaining('/registration-status'),
    });
    expect((await decide(body.id, { status: 'Approved' })).status).toBe(409);
  });

  it('refuses the second of two administrators at once', async () => {
    const { body } = await submit('buyer', buyerForm());
    const answers = await Promise.all([
      decide(body.id, { status: 'Approved' }),
      decide(body.id, { status: 'Approved' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error).toBe('User is already approved.');
  });

  it('refuses an approval where the e-mail has an account', async () => {
    const form = buyerForm();
    const { body } = await submit('buyer', form);
    accounts.emails.add(form.emailId);
    expect(await decide(body.id, { status: 'Approved' })).toMatchObject({
      status: 409,
      body: { error: 'An account with this e-mail address already exists' },
    });
    expect((await stored(body.id))?.status).toBe('Pending');
  });

  it('refuses a version that is no longer the newest', async () => {
    const { body } = await submit('buyer', buyerForm());
    const answer = await service.call(registrations.decide, {
      token: admin,
      params: { id: body.id },
      body: { status: 'Approved' },
      ifMatch: 7,
    });
    expect(answer.status).toBe(412);
  });

  it.each([
    ['identity.user.created', {}, { action: 'Account created' }, undefined],
    ['identity.account.refused', { reason: 'Taken' }, { action: 'Account refused', note: 'Taken' }, 'Taken'],
  ])('shows once what became of the account: %s', async (subject, data, line, reason) => {
    const { body } = await submit('buyer', buyerForm());
    await decide(body.id, { status: 'Approved' });
    const id = `test:${randomUUID()}`;
    for (let n = 0; n < 3; n++) {
      const event: PortalEvent = {
        id,
        subject,
        at: new Date().toISOString(),
        by: { id: 'a', name: 'A', role: 'Super Admin', organizationId: '' },
        record: { type: 'User', id: randomUUID(), label: 'x' },
        revision: 1,
        organizations: [],
        changes: {},
        data: { registrationId: body.id, ...data },
      };
      await publishEvents(service.nats, event);
    }
    await eventually(async () => {
      const record = await stored(body.id);
      expect(record?.history).toHaveLength(3);
      expect(record?.history[2]).toMatchObject(line);
      expect(record?.reason).toBe(reason);
    });
  });
});

describe('listing', () => {
  it('filters by kind, status and text, newest first', async () => {
    const mark = randomUUID();
    const { body } = await submit('seller', sellerForm({ companyName: `Company ${mark}` }));
    const list = (query: Record<string, string>) => service.call(registrations.list, { token: admin, query });
    expect((await list({ q: mark })).body).toMatchObject({ total: 1, items: [{ id: body.id, kind: 'seller' }] });
    expect((await list({ q: mark, kind: 'buyer' })).body.total).toBe(0);
    expect((await list({ q: mark, status: 'Approved' })).body.total).toBe(0);
    expect((await list({ q: '.*' })).body.total).toBe(0);
    const pending = (kind: string) =>
      service.call(registrations.pending, { token: admin, params: { kind }, query: { q: mark } });
    expect((await pending('seller')).body.total).toBe(1);
    await decide(body.id, { status: 'Rejected', reason: 'No' });
    expect((await pending('seller')).body.total).toBe(0);
    expect((await pending('nonsense')).status).toBe(422);
  });

  it('finds just the registration of a whole address', async () => {
    const mark = randomUUID();
    const address = `${mark}@office.gov.in`;
    const { body } = await submit('enduser', endUserForm({ emailId: address }));
    await submit('enduser', endUserForm({ emailId: `${mark}@office.gov.in.nic.in` }));
    const found = async (q: string) => (await service.call(registrations.list, { token: admin, query: { q } })).body;
    expect(await found(address)).toMatchObject({ total: 1, items: [{ id: body.id, email: address }] });
    expect((await found(`${mark}@office`)).total).toBe(2);
  });

  it.each(roles.filter((role) => role !== 'Super Admin'))('refuses a %s', async (role) => {
    const token = await service.tokenFor(role);
    const { body } = await submit('buyer', buyerForm());
    const asked = await Promise.all([
      service.call(registrations.list, { token }),
      service.call(registrations.pending, { token, params: { kind: 'buyer' } }),
      service.call(registrations.get, { token, params: { id: body.id } }),
      decide(body.id, { status: 'Approved' }, token),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await stored(body.id))?.status).toBe('Pending');
  });

  it('refuses nobody in particular', async () => {
    expect((await service.call(registrations.list)).status).toBe(401);
  });
});
