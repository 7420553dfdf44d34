import { answerWith, show, type Asked } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { asset } from '../testing-asset.js';
import { AssetFormPage } from './asset-form.page.js';

beforeEach(() => localStorage.clear());

const contract = {
  orderId: 'o1',
  source: 'gem',
  gemContractNumber: 'GEMC-1000',
  status: 'Approved',
  department: 'Test Office',
  sellerName: 'Test Seller',
  capacity: [
    { category: 'Laptop', ordered: 4, registered: 1, remaining: 3 },
    { category: 'Printer', ordered: 2, registered: 2, remaining: 0 },
  ],
  lines: [
    {
      ...{ lineId: 'l1', name: 'Latitude 5450', category: 'Laptop', manufacturer: 'Dell', model: '5450' },
      ...{ quantity: 4, value: 52_000, warrantyYears: 3 },
    },
    {
      ...{ lineId: 'l2', name: 'LaserJet', category: 'Printer', manufacturer: 'HP', model: 'M15' },
      ...{ quantity: 2, value: 9_000, warrantyYears: 1 },
    },
  ],
};

async function open(
  at: string,
  more: (asked: Asked) => object | undefined = () => undefined,
  contracts: object[] = [contract],
) {
  const asked = answerWith((one) => {
    if (one.path.endsWith('/asset-contracts')) return { body: { items: one.query.get('q') ? [] : contracts } };
    return { body: more(one) ?? asset() };
  });
  const page = (
    <Routes>
      <Route path="/assets/new" element={<AssetFormPage base="/assets" />} />
      <Route path="/assets/:id/edit" element={<AssetFormPage base="/assets" />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  await show(page, { at, role: 'Buyer' });
  return asked;
}

const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByTitle(option));
};

it('takes the only contract, its department, and only what it has', async () => {
  await open('/assets/new');
  await screen.findAllByText('Test Office');
  await choose('Category', 'Printer (0 left)');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'No remaining capacity' });
  expect(button.disabled).toBe(true);
  await choose('Category', 'Laptop (3 left)');
  screen.getByRole('button', { name: 'Add Asset' });
});

const valueOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const write = (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

it('fills in what the line of the contract says, and waits for the serial number', async () => {
  await open('/assets/new');
  const [first] = await screen.findAllByRole('button', { name: 'Fill in from this line' });
  await userEvent.click(first!);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Serial number/ }));
  expect(valueOf(/^Asset name/)).toBe('Latitude 5450');
  expect(valueOf(/^Manufacturer/)).toBe('Dell');
  expect(valueOf(/^Brand/)).toBe('Dell');
  expect(valueOf(/^Model/)).toBe('5450');
  screen.getByTitle('Laptop (3 left)');
  await write(/^Purchase date/, '15-01-2026');
  await userEvent.tab();
  expect(valueOf(/^Warranty expiry/)).toBe('15-01-2029');
});

it('takes purchase orders too, with how much of each line came', async () => {
  const [line] = contract.lines;
  const purchase = {
    ...{ ...contract, orderId: 'p1', source: 'purchase-order', gemContractNumber: 'PO-2026-000042' },
    lines: [{ ...line, lineId: 'p1l1', delivered: 2 }],
  };
  await open('/assets/new', undefined, [contract, purchase]);
  await choose('GEM Contract Number', 'PO-2026-000042 · Purchase order · Test Office · Test Seller');
  expect((await screen.findAllByText('Delivered')).length).toBeGreaterThan(0);
  // The only line is filled in by itself.
  expect(valueOf(/^Asset name/)).toBe('Latitude 5450');
});

it('keeps all but the serial number for another one like it', async () => {
  const asked = await open('/assets/new', ({ method }) =>
    method === 'POST' ? asset({ serialNumber: 'SN-77' }) : undefined,
  );
  const [first] = await screen.findAllByRole('button', { name: 'Fill in from this line' });
  await userEvent.click(first!);
  await write(/^Serial number/, 'SN-77');
  await write(/^Purchase date/, '15-01-2026');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Then add another like it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Asset' }));
  await screen.findByText('The asset SN-77 was added');
  const serial = screen.getByRole<HTMLInputElement>('textbox', { name: /^Serial number/ });
  expect(serial.value).toBe('');
  expect(document.activeElement).toBe(serial);
  expect(valueOf(/^Asset name/)).toBe('Latitude 5450');
  expect(screen.queryByText('Serial number is required')).toBeNull();
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ serialNumber: 'SN-77', warrantyExpiry: '2029-01-15', value: 52_000 });
  expect(sent?.body).not.toHaveProperty('another');
});

it('says in the words of the rules what is missing', async () => {
  await open('/assets/new');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Asset' }));
  for (const message of [
    'Category is required',
    'Serial number is required',
    'Value must be greater than 0',
    'Purchase date is required',
  ]) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
});

it('says that a searched contract does not exist, or is no contract number', async () => {
  await open('/assets/new');
  const search = screen.getByRole('combobox', { name: 'GEM Contract Number' });
  await userEvent.type(search, 'GEMC-99999');
  await screen.findByText('GEM Contract Number does not exist in the system');
  await userEvent.clear(search);
  await userEvent.type(search, '12');
  await screen.findByText('Invalid GEM Contract Number format');
});

it('forgets the AMC when there is none any more', async () => {
  const asked = await open('/assets/a1/edit', () =>
    asset({ hasAmc: true, amcExpiry: '2027-01-01', supplier: 'Test Provider' }),
  );
  await screen.findByDisplayValue('Test Provider');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Has AMC' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('elsewhere');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ hasAmc: false });
  expect(sent?.body).not.toHaveProperty('supplier');
  expect(sent?.body).not.toHaveProperty('serialNumber');
});

it('can be left without saving, and says once what a tick means', async () => {
  await open('/assets/new');
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/assets');
  const words = screen.getAllByText('Has AMC');
  expect(words.filter(({ id }) => !id.endsWith('-label'))).toHaveLength(1);
});

const ready = {
  ...{ gemContractNumber: 'GEMC-1000', category: 'Laptop', name: 'Latitude', serialNumber: 'SN-1', value: 100 },
  ...{ purchaseDate: '2026-01-15' },
};

it('says that the asset was not added, and keeps what was typed', async () => {
  localStorage.setItem('portal.draft.new-asset.u1', JSON.stringify(ready));
  answerWith(({ method }) =>
    method === 'POST' ? { status: 503, body: { error: 'The service is away' } } : { body: { items: [contract] } },
  );
  await show(<AssetFormPage base="/assets" />, { role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Asset' }));
  await screen.findByRole('heading', { name: 'Failed to add asset. Please try again.' });
  expect(valueOf(/^Serial number/)).toBe('SN-1');
});

it.each([
  ['Seller', 'GeM Contract Number is required to add an asset'],
  ['Buyer', 'GEM Contract Number is required'],
] as const)('tells a %s that an asset needs its contract', async (role, words) => {
  answerWith(() => ({ body: { items: [contract, { ...contract, orderId: 'o2', gemContractNumber: 'GEMC-2000' }] } }));
  await show(<AssetFormPage base="/assets" />, { role });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Asset' }));
  await screen.findByRole('link', { name: words });
});
