import { answerWith, show, type Asked } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
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

it('says that there is no AMC any more', async () => {
  const asked = await open('/assets/a1/edit', () =>
    asset({ hasAmc: true, amcExpiry: '2027-01-01', supplier: 'Test Provider' }),
  );
  await screen.findByDisplayValue('Test Provider');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Has AMC' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('elsewhere');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ hasAmc: false });
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

describe('the serial number while it is typed', () => {
  const opened = (registered?: boolean) =>
    open('/assets/new', ({ path }) => (path.endsWith('/asset-serial-standing') ? { registered } : undefined));
  const questions = (asked: Asked[]) => asked.filter(({ path }) => path.endsWith('/asset-serial-standing'));

  it('is asked for once after a pause, with its maker, and said to be registered at its field', async () => {
    const asked = await opened(true);
    await write(/^Manufacturer/, 'Dell');
    await write(/^Serial number/, 'SN-77');
    await screen.findByText('This serial number is already registered');
    const [first, ...others] = questions(asked);
    expect(others).toEqual([]);
    expect(Object.fromEntries(first!.query)).toMatchObject({ serialNumber: 'SN-77', manufacturer: 'Dell' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Asset' }));
    await screen.findByRole('link', { name: 'This serial number is already registered' });
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is asked for at once when its field is left', async () => {
    const asked = await opened(false);
    await write(/^Serial number/, 'SN-8');
    expect(questions(asked)).toEqual([]);
    await userEvent.tab();
    await waitFor(() => expect(questions(asked)).toHaveLength(1), { timeout: 300 });
    await screen.findByText('Not among the assets that you see');
  });

  it('does not keep anybody from saving where the check fails, and says so', async () => {
    await opened();
    answerWith(() => ({ status: 429, body: { error: 'Rate limit exceeded' } }));
    await write(/^Serial number/, 'SN-8');
    await screen.findByText('The serial number could not be checked now; it is checked when the asset is saved');
  });

  it('of another maker is said at the maker, when an asset is changed', async () => {
    const asked = await open('/assets/a1/edit', ({ path }) =>
      path.endsWith('/asset-serial-standing') ? { registered: true } : undefined,
    );
    await screen.findByText('This serial number is already registered');
    expect(Object.fromEntries(questions(asked)[0]!.query)).toMatchObject({ serialNumber: 'SN-1', except: 'a1' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'This serial number is already registered' });
    expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  });
});

it('says how many of the category can still be registered', async () => {
  await open('/assets/new');
  await screen.findAllByText('Test Office');
  await choose('Category', 'Laptop (3 left)');
  await screen.findByText('3 of 4 can still be registered');
});

it('asks whose value counts when somebody was faster, and saves the choice over the newest version', async () => {
  const newest = asset({ version: 4, location: 'Room 9', notes: 'Theirs' });
  let isSaved = false;
  const asked = answerWith(({ method, headers, path }) => {
    if (path.endsWith('/asset-serial-standing')) return { body: {} };
    if (method === 'GET') return { body: isSaved ? newest : asset({ notes: 'Before' }) };
    isSaved = true;
    const isNewest = headers.get('if-match') === '"4"';
    return isNewest ? { body: newest } : { status: 412, body: { error: 'This was changed', code: 'STALE' } };
  });
  const page = (
    <Routes>
      <Route path="/assets/:id/edit" element={<AssetFormPage base="/assets" />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  await show(page, { at: '/assets/a1/edit', role: 'Buyer' });
  const notes = await screen.findByRole('textbox', { name: /^Notes/ });
  await userEvent.clear(notes);
  await userEvent.type(notes, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Notes: Yours' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
  await screen.findByText('elsewhere');
  const sent = asked.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
  expect(sent[1]?.body).toMatchObject({ location: 'Room 9', notes: 'Mine' });
});
