import { people, recovery, secondFactor, sessions, users } from '@portal/contracts';
import { type MailEntry } from '@portal/service-kit';
import { eventually } from '@portal/service-kit/testing';
import { generateSync } from 'otplib';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const mailsTo = (to: string, after = new Date(0)) =>
  identity.kit.database
    .collection<MailEntry & { createdAt: Date }>('mails')
    .find({ to, createdAt: { $gt: after } })
    .toArray();
/** Which mails came, and in which languages, once so many are there. */
const languagesOf = (to: string, subjects: string[], after?: Date) =>
  eventually(async () => {
    const mails = await mailsTo(to, after);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([...subjects].sort());
    return [...new Set(mails.map(({ language }) => language))];
  });
const ask = (email: string, accepted: string) =>
  identity.call(recovery.ask, { body: { email }, head: { 'accept-language': accepted } });

it('every mail about an account comes in its saved language, whoever asks in which language', async () => {
  const { id, email } = await identity.account('Seller', 'Multilingual Company');
  const { token } = await identity.signIn(email, password);
  const after = new Date();
  await identity.call(sessions.setLanguage, { token, body: { language: 'ur' } });
  await ask(email, 'hi');
  const proof = { currentPassword: password };
  const { secret } = (await identity.call(secondFactor.begin, { token, body: proof })).body as { secret: string };
  const code = generateSync({ secret });
  const { recoveryCodes } = (await identity.call(secondFactor.confirm, { token, body: { code } })).body;
  await identity.call(secondFactor.disable, { token, body: { ...proof, code: recoveryCodes[0] } });
  const change = { ...proof, newPassword: 'Calm-Meadow-42' };
  await identity.call(sessions.changePassword, { token, params: { id }, body: change });
  await identity.call(users.setStatus, {
    token: admin,
    params: { id },
    body: { status: 'suspended', leavesNone: true },
  });
  await identity.call(users.setStatus, { token: admin, params: { id }, body: { status: 'active' } });
  await identity.call(users.resetPassword, { token: admin, params: { id } });
  const { organizationId } = (await identity.call(users.get, { token: admin, params: { id } })).body;
  const colleague = {
    name: 'A Colleague',
    email: someEmail(),
    role: 'Seller',
    organizationName: 'Multilingual Company',
    placement: { kind: 'join', organizationId },
    brands: [],
  };
  expect((await identity.call(users.create, { token: admin, body: colleague })).status).toBe(201);
  const subjects = [
    'Set a new password',
    'Second factor switched on',
    'Second factor switched off',
    'Your password was changed',
    'Your account was suspended',
    'Your account is active again',
    'Your password was reset',
    'Somebody has joined your organization',
  ];
  expect(await languagesOf(email, subjects, after)).toEqual(['ur']);
});

it('who saved none is answered in the language of the request', async () => {
  const { email } = await identity.account('Seller', 'Undecided Company');
  const after = new Date();
  await ask(email, 'ta-IN,hi;q=0.8,en;q=0.5');
  expect(await languagesOf(email, ['Set a new password'], after)).toEqual(['hi']);
});

it('the form of an end user says the language; another wish of it is another language, the same one leaves the own choice', async () => {
  const emailId = someEmail();
  const form = {
    fullName: 'Device Holder',
    emailId,
    designation: 'Clerk',
    departmentOfficeName: 'Office of Languages',
    placement: { kind: 'new' },
    mobileNumber: '9876543210',
    languagePreference: 'Hindi',
    devicesAssigned: ['Laptop'],
  };
  const made = await identity.call(people.createEndUser, { token: admin, body: form });
  expect(made.status).toBe(201);
  expect(await languagesOf(emailId, ['Your account in the asset portal'])).toEqual(['hi']);
  const params = { id: made.body.id as string };
  const languageNow = async () => (await identity.call(users.get, { token: admin, params })).body.language;
  const temporary = (await identity.mailTo(emailId)).values['password']!;
  const { token } = await identity.signIn(emailId, temporary);
  await identity.call(sessions.setLanguage, { token, body: { language: 'ur' } });
  await identity.call(people.updateEndUser, { token: admin, params, body: { ...form, designation: 'Officer' } });
  expect(await languageNow()).toBe('ur');
  await identity.call(people.updateEndUser, { token: admin, params, body: { ...form, languagePreference: 'Tamil' } });
  expect(await languageNow()).toBe('en');
});
