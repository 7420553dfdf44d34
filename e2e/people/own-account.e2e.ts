import { type Browser } from 'playwright-core';
import { api, demoToken, newKey } from '../support/api.js';
import { mailTo } from '../support/mail.js';
import { openBrowser, Person } from '../support/person.js';
import { totp } from './totp.js';

const base = process.env['PORTAL_URL'] ?? '';
const email = `own.${Date.now().toString(36)}@people.example`;
const applicantPassword = 'register #4 me';
const passwords = { first: 'my own secret 42', second: 'my newer secret 43' };

let browser: Browser;
let person: Person;
let other: Person;
let codes: string[] = [];
let secret = '';

beforeAll(async () => {
  browser = await openBrowser();
  person = await Person.with(browser);
  other = await Person.with(browser, { width: 390 });
});
afterAll(() => browser.close());

const password = (of: Person, label: string, value: string) => of.page.getByLabel(label, { exact: true }).fill(value);
const atHome = (of: Person) => of.page.waitForURL(/\/enduser/);

async function decide(id: string, decision: object) {
  const { status, body } = await api(base, 'PUT', `/registrations/${id}/status`, {
    token: await demoToken(base, 'admin'),
    body: decision,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function signsOut(of: Person) {
  await of.page.getByRole('button', { name: /Account/ }).click();
  await of.page.getByText('Sign out', { exact: true }).click();
  await of.page.waitForURL(/\/login/);
}

it('an applicant corrects what was asked for, and is approved', async () => {
  const { body: submitted } = await api(base, 'POST', '/registrations/enduser', {
    key: newKey(),
    body: {
      fullName: 'Own Account',
      designation: 'Assistant',
      departmentOfficeName: 'Unknown office',
      emailId: email,
      mobileNumber: '9876543210',
      password: applicantPassword,
      confirmPassword: applicantPassword,
      devicesAssigned: ['Laptop'],
    },
  });
  const fields = ['departmentOfficeName'];
  await decide(submitted.id as string, { status: 'Correction Requested', reason: 'Which office is it?', fields });

  await person.opens('/registration-status');
  await person.fills('Email ID', email);
  await password(person, 'Password', applicantPassword);
  await person.presses('Show my registration');
  await person.reads('Which office is it?');
  await person.presses('Correct and send again');
  await person.fills('Department/Office name', `Office of ${email}`);
  await person.presses('Send again');
  await person.reads('Your corrected registration was submitted');

  await decide(submitted.id as string, { status: 'Approved' });
  const [, temporary = ''] = await mailTo(email, /temporary password: (\S+)/i);
  await person.signsIn(email, temporary);
  await password(person, 'Temporary password', temporary);
  await password(person, 'New password', passwords.first);
  await password(person, 'Confirm password', passwords.first);
  await person.presses('Change password');
  await atHome(person);
  await signsOut(person);
});

it('a forgotten password is set anew through the mailbox, once', async () => {
  await person.follows('Forgot your password?');
  // The page before has a field of the same name.
  await person.readsHeading('Forgotten password');
  await person.fills('Email', email);
  await person.presses('Send the link');
  await person.reads('is on its way');
  const [, link = ''] = await mailTo(email, /(\/reset-password\?token=\S+)/);
  await person.opens(link);
  await password(person, 'New password', passwords.second);
  await password(person, 'Confirm password', passwords.second);
  await person.presses('Set the new password');
  await person.reads('Your password has been changed');
  await person.opens(link);
  await person.reads('This link was used already');
});

it('a second step is switched on, asked for, and passed with the app or a recovery code', async () => {
  await person.opens('/login?next=%2Fsettings%2Fsecurity');
  await person.fills('Email', email);
  await password(person, 'Password', passwords.second);
  await person.presses('Sign in');
  await person.page.waitForURL(/\/settings\/security/);
  await person.presses('Switch on');
  await person.page.getByRole('dialog').getByLabel('Current password').fill(passwords.second);
  await person.confirms('Go on');
  secret = (await person.page.locator('code').innerText()).replaceAll(/\s/g, '');
  await person.page.getByRole('dialog').getByLabel('Code').fill(totp(secret));
  await person.confirms('Switch on');
  await person.reads('Keep these recovery codes now: they are shown only once.');
  codes = await person.page.locator('[aria-label="Recovery codes"] li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await person.presses('I have kept them');
  await person.reads('10 recovery codes left');

  await signsOut(person);
  await person.signsIn(email, passwords.second);
  await person.fills('Code', totp(secret, 1));
  await person.presses('Go on');
  await atHome(person);

  await other.signsIn(email, passwords.second);
  await other.presses('Use a recovery code');
  await other.fills('Recovery code', codes[0] ?? '');
  await other.presses('Go on');
  await atHome(other);
});

it('a session is ended from another browser, and its page notices', async () => {
  await person.opens('/settings/security');
  await person.page
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await person.reads('The session was ended');
  await other.page.reload();
  await other.page.waitForURL(/\/login/);
});

it('who signs out in one tab is signed out in all', async () => {
  const second = await person.page.context().newPage();
  await second.goto(`${base}/settings`);
  await second.getByRole('heading', { name: 'Settings' }).waitFor();
  await signsOut(person);
  await second.waitForURL(/\/login/);
  expect([person.complaints, other.complaints]).toEqual([[], []]);
});
