import { expect } from '@playwright/test';
import { api, newKey, portal } from '../support/api.js';
import { mailTo } from '../support/mail.js';
import type { Person } from '../support/person.js';
import { test } from '../support/test.js';

/** Something that no other record has in its name. */
const newMark = () => Math.random().toString(36).slice(2, 10);

async function applies(name: string): Promise<string> {
  const { status, body } = await api(portal, 'POST', '/registrations/enduser', {
    key: newKey(),
    body: {
      fullName: name,
      designation: 'Assistant',
      departmentOfficeName: `Office of ${name}`,
      emailId: `${name.toLowerCase().replaceAll(' ', '.')}@people.example`,
      mobileNumber: '9876543210',
      password: 'register #4 me',
      confirmPassword: 'register #4 me',
      devicesAssigned: ['Laptop'],
    },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id as string;
}

const statusOf = async (id: string, token: string) =>
  (await api(portal, 'GET', `/registrations/${id}`, { token })).body.status as string;

/** Something from the row menu of the one account that the list shows. */
async function takes({ page }: Person, action: string) {
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const selects = ({ page }: Person, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }).check();

test('somebody is added by the form, and gets a temporary password by mail; the account is edited, suspended, activated, deleted and restored', async ({
  admin,
}) => {
  const mark = newMark();
  const email = `maker.${mark}@people.example`;
  await test.step('adds', async () => {
    await admin.opens('/superadmin/oem-management/new');
    await admin.fills('Company name', `Maker ${mark}`);
    await admin.ticks('Dell');
    await admin.fills('Contact person name', `Contact ${mark}`);
    await admin.fills('Email ID', email);
    await admin.presses('Add New OEM');
    await admin.reads('OEM added successfully!');
    const [, temporary] = await mailTo(email, /temporary password: (\S+)/i);
    expect(temporary).toMatch(/\S{8,}/);
  });

  await test.step('edits', async () => {
    await admin.opens(`/superadmin/oem-management?q=${email}`);
    await takes(admin, 'Edit');
    await admin.fills('Contact person name', `Renamed ${mark}`);
    await admin.presses('Update');
    await admin.reads('User information updated successfully');
    await admin.opens(`/superadmin/oem-management?q=${email}`);
    await admin.reads(`Renamed ${mark}`);
  });

  for (const [action, said] of [
    ['Suspend', 'User suspended successfully!'],
    ['Activate', 'User activated successfully!'],
    ['Delete', 'User deleted successfully!'],
  ] as const)
    await test.step(action, async () => {
      await takes(admin, action);
      await admin.confirms(action);
      await admin.reads(said);
    });

  await test.step('restores', async () => {
    await admin.reads('No OEMs found');
    await admin.opens(`/superadmin/oem-management?q=${email}&status=deleted`);
    await takes(admin, 'Restore');
    await admin.confirms('Restore');
    await admin.reads('User restored successfully!');
  });
});

test('approves several registrations at once, and says what became of each', async ({ admin, tokens }) => {
  const mark = newMark();
  const names = [`Bulk One ${mark}`, `Bulk Two ${mark}`];
  const ids = await Promise.all(names.map(applies));
  await admin.opens(`/superadmin/registrations?q=${mark}`);
  for (const name of names) await selects(admin, name);
  await admin.presses(/Bulk Operations/);
  await admin.confirms('Approve All');
  await admin.confirms('Confirm Approval');
  await admin.reads('2 done, 0 refused');
  const token = tokens['Super Admin'];
  expect(await Promise.all(ids.map((id) => statusOf(id, token)))).toEqual(['Approved', 'Approved']);
});

test('asks for a correction', async ({ admin, tokens }) => {
  const id = await applies(`Corrected ${newMark()}`);
  await admin.opens(`/superadmin/registrations/${id}`);
  await admin.presses('Ask for a correction');
  await admin.page.getByRole('dialog').getByLabel('What has to be corrected').fill('Which office is it?');
  await admin.confirms('Ask for a correction');
  await admin.reads('The applicant was asked to correct the registration.');
  expect(await statusOf(id, tokens['Super Admin'])).toBe('Correction Requested');
});

test('tells the second administrator who decided already, and does the rest', async ({ admin, tokens }) => {
  const mark = newMark();
  const token = tokens['Super Admin'];
  const names = [`Contested ${mark}`, `Uncontested ${mark}`];
  const [contested = '', other = ''] = await Promise.all(names.map(applies));
  await admin.opens(`/superadmin/registrations?q=contested ${mark}`);
  for (const name of names) await selects(admin, name);
  await admin.presses(/Bulk Operations/);
  await admin.confirms('Approve All');
  const decision = { status: 'Rejected', reason: 'Not one of ours' };
  const first = await api(portal, 'PUT', `/registrations/${contested}/status`, { token, body: decision });
  expect(first.status).toBe(200);
  await admin.confirms('Confirm Approval');
  await admin.reads('1 done, 1 refused');
  await admin.reads(/Rejected by Demo Administrator on/);
  expect([await statusOf(contested, token), await statusOf(other, token)]).toEqual(['Rejected', 'Approved']);
});
