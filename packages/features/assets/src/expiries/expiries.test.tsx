import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '../testing-asset.js';
import { ExpiryListPage } from './expiry-list.page.js';

const expiry = (changes: object = {}) => ({
  ...{ assetId: 'a1', assetUid: '263260000035', assetName: 'Latitude', serialNumber: 'SN-1' },
  ...{ category: 'Laptop', department: 'Accounts', kind: 'warranty', endDate: '2026-12-01', daysLeft: 6 },
  ...changes,
});
const amc = expiry({ kind: 'amc', cover: { id: 'c1', number: 'AMC-2026-000001', assets: 3 } });
const counts = {
  ended: { warranty: 1, amc: 0 },
  within7: { warranty: 2, amc: 1 },
  within30: { warranty: 4, amc: 1 },
  within90: { warranty: 9, amc: 2 },
  alertDays: { warranty: 30, amc: 45 },
};
const people = [
  { id: 'b1', name: 'Test Buyer', role: 'Buyer', designation: 'Director' },
  { id: 'e1', name: 'Test Holder', role: 'End User', designation: 'Clerk' },
];

async function open(rows: object[], role: 'Buyer' | 'Super Admin' = 'Buyer') {
  const asked = answerWith(({ path, method }) => {
    if (path.endsWith('/counts')) return { body: counts };
    if (path.endsWith('/asset-stats')) return { body: { byDepartment: [{ department: 'Accounts', count: 1 }] } };
    if (path.endsWith('/expiry-notices')) return { body: { people: [], mail: false, version: 3 } };
    if (path.endsWith('/colleagues')) return { body: { items: people } };
    return { body: method === 'GET' ? pageOf(rows) : rows[0] };
  });
  const home = role === 'Buyer' ? '/buyer' : '/superadmin';
  await show(<ExpiryListPage base={`${home}/expiries`} />, { at: `${home}/expiries`, role });
  await screen.findByText('SN-1');
  return asked;
}
const written = (asked: Awaited<ReturnType<typeof open>>) => asked.filter(({ method }) => method !== 'GET');
const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('counts what ends in bands, each a way to its rows', async () => {
  await open([expiry()]);
  expect(linkOf(/^Has ended/)).toBe('/buyer/expiries?ends=ended');
  expect(linkOf(/^Within 7 days/)).toBe('/buyer/expiries?ends=7');
  screen.getByText('2 warranty · 1 AMC');
  screen.getByText('given by hand');
});

it('leads each row to its record, and an AMC contract to its renewal', async () => {
  await open([amc]);
  expect(linkOf(/^Latitude/)).toBe('/buyer/amc/c1');
  screen.getByText('AMC-2026-000001');
  screen.getByText(/3 assets/);
  expect(linkOf(/^Renew/)).toBe('/buyer/amc/c1/renew');
});

it('offers a buyer no extension of a warranty, which its seller or a Super Admin gives', async () => {
  const cover = { id: 'w1', number: 'W-2026-000001', assets: 1 };
  await open([expiry({ cover })]);
  expect(linkOf(/^Latitude/)).toBe('/buyer/warranty/w1');
  expect(screen.queryByRole('link', { name: /^Extend/ })).toBeNull();
});

it('acknowledges an end with a note only', async () => {
  const asked = await open([expiry()]);
  await userEvent.click(screen.getByRole('button', { name: /^Acknowledge/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Acknowledge this end' }));
  await dialog.findAllByText('Please enter a note');
  expect(written(asked)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Note'), 'A new one is ordered');
  await userEvent.click(dialog.getByRole('button', { name: 'Acknowledge this end' }));
  await screen.findByText('The end was acknowledged');
  expect(written(asked)).toMatchObject([
    {
      path: '/api/assets/a1/expiries/warranty/acknowledgment',
      body: { endDate: '2026-12-01', note: 'A new one is ordered' },
    },
  ]);
});

it('shows who acknowledged what, and takes it back', async () => {
  const acknowledgment = { by: 'Test Buyer', at: '2026-11-20T05:00:00Z', note: 'A new one is ordered' };
  const asked = await open([expiry({ acknowledgment })]);
  screen.getByText('A new one is ordered');
  await userEvent.click(screen.getByRole('button', { name: /^Take back/ }));
  await screen.findByText('It is counted again, and told of before its end');
  expect(written(asked)).toMatchObject([{ method: 'DELETE', path: '/api/assets/a1/expiries/warranty/acknowledgment' }]);
});

it('lets a buyer say who of the office is told, buyers alone, and whether by mail', async () => {
  const asked = await open([expiry()]);
  await userEvent.click(screen.getByRole('button', { name: 'Who is told' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('Test Buyer · Director'));
  expect(dialog.queryByLabelText(/Test Holder/)).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'By mail as well' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The notices were saved');
  expect(written(asked)).toMatchObject([{ path: '/api/expiry-notices', body: { people: ['b1'], mail: true } }]);
});

it('asks a Super Admin nothing of the notices of an office', async () => {
  await open([expiry()], 'Super Admin');
  expect(screen.queryByRole('button', { name: 'Who is told' })).toBeNull();
});
