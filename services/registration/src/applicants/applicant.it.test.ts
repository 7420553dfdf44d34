import { randomBytes } from 'node:crypto';
import { applicants, registrations } from '@portal/contracts';
import type { MailEntry } from '@portal/service-kit';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { buyerForm, endUserForm, password, sellerForm, someEmail } from '../testing/forms.js';

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startTestService(definition);
  admin = await service.tokenFor('Super Admin');
});
afterAll(() => service.stop());

const kinds = {
  buyer: { submit: registrations.submitBuyer, correct: applicants.correctBuyer, form: buyerForm },
  seller: { submit: registrations.submitSeller, correct: applicants.correctSeller, form: sellerForm },
  enduser: { submit: registrations.submitEndUser, correct: applicants.correctEndUser, form: endUserForm },
} as const;
type Kind = keyof typeof kinds;

async function submitted(kind: Kind = 'buyer', changes: Record<string, unknown> = {}) {
  const form: Record<string, unknown> = kinds[kind].form(changes);
  const { body } = await service.call(kinds[kind].submit, { body: form });
  return { id: body.id as string, number: body.number as string, email: String(form['emailId']), form };
}
const decide = (id: string, body: object) => service.call(registrations.decide, { token: admin, params: { id }, body });
const status = (email: string) => service.call(applicants.status, { body: { email, password } });
const sendCode = (number: string, email: string) => service.call(applicants.sendCode, { body: { number, email } });
const openByCode = (number: string, code: string) => service.call(applicants.openByCode, { body: { number, code } });
const codes = (to: string) =>
  service.kit.database
    .collection<MailEntry>('mails')
    .find({ to, subject: 'Code for your registration {{number}}' })
    .sort({ createdAt: 1 })
    .toArray();
const codeTo = (email: string, nth = 1) =>
  eventually(async () => {
    const mails = await codes(email);
    if (mails.length < nth) throw new Error('no code');
    return mails[nth - 1]!.values['code']!;
  });
const read = async (id: string) => (await service.call(registrations.get, { token: admin, params: { id } })).body;
const withoutPassword = ({ password: _, confirmPassword: __, ...form }: Record<string, unknown>) => form;

describe('opening with the number and a mailed code', () => {
  it('opens once, and gives a pass for what follows', async () => {
    const { id, number, email } = await submitted();
    expect((await sendCode(number, email)).body).toEqual({ success: true });
    const code = await codeTo(email);
    const opened = await openByCode(number.toLowerCase(), code);
    expect(opened.body.items).toMatchObject([{ id, number, status: 'Pending' }]);
    const form = await service.call(applicants.form, { params: { id }, body: { pass: opened.body.pass } });
    expect(form.body.form.emailId).toBe(email);
    expect(JSON.stringify(form.body)).not.toMatch(/argon2|assword/);
    expect((await openByCode(number, code)).status).toBe(401);
  });

  it('answers the same and mails nothing where number and address do not belong together', async () => {
    const { number, email } = await submitted();
    const [right, wrong, unknown] = [
      await sendCode(number, email),
      await sendCode(number, someEmail()),
      await sendCode('REG-2001-000001', email),
    ];
    expect([right, wrong, unknown].map(({ status: code, body }) => [code, body])).toEqual(
      Array.from({ length: 3 }, () => [200, { success: true }]),
    );
    await codeTo(email);
    expect(await codes(email)).toHaveLength(1);
  });

  it('takes only the newest code, for ten minutes', async () => {
    const { number, email } = await submitted();
    await sendCode(number, email);
    const first = await codeTo(email);
    await sendCode(number, email);
    const second = await codeTo(email, 2);
    if (first !== second) expect((await openByCode(number, first)).status).toBe(401);
    await service.kit.database.collection('status_codes').updateMany({}, { $set: { 'otp.expiresAt': new Date() } });
    expect((await openByCode(number, second)).status).toBe(401);
  });

  it('locks a number after five wrong codes, known or not', async () => {
    const { number } = await submitted();
    for (const one of [number, 'REG-2001-000002']) {
      const answers = await Promise.all(Array.from({ length: 15 }, () => openByCode(one, '000000')));
      expect(answers.filter(({ status: code }) => code === 401)).toHaveLength(5);
      expect(answers.filter(({ status: code }) => code === 429)).toHaveLength(10);
    }
  });

  it.each([
    [{ number: '' }, 'number', 'Registration number is required'],
    [{ number: 'REG-1' }, 'number', 'Please enter a number like REG-2026-000042'],
    [{ code: '' }, 'code', 'Please enter the code'],
    [{ code: '12345' }, 'code', 'Please enter the six digits of the mail'],
    [{ code: { $gt: '' } }, 'code', 'Please enter the code'],
  ])('refuses %j', async (wrong, field, message) => {
    const answer = await service.call(applicants.openByCode, {
      body: { number: 'REG-2026-000042', code: '123456', ...wrong },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(message);
  });
});

describe('correcting', () => {
  const correct = (kind: Kind, id: string, body: object) => service.call(kinds[kind].correct, { params: { id }, body });

  it.each([
    ['buyer', 'Rejected', 'organizationName', 'Corrected Office'],
    ['seller', 'Correction Requested', 'companyName', 'Corrected Company'],
    ['enduser', 'Correction Requested', 'fullName', 'Corrected Holder'],
  ] as const)('a %s that was %s makes it wait again', async (kind, verdict, field, value) => {
    const { id, email, form } = await submitted(kind);
    await decide(id, { status: verdict, reason: 'The name is wrong', fields: [field] });
    const { items, pass } = (await status(email)).body;
    expect(items).toMatchObject([{ id, status: verdict, reason: 'The name is wrong' }]);
    const sent = await correct(kind, id, { ...withoutPassword(form), [field]: value, pass });
    expect(sent).toMatchObject({ status: 200, body: { status: 'Pending', id } });
    const after = await read(id);
    expect(after).toMatchObject({ status: 'Pending', name: value, form: { [field]: value } });
    expect(after).not.toHaveProperty('reason');
    expect(after).not.toHaveProperty('decidedBy');
    expect(after.history.map(({ action }: { action: string }) => action)).toEqual([
      'Submitted',
      verdict === 'Rejected' ? 'Rejected' : 'Correction requested',
      'Sent again',
    ]);
    expect((await decide(id, { status: 'Rejected', reason: 'Still wrong' })).status).toBe(200);
  });

  it('shows which fields are wrong, and tells the applicant by mail', async () => {
    const { id, email } = await submitted();
    await decide(id, { status: 'Correction Requested', reason: 'Which office?', fields: ['organizationName'] });
    expect((await status(email)).body.items[0]).toMatchObject({ fieldsToCorrect: ['organizationName'] });
    await eventually(async () => {
      const subject = 'Your registration {{number}} needs a correction';
      const mail = await service.kit.database.collection<MailEntry>('mails').findOne({ to: email, subject });
      expect(mail?.values['reason']).toBe('Which office?');
    });
  });

  it('needs the pass, the same e-mail and a right form, and changes nothing otherwise', async () => {
    const { id, email, form } = await submitted();
    await decide(id, { status: 'Rejected', reason: 'No' });
    const { pass } = (await status(email)).body;
    const kept = withoutPassword(form);
    const other = await submitted();
    const foreign = (await status(other.email)).body.pass as string;
    expect((await correct('buyer', id, { ...kept, pass: foreign })).body.fields).toEqual({
      pass: 'Please open your registration again',
    });
    expect((await correct('buyer', id, { ...kept, emailId: someEmail(), pass })).body.fields).toEqual({
      emailId: 'The e-mail address of a registration cannot be changed',
    });
    expect((await correct('buyer', id, { ...kept, organizationName: '', pass })).body.fields).toEqual({
      organizationName: 'Organization name is required',
    });
    expect((await read(id)).status).toBe('Rejected');
    await correct('buyer', id, { ...kept, pass });
    expect((await correct('buyer', id, { ...kept, pass })).status).toBe(409);
  });

  it('lets a pass go after half an hour', async () => {
    const { id, email } = await submitted();
    const { pass } = (await status(email)).body;
    await service.kit.database.collection('applicant_passes').updateMany({}, { $set: { expiresAt: new Date() } });
    expect((await service.call(applicants.form, { params: { id }, body: { pass } })).status).toBe(422);
  });

  it('is told apart from a decision that the administrator makes on an older version', async () => {
    const { id, email, form } = await submitted();
    await decide(id, { status: 'Correction Requested', reason: 'Look again' });
    const { version } = await read(id);
    await correct('buyer', id, { ...withoutPassword(form), pass: (await status(email)).body.pass });
    const late = await service.call(registrations.decide, {
      token: admin,
      params: { id },
      body: { status: 'Rejected', reason: 'Late' },
      ifMatch: version,
    });
    expect(late.status).toBe(412);
  });
});

it.each(['Pending', 'Correction Requested', 'Rejected'])('is withdrawn from %s', async (from) => {
  const { id, email } = await submitted();
  if (from !== 'Pending') await decide(id, { status: from, reason: randomBytes(3).toString('hex') });
  const { pass } = (await status(email)).body;
  expect((await service.call(applicants.withdraw, { params: { id }, body: { pass } })).body.status).toBe('Withdrawn');
});
