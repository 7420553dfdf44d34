import { answerWith, show, type Asked } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { asset } from '../testing-asset.js';
import { AssetFormPage } from './asset-form.page.js';

beforeEach(() => localStorage.clear());

const contract = {
  orderId: 'o1',
  gemContractNumber: 'GEMC-1000',
  status: 'Approved',
  department: 'Test Office',
  sellerName: 'Test Seller',
  capacity: [
    { category: 'Laptop', ordered: 4, registered: 1, remaining: 3 },
    { category: 'Printer', ordered: 2, registered: 2, remaining: 0 },
  ],
};

async function open(at: string, more: (asked: Asked) => object | undefined = () => undefined) {
  const asked = answerWith((one) => {
    if (one.path.endsWith('/asset-contracts')) return { body: { items: one.query.get('q') ? [] : [contract] } };
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
