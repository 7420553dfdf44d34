import { type Browser } from 'playwright-core';
import { api, demoToken, newKey } from '../support/api.js';
import { mailTo } from '../support/mail.js';
import { openBrowser, Person } from '../support/person.js';

const base = process.env['PORTAL_URL'] ?? '';
const mark = Date.now().toString(36);
const maker = `Maker ${mark}`;
const email = `maker.${mark}@people.example`;

let browser: Browser;
let admin: Person;
let token: string;

beforeAll(async () => {
  browser = await openBrowser();
  admin = await Person.with(browser);
  token = await demoToken(base, 'admin');
  await admin.signsIn('admin@demo.gov.in', 'Demo#2026');
  await admin.page.waitForURL(/superadmin/);
});
afterAll(() => browser.close());

async function applies(name: string): Promise<string> {
  const { status, body } = await api(base, 'POST', '/registrations/enduser', {
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

const statusOf = async (id: string) =>
  (await api(base, 'GET', `/registrations/${id}`, { token })).body.status as string;

/** Something from the row menu of the one account that the list shows. */
async function does(action: string) {
  await admin.page.getByRole('button', { name: /^Actions for/ }).click();
  await admin.page.getByRole('menuitem', { name: action, exact: true }).click();
}

it('adds somebody by the form; the temporary password is mailed', async () => {
  await admin.opens('/superadmin/oem-management/new');
  await admin.fills('Company name', maker);
  await admin.page.getByRole('checkbox', { name: 'Dell', exact: true }).check();
  await admin.fills('Contact person name', `Contact ${mark}`);
  await admin.fills('Email ID', email);
  await admin.presses('Add New OEM');
  await admin.reads('OEM added successfully!');
  const [, temporary] = await mailTo(email, /temporary password: (\S+)/i);
  expect(temporary).toMatch(/\S{8,}/);
});

it('edits, suspends, activates, deletes and restores the account', async () => {
  await admin.opens(`/superadmin/oem-management?q=${email}`);
  await does('Edit');
  await admin.fills('Contact person name', `Renamed ${mark}`);
  await admin.presses('Update');
  await admin.reads('User information updated successfully');

  await admin.opens(`/superadmin/oem-management?q=${email}`);
  await admin.reads(`Renamed ${mark}`);
  for (const [action, said] of [
    ['Suspend', 'User suspended successfully!'],
    ['Activate', 'User activated successfully!'],
    ['Delete', 'User deleted successfully!'],
  ] as const) {
    await does(action);
    await admin.confirms(action);
    await admin.reads(said);
  }
  await admin.reads('No OEMs found');
  await admin.opens(`/superadmin/oem-management?q=${email}&status=deleted`);
  await does('Restore');
  await admin.confirms('Restore');
  await admin.reads('User restored successfully!');
});

it('approves several registrations at once, and says what became of each', async () => {
  const names = [`Bulk One ${mark}`, `Bulk Two ${mark}`];
  const ids = await Promise.all(names.map(applies));
  await admin.opens(`/superadmin/registrations?q=${mark}`);
  for (const name of names) await admin.page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await admin.presses(/Bulk Operations/);
  await admin.confirms('Approve All');
  await admin.confirms('Confirm Approval');
  await admin.reads('2 done, 0 refused');
  expect(await Promise.all(ids.map(statusOf))).toEqual(['Approved', 'Approved']);
});

it('asks for a correction', async () => {
  const id = await applies(`Corrected ${mark}`);
  await admin.opens(`/superadmin/registrations/${id}`);
  await admin.presses('Ask for a correction');
  await admin.page.getByRole('dialog').getByLabel('What has to be corrected').fill('Which office is it?');
  await admin.confirms('Ask for a correction');
  await admin.reads('The applicant was asked to correct the registration.');
  expect(await statusOf(id)).toBe('Correction Requested');
});

it('tells the second administrator who decided already, and does the rest', async () => {
  const names = [`Contested ${mark}`, `Uncontested ${mark}`];
  const [contested = '', other = ''] = await Promise.all(names.map(applies));
  await admin.opens(`/superadmin/registrations?q=contested ${mark}`);
  for (const name of names) await admin.page.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }).check();
  await admin.presses(/Bulk Operations/);
  await admin.confirms('Approve All');
  const decision = { status: 'Rejected', reason: 'Not one of ours' };
  const first = await api(base, 'PUT', `/registrations/${contested}/status`, { token, body: decision });
  expect(first.status).toBe(200);
  await admin.confirms('Confirm Approval');
  await admin.reads('1 done, 1 refused');
  await admin.reads(/Rejected by Demo Administrator on/);
  expect([await statusOf(contested), await statusOf(other)]).toEqual(['Rejected', 'Approved']);
});
