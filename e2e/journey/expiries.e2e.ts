import { expect } from '@playwright/test';
import { ask } from '../support/office.js';
import { test } from '../support/test.js';

interface Ending {
  assetId: string;
  kind: 'warranty' | 'amc';
  assetName: string;
  serialNumber: string;
}

test('an office acknowledges an end, which is not counted until it is taken back; the Super Admin sets from when on ends are near', async ({
  buyer,
  admin,
  tokens,
}) => {
  const { items } = await ask(tokens.Buyer, 'GET', '/expiries?pageSize=20');
  const ending = (items as Ending[]).find(({ kind }) => kind === 'warranty');
  if (!ending) throw new Error('no warranty of the demo ends soon');
  const row = buyer.page.getByRole('row').filter({ hasText: ending.serialNumber });
  const search = `q=${encodeURIComponent(ending.serialNumber)}&kind=warranty`;

  await buyer.opens(`/buyer/expiries?${search}`);
  await row.getByRole('button', { name: /^Acknowledge/ }).click();
  await buyer.confirms('Acknowledge this end');
  await buyer.reads('Please enter a note');
  await buyer.fills('Note', 'A new contract is being asked for');
  await buyer.confirms('Acknowledge this end');
  await buyer.reads('The end was acknowledged');
  await expect(row).toHaveCount(0);

  await buyer.opens(`/buyer/expiries?${search}&shown=acknowledged`);
  await buyer.reads('A new contract is being asked for');
  await row.getByRole('button', { name: /^Take back/ }).click();
  await buyer.reads('It is counted again, and told of before its end');
  await buyer.opens(`/buyer/expiries?${search}`);
  await expect(row).toHaveCount(1);

  const label = 'Months ahead shown of AMC contracts';
  const months = async () => (await ask(tokens['Super Admin'], 'GET', '/settings/expiries')).amcViewMonths as number;
  const before = await months();
  const saves = async (value: number) => {
    await admin.fills(label, String(value));
    await admin.page.getByRole('region', { name: 'What ends' }).getByRole('button', { name: 'Save' }).click();
  };
  await admin.opens('/superadmin/system');
  await saves(99);
  await admin.reads('Please enter a number of months between 1 and 24');
  expect(await months()).toBe(before);
  await saves(before + 1);
  await admin.reads('The settings were saved');
  expect(await months()).toBe(before + 1);
  await saves(before);
  await expect.poll(months).toBe(before);
});
