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
  sheets: [],
  aside: { count: 0, lines: [] },
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
    if (path.endsWith('/asset-contracts')) return { body: { items: [] } };
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
    forAll: {},
    existing: 'refuse',
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

it('refuses what is no table before it is sent', async () => {
  const asked = answerWith(({ path }) => ({ body: path.endsWith('/asset-imports') ? { items: [] } : {} }));
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import', role: 'Buyer' });
  const file = new File(['x'], 'register.pdf');
  await userEvent.upload(screen.getByLabelText('Choose a CSV or Excel file', { selector: 'input' }), file, {
    applyAccept: false,
  });
  await screen.findByText('This type of file is not accepted');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
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

it('says a contract once for all rows instead of a column, and may update what is registered', async () => {
  const contract = { orderId: 'o1', gemContractNumber: 'GEMC-1', status: 'Approved', department: 'Treasury' };
  let now = imported({ missing: ['gemContractNumber'], mapping: { Item: 'name', 'No.': 'serialNumber' } });
  const asked = answerWith(({ method, path }) => {
    if (path.endsWith('/asset-contracts'))
      return { body: { items: [{ ...contract, sellerName: 'Seller', capacity: [], lines: [] }] } };
    if (method === 'PUT') now = { ...checked, forAll: { gemContractNumber: 'GEMC-1' }, existing: 'update' };
    return { body: now };
  });
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import?import=i1', role: 'Buyer' });
  const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check the rows' });
  expect(next.disabled).toBe(true);
  await userEvent.click(screen.getByRole('combobox', { name: 'GEM Contract Number' }));
  await userEvent.click(await screen.findByTitle('GEMC-1 · Treasury'));
  await userEvent.click(screen.getByRole('radio', { name: /Update the asset that has the serial number/ }));
  await userEvent.click(next);
  await screen.findByText('Good rows');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    mapping: { Item: 'name', 'No.': 'serialNumber' },
    forAll: { gemContractNumber: 'GEMC-1' },
    existing: 'update',
  });
});

it('shows how far a running import is to whoever comes back, and its end', async () => {
  let now = imported({ ...checked, status: 'Running', rows: 900, good: 800, created: 200 });
  answerWith(() => ({ body: now }));
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import?import=i1', role: 'Buyer' });
  await screen.findByText('200 of 800 assets');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('200');
  now = { ...now, created: 600 };
  await screen.findByText('600 of 800 assets', undefined, { timeout: 5_000 });
  now = { ...now, status: 'Done', created: 800 };
  await screen.findByText('Imported 800 assets', undefined, { timeout: 5_000 });
});

it('lists the last imports below the upload, with how far a running one is', async () => {
  const one = { ...imported({ status: 'Running', rows: 900, good: 800, created: 200 }) };
  answerWith(() => ({ body: { items: [one] } }));
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import', role: 'Buyer' });
  await screen.findByText('Importing: 200 of 800');
  expect(screen.getByRole('link', { name: 'register.csv' }).getAttribute('href')).toBe('/assets/import?import=i1');
});

it('takes an import back after a question, and says what stays', async () => {
  let now = imported({ ...checked, status: 'Done', created: 2 });
  const asked = answerWith(({ path }) => {
    const rows = [{ serialNumber: 'SN-9', reason: 'This asset was assigned' }];
    if (path.endsWith('/undo')) now = { ...now, status: 'Undone', created: 1, undone: { taken: 1, kept: 1, rows } };
    return { body: now };
  });
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import?import=i1', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }));
  expect(asked.some(({ path }) => path.endsWith('/undo'))).toBe(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Take out' }));
  await screen.findByText('1 assets were taken out again.');
  within(screen.getByText('SN-9').closest('tr')!).getByText('This asset was assigned');
});

it('reads another sheet of the workbook as an import of its own', async () => {
  const sheets = ['Floor 1', 'Floor 2'];
  const first = imported({ fileName: 'register.xlsx', sheet: 'Floor 1', sheets });
  const second = { ...first, id: 'i2', sheet: 'Floor 2', headings: ['Article'], mapping: { Article: null } };
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/asset-contracts')) return { body: { items: [] } };
    return { body: path.endsWith('/sheets') || path.endsWith('/i2') ? second : first };
  });
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import?import=i1', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('combobox', { name: 'This sheet is read' }));
  await userEvent.click(await screen.findByTitle('Floor 2'));
  await screen.findByText('Article');
  expect(asked.find(({ path }) => path.endsWith('/i1/sheets'))?.body).toEqual({ sheet: 'Floor 2' });
});

it('tells which lines are no rows', async () => {
  const lines = [{ line: 14, text: 'Verified by: A. Rao', kind: 'signOff' as const }];
  const body = imported({ ...checked, aside: { count: 1, lines } });
  answerWith(({ path }) => ({ body: path.endsWith('/asset-contracts') ? { items: [] } : body }));
  await show(<AssetImportPage base="/assets" />, { at: '/assets/import?import=i1', role: 'Buyer' });
  await screen.findByText(/^1 line.* no row/);
  within(screen.getByText('Verified by: A. Rao').closest('tr')!).getByText('Signatures');
});
