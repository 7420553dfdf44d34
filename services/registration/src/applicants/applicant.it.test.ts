import { randomBytes } from 'node:crypto';
import { applicants, registrations } from '@portal/contracts';
import type { MailEntry } from '@portal/service-kit';
import { eventually, madeOnce, startTestService, type TestService, tryRepetition } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { standInForAccounts } from '../testing/stand-in-for-accounts.js';
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
/** As if what was sent had been sent so many seconds earlier. */
const rewind = (id: string, seconds: number) =>
  service.kit.database.collection<{ _id: string }>('status_codes').updateOne({ _id: id }, [
    {
      $set: {
        'otp.mails': { $map: { input: '$otp.mails', in: { $subtract: ['$$this', seconds * 1_000] } } },
        'otp.expiresAt': { $subtract: ['$otp.expiresAt', seconds * 1_000] },
      },
    },
  ]);
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
const openByLink = (token: string) => service.call(applicants.openByLink, { body: { token } });
async function openByMailedLink(email: string) {
  const [mail] = await codes(email);
  const token = new URL(mail!.values['link']!).searchParams.get('token') ?? '';
  return { token, opened: await openByLink(token) };
}
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
    const { id, number, email } = await submitted();
    await sendCode(number, email);
    const first = await codeTo(email);
    await rewind(id, 31);
    await sendCode(number, email);
    const second = await codeTo(email, 2);
    if (first !== second) expect((await openByCode(number, first)).status).toBe(401);
    await rewind(id, 601);
    expect((await openByCode(number, second)).status).toBe(401);
  });

  it('looks at three of twenty guesses, says no more than of a number that nobody has, and mails another code at once', async () => {
    const { number, email } = await submitted();
    await sendCode(number, email);
    const code = await codeTo(email);
    for (const one of [number, 'REG-2001-000002']) {
      const guesses = await Promise.all(Array.from({ length: 20 }, () => openByCode(one, wrongOf(code))));
      // Guesses of one moment may take their turn from each other; three more end the code for certain.
      for (let n = 0; n < 3; n++) guesses.push(await openByCode(one, wrongOf(code)));
      expect(new Set(guesses.map(({ status: answer, body }) => `${answer} ${body.error}`))).toEqual(
        new Set(['401 This code is not right']),
      );
    }
    expect((await openByCode(number, code)).status).toBe(401);
    await sendCode(number, email);
    expect((await openByCode(number, await codeTo(email, 2))).status).toBe(200);
  });

  it('opens with the link of the mail when a stranger has used up the code, once', async () => {
    const { id, number, email } = await submitted();
    await sendCode(number, email);
    const code = await codeTo(email);
    for (let n = 0; n < 3; n++) await openByCode(number, wrongOf(code));
    const { token, opened } = await openByMailedLink(email);
    expect(opened).toMatchObject({ status: 200, body: { items: [{ id, number }] } });
    const again = await openByLink(token);
    expect([again.status, again.body.code]).toEqual([401, 'LINK_OVER']);
    expect((await openByLink('x'.repeat(43))).body).toMatchObject({ code: 'LINK_OVER' });
  });

  it('mails five codes an hour, and those that a stranger asks for elsewhere count there', async () => {
    const { id, number, email } = await submitted();
    const stranger = someEmail();
    for (let n = 0; n < 6; n++) await sendCode(number, stranger);
    for (let n = 1; n <= 5; n++) {
      await sendCode(number, email);
      await codeTo(email, n);
      await rewind(id, 31);
    }
    expect((await sendCode(number, email)).body).toEqual({ success: true });
    await service.carry();
    expect([await codes(email), await codes(stranger)].map(({ length }) => length)).toEqual([5, 0]);
  });

  it('is mailed a code although strangers asked for many to the same address with numbers that are not of it', async () => {
    const { number, email } = await submitted();
    for (let n = 0; n < 12; n++) await sendCode(`REG-2001-0001${n + 10}`, email);
    await sendCode(number, email);
    await codeTo(email);
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

  it('takes another language, and mails in it from then on', async () => {
    const { id, email, form } = await submitted('enduser');
    await decide(id, { status: 'Rejected', reason: 'The language is wrong', fields: ['languagePreference'] });
    const { pass } = (await status(email)).body;
    await correct('enduser', id, { ...withoutPassword(form), languagePreference: 'Urdu', pass });
    await eventually(async () => {
      const subject = 'We have received your correction of {{number}}';
      const mail = await service.kit.database.collection<MailEntry>('mails').findOne({ to: email, subject });
      expect(mail?.language).toBe('ur');
    });
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

it('mails one code by its key, and none for another registration', async () => {
  const [one, other] = [await submitted(), await submitted()];
  const bodyOf = ({ number, email }: typeof one) => ({ number, email });
  const said = { body: bodyOf(one), otherBody: bodyOf(other) };
  expect(await tryRepetition(service, applicants.sendCode, said)).toMatchObject(madeOnce(applicants.sendCode, said));
  expect([(await codes(one.email)).length, (await codes(other.email)).length]).toEqual([1, 0]);
});

it('is withdrawn once by its key', async () => {
  const { id, email } = await submitted();
  const { pass } = (await status(email)).body;
  const trial = { params: { id }, body: { pass } };
  expect(await tryRepetition(service, applicants.withdraw, trial)).toMatchObject(madeOnce(applicants.withdraw));
});

it('is decided once by its key', async () => {
  standInForAccounts(service);
  for (const [operation, said] of [
    [registrations.approve, { placement: { kind: 'new' } }],
    [registrations.reject, { reason: 'Not of an office' }],
  ] as const) {
    const { id } = await submitted();
    const body = { userType: 'buyer', ...said };
    const trial = { token: admin, params: { id }, body };
    const { statuses, toldAgain } = await tryRepetition(service, operation, trial);
    expect([statuses, toldAgain]).toEqual([[200, 200, 200], []]);
  }
});
