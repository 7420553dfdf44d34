import { expect } from '@playwright/test';
import { api, portal } from '../support/api.js';
import { test } from '../support/test.js';

interface Found {
  id: string;
  assetUid: string;
  name: string;
  serialNumber: string;
}

test('an asset is deleted, brought back, told of on its page, and gets a label', async ({ admin, buyer, tokens }) => {
  const { body } = await api(
    portal,
    'GET',
    '/assets?status=Active&assigned=no&disposal=None&pageSize=1&sort=createdAt',
    {
      token: tokens['Super Admin'],
    },
  );
  const [asset] = body.items as Found[];
  const { id, name, serialNumber } = asset ?? { id: '', name: '', serialNumber: '' };
  expect(id).not.toBe('');

  await admin.opens(`/superadmin/assets/${id}`);
  await admin.page.getByRole('button', { name: /^Actions for/ }).click();
  await admin.page.getByRole('menuitem', { name: 'Delete' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.page.getByText('The asset was deleted')).toBeVisible();

  await admin.opens(`/superadmin/assets/deleted?q=${encodeURIComponent(serialNumber)}`);
  await expect(admin.page.getByText(serialNumber)).toBeVisible();
  await admin.page.getByRole('button', { name: /^Restore/ }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(admin.page.getByRole('heading', { level: 1, name })).toBeVisible();
  const thread = admin.page.getByRole('region', { name: 'Everything that happened' });
  await expect(thread.getByText('Brought back into the register')).toBeVisible();
  await expect(thread.getByText('Asset deleted')).toBeVisible();
  await expect(thread.getByText('Order created')).toBeVisible();

  const listed = await api(portal, 'GET', '/assets?pageSize=1&sort=createdAt', { token: tokens.Buyer });
  const [own] = listed.body.items as Found[];
  await buyer.opens(`/buyer/assets/${own?.id}`);
  await buyer.page.getByRole('button', { name: /^Actions for/ }).click();
  await buyer.page.getByRole('menuitem', { name: 'Print labels' }).click();
  const saving = buyer.page.waitForEvent('download');
  await buyer.page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^labels-.*\.pdf$/);
});
