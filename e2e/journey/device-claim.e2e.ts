import { expect } from '@playwright/test';
import { api, newKey, portal } from '../support/api.js';
import { phone } from '../support/person.js';
import { test } from '../support/test.js';

const mark = Date.now().toString(36).toUpperCase();

test('a holder claims devices on a phone, the office refuses one and gives the other', async ({
  newPerson,
  buyer,
  tokens,
}) => {
  // A device of the office that nobody holds.
  const { body } = await api(portal, 'GET', '/assets?status=Active&pageSize=100&sort=-createdAt', {
    token: tokens.Buyer,
  });
  const free = (body.items as { serialNumber: string; name: string; assigned: boolean }[]).find((one) => !one.assigned);
  const serialNumber = free?.serialNumber ?? '';
  expect(serialNumber).not.toBe('');
  const unknown = `UNKNOWN-${mark}`;

  const holder = await newPerson(phone);
  await holder.signsIn('enduser@demo.gov.in', 'Demo#2026');
  await expect(holder.page).not.toHaveURL(/\/login/);
  await holder.opens('/enduser/devices');
  for (const serial of [unknown, serialNumber.toLowerCase()]) {
    await holder.presses('Add Device');
    const dialog = holder.page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Add Device' })).toBeDisabled();
    await dialog.getByLabel('Serial number').fill(serial);
    await dialog.getByLabel('Serial number').press('Enter');
    await expect(holder.page.getByRole('region', { name: 'Asked of your office' }).getByText(serial)).toBeVisible();
  }

  // What is known and what is not answers alike, and a second time neither is asked for.
  for (const serial of [unknown, serialNumber]) {
    const again = await api(portal, 'POST', '/enduser/devices/add', {
      token: tokens['End User'],
      key: newKey(),
      body: { serialNumber: serial },
    });
    expect([again.status, again.body.code]).toEqual([409, 'DEVICE_CLAIMED']);
  }

  await buyer.opens(`/buyer/device-claims?q=${unknown}`);
  await buyer.reads('Not in your register');
  await buyer.page
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click();
  await buyer.page.getByRole('dialog').getByLabel('Reason').fill(`No such device ${mark}`);
  await buyer.confirms('Refuse');
  await buyer.reads('The claim was refused');
  await buyer.opens(`/buyer/device-claims?status=Waiting&q=${encodeURIComponent(serialNumber)}`);
  await buyer.reads('Nobody holds it');
  await buyer.page
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click();
  await buyer.confirms('Confirm');
  await buyer.reads(/was given to/);

  await holder.opens('/enduser/devices');
  await holder.reads(`No such device ${mark}`);
  await holder.page.getByRole('searchbox').fill(serialNumber);
  await holder.presses('Acknowledge');
  await holder.reads('You acknowledged the device');
  await holder.follows('Verify Device');
  await expect(holder.page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  const wide = await holder.page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth');
  expect(wide, 'nothing is wider than the phone').toBe(false);
});
