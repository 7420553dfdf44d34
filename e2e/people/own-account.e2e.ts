import { expect } from '@playwright/test';
import { newAccount } from '../support/account.js';
import { api, newKey, portal } from '../support/api.js';
import { mailTo } from '../support/mail.js';
import { type Person, phone } from '../support/person.js';
import { test } from '../support/test.js';
import { totp } from './totp.js';

const ownPassword = 'my own secret 42';

const fillsPassword = ({ page }: Person, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);
const isAtHome = ({ page }: Person) => expect(page).toHaveURL(/\/seller/);

async function signsOut({ page }: Person) {
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByText('Sign out', { exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('an applicant corrects what was asked for, and is approved', async ({ guest: applicant, tokens }) => {
  const email = `own.${Date.now().toString(36)}@people.example`;
  const password = 'register #4 me';
  const { body: submitted } = await api(portal, 'POST', '/registrations/enduser', {
    key: newKey(),
    body: {
      fullName: 'Own Account',
      designation: 'Assistant',
      departmentOfficeName: 'Unknown office',
      emailId: email,
      mobileNumber: '9876543210',
      password,
      confirmPassword: password,
      devicesAssigned: ['Laptop'],
    },
  });
  const decide = async (decision: object) => {
    const token = tokens['Super Admin'];
    const { status } = await api(portal, 'PUT', `/registrations/${submitted.id}/status`, { token, body: decision });
    expect(status).toBe(200);
  };
  const fields = ['departmentOfficeName'];
  await decide({ status: 'Correction Requested', reason: 'Which office is it?', fields });

  await applicant.opens('/registration-status');
  await applicant.fills('Email ID', email);
  await fillsPassword(applicant, 'Password', password);
  await applicant.presses('Show my registration');
  await applicant.reads('Which office is it?');
  await applicant.presses('Correct and send again');
  await applicant.fills('Department/Office name', `Office of ${email}`);
  await applicant.presses('Send again');
  await applicant.reads('Your corrected registration was submitted');

  await decide({ status: 'Approved' });
  const [, temporary = ''] = await mailTo(email, /temporary password: (\S+)/i);
  await applicant.signsIn(email, temporary);
  await fillsPassword(applicant, 'Temporary password', temporary);
  await fillsPassword(applicant, 'New password', ownPassword);
  await fillsPassword(applicant, 'Confirm password', ownPassword);
  await applicant.presses('Change password');
  await expect(applicant.page).toHaveURL(/\/enduser/);
  await signsOut(applicant);
});

test('a forgotten password is set anew through the mailbox, once', async ({ guest: person }) => {
  const email = await newAccount('Seller', 'Forgotten Password', ownPassword);
  const newPassword = 'my newer secret 43';
  await person.opens('/login');
  await person.follows('Forgot your password?');
  // The page before has a field of the same name.
  await person.readsHeading('Forgotten password');
  await person.fills('Email', email);
  await person.presses('Send the link');
  await person.reads('is on its way');
  const [, link = ''] = await mailTo(email, /(\/reset-password\?token=\S+)/);
  await person.opens(link);
  await fillsPassword(person, 'New password', newPassword);
  await fillsPassword(person, 'Confirm password', newPassword);
  await person.presses('Set the new password');
  await person.reads('Your password has been changed');
  await person.opens(link);
  await person.reads('This link was used already');
  await person.signsIn(email, newPassword);
  await isAtHome(person);
});

test('a second step is switched on, asked for, and passed with the app or a recovery code', async ({
  guest: person,
  newPerson,
}) => {
  const email = await newAccount('Seller', 'Second Step', ownPassword);
  const dialog = person.page.getByRole('dialog');
  await person.opens('/login?next=%2Fsettings%2Fsecurity');
  await person.fills('Email', email);
  await fillsPassword(person, 'Password', ownPassword);
  await person.presses('Sign in');
  await expect(person.page).toHaveURL(/\/settings\/security/);
  await person.presses('Switch on');
  await dialog.getByLabel('Current password').fill(ownPassword);
  await person.confirms('Go on');
  const secret = (await person.page.locator('code').innerText()).replaceAll(/\s/g, '');
  await dialog.getByLabel('Code').fill(totp(secret));
  await person.confirms('Switch on');
  await person.reads('Keep these recovery codes now: they are shown only once.');
  await expect(person.page.locator('[aria-label="Recovery codes"] li')).toHaveCount(10);
  const code = await person.page.locator('[aria-label="Recovery codes"] li').first().innerText();
  await person.presses('I have kept them');
  await person.reads('10 recovery codes left');

  await signsOut(person);
  await person.signsIn(email, ownPassword);
  await person.fills('Code', totp(secret, 1));
  await person.presses('Go on');
  await isAtHome(person);

  const onPhone = await newPerson(phone);
  await onPhone.signsIn(email, ownPassword);
  await onPhone.presses('Use a recovery code');
  await onPhone.fills('Recovery code', code);
  await onPhone.presses('Go on');
  await isAtHome(onPhone);
});

test('a session is ended from another browser, and its page notices', async ({ guest: person, newPerson }) => {
  const email = await newAccount('Seller', 'Ended Session', ownPassword);
  const onPhone = await newPerson(phone);
  for (const each of [onPhone, person]) {
    await each.signsIn(email, ownPassword);
    await isAtHome(each);
  }
  await person.opens('/settings/security');
  await person.page
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await person.reads('The session was ended');
  await onPhone.page.reload();
  await expect(onPhone.page).toHaveURL(/\/login/);
});

test('who signs out in one tab is signed out in all', async ({ seller }) => {
  await seller.opens('/seller');
  const second = await seller.page.context().newPage();
  await second.goto('/settings');
  await expect(second.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await signsOut(seller);
  await expect(second).toHaveURL(/\/login/);
});
