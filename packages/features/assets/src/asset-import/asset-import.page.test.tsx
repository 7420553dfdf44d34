import type { AssetImport } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssetImportPage } from './asset-import.page.js';

const imported = (changes: Partial<AssetImport> = {}): AssetImport => ({
  id: 'i1',
  version: 1,
  createdAt: '2026-01-05T06:00:00.000Z',
  updatedAt: '2026-01-05T06:00:00.000Z',
  fileName: 'register.csv',
  status: 'Checked',
  headings: ['Item', 'No.'],
  sample: [{ Item: 'Laptop 1', 'No.': 'SN-1' }],
  mapping: { Item: 'name', 'No.': null },
  missing: ['serialNumber'],
  rows: 3,
  good: 0,
  created: 0,
  refused: [],
  keepGood: false,
  repeated: false,
  forAll: {},
  existing: 'refuse',
  updated: 0,
  ...changes,
});

const refused = {
  line: 3,
  row: 2,
  serialNumber: 'SN-2',
  column: 'No.',
  value: 'SN-2',
  reason: 'This serial number is already registered',
};
const checked = imported({
  missing: [],
  mapping: { Item: 'name', 'No.': 'serialNumber' },
  good: 2,
  refused: [refused],
  version: 2,
});

it('matches a missing heading by hand, checks again, and imports the good rows', async () => {
  let now = imported();
  const asked = answerWith(({ method, path }) => {
    if (method === 'PUT') now = checked;
    if (path.endsWith('/run')) now = { ...checked, status: 'Done', created: 2, keepGood: true };
    return { body: now };
  });
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import?import=i1', role: 'Buyer' });
  await screen.findByText('Please match a column to every required field');
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Check the rows' });
  expect(next.disabled).toBe(true);

  await userEvent.click(screen.getByRole('combobox', { name: 'Field for No.' }));
  await userEvent.click(await screen.findByTitle('Serial Number'));
  await screen.findByText('Every required field has a column.');
  await userEvent.click(next);
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    mapping: { Item: 'name', 'No.': 'serialNumber' },
  });

  const row = (await screen.findByText('This serial number is already registered')).closest('tr')!;
  within(row).getByText('3');
  await userEvent.click(screen.getByRole('radio', { name: /Import all rows or none/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 assets' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Keep good rows when others fail' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 assets' }));
  await screen.findByText('Imported 2 assets');
  expect(asked.find(({ path }) => path.endsWith('/run'))?.body).toEqual({ keepGood: true });
  expect(screen.getByRole('link', { name: 'See the assets' }).getAttribute('href')).toBe('/assets?sort=-createdAt');
});

it('refuses what is no CSV before it is sent', async () => {
  const asked = answerWith(() => ({ body: {} }));
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import', role: 'Buyer' });
  const file = new File(['x'], 'register.xlsx');
  await userEvent.upload(screen.getByLabelText('CSV file'), file, { applyAccept: false });
  await screen.findByText('This type of file is not accepted');
  expect(asked.some(({ path }) => path.endsWith('/asset-imports'))).toBe(false);
});

it('shows every fault of a row', async () => {
  const more = [{ column: 'Bought', value: '31-02-2026', reason: 'This is no date' }];
  const body = imported({ status: 'Done', created: 2, missing: [], refused: [{ ...refused, more }] });
  answerWith(() => ({ body }));
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import?import=i1', role: 'Buyer' });
  within((await screen.findByText('This serial number is already registered')).closest('tr')!).getByText('No.');
  within(screen.getByText('This is no date').closest('tr')!).getByText('31-02-2026');
});

it('pages through many refused rows', async () => {
  const many = Array.from({ length: 45 }, (_, index) => ({ ...refused, row: index + 1, line: index + 2 }));
  answerWith(() => ({ body: imported({ status: 'Done', created: 5, rows: 50, missing: [], refused: many }) }));
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import?import=i1', role: 'Buyer' });
  await screen.findByText('Showing 1 to 20 of 45');
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  screen.getByText('Showing 41 to 45 of 45');
});
