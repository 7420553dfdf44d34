import type { Role } from '@portal/contracts';
import { answerWith, type Asked, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { QuickSearch } from './quick-search.js';

const laptop = { id: 'a1', name: 'Laptop', serialNumber: 'SER-0001', assetUid: '123456789012' };
const lists: Record<string, object[]> = {
  '/api/assets': [laptop, { ...laptop, id: 'a2', serialNumber: 'SER-00012', assetUid: '223456789012' }],
  '/api/purchase-orders': [{ id: 'p1', poNumber: 'PO-2026-000001', title: 'For SER-0001' }],
  '/api/support-tickets': [
    {
      ...{ id: 't1', number: 'TKT-2026-000001', title: 'Stored title' },
      cause: { number: 'AMC-2026-000007', provider: 'Care', day: '2026-12-01', asset: 'Laptop', others: 0 },
    },
  ],
  '/api/users': [{ id: 'u9', name: 'Asha Rao', email: 'asha@demo.gov.in', role: 'Seller' }],
  '/api/end-users': [{ id: 'h7', name: 'Vimal Shah', email: 'vimal@demo.gov.in', department: 'Treasury' }],
  '/api/campaigns': [{ id: 'c1', number: 'VER-2026-000001', name: 'Yearly count' }],
  '/api/enduser/devices': [
    { id: 'd1', deviceName: 'Own laptop', deviceId: '1', serialNumber: 'SER-0001' },
    { id: 'd2', deviceName: 'Own printer', deviceId: '2', serialNumber: 'PRN-1' },
  ],
};

async function open(role: Role, { total = 0, broken = '' } = {}) {
  const asked: Asked[] = answerWith(({ path, query }) => {
    if (path === broken) return { status: 422, body: { error: 'Away' } };
    const q = query.get('q')?.toLowerCase() ?? '';
    const items = (lists[path] ?? []).filter((item) => JSON.stringify(item).toLowerCase().includes(q));
    return { body: { items, total: Math.max(total, items.length), page: 1, pageSize: 5 } };
  });
  const { router } = await show(
    <>
      <QuickSearch />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
    { role, at: '/x' },
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  return { asked, router, field: await screen.findByRole('combobox', { name: 'Search the portal' }) };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('finds what the reader has lists of, what is meant exactly first, and opens it by Enter', async () => {
  const { asked, router, field } = await open('Super Admin');
  await userEvent.type(field, 'ser-0001');
  await screen.findByText('PO-2026-000001');
  expect(options()).toEqual([
    'LaptopSER-0001Assets',
    'LaptopSER-00012Assets',
    'PO-2026-000001For SER-0001Purchase Orders',
  ]);
  expect(asked.find(({ path }) => path === '/api/purchase-orders')?.query.toString()).toBe(
    'source=purchase-order&q=ser-0001&pageSize=5',
  );
  expect(asked.some(({ path }) => path === '/api/enduser/devices')).toBe(false);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/superadmin/assets/a1'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('words a ticket that the portal opened by its cause', async () => {
  const { field } = await open('Support Agent');
  await userEvent.type(field, 'tkt-2026');
  await screen.findByText('Preventive service under AMC-2026-000007 on 01-12-2026');
  expect(screen.queryByText('Stored title')).toBeNull();
});

it('opens what a scanner typed with its Enter, before anything was shown', async () => {
  const { router, field } = await open('Buyer');
  await userEvent.type(field, '123456789012{Enter}', { delay: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/buyer/assets/a1'));
});

it('opens nothing by itself that is not meant exactly', async () => {
  const { router, field } = await open('Buyer');
  await userEvent.type(field, 'lap{Enter}', { delay: null });
  await screen.findAllByRole('option');
  expect(router.state.location.pathname).toBe('/x');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/buyer/assets/a2'));
});

it('leads to all of a kind, with the same words', async () => {
  const { router, field } = await open('Buyer', { total: 40 });
  await userEvent.type(field, 'laptop ');
  await userEvent.click(await screen.findByText('All 40 in Assets'));
  expect(router.state.location.pathname + router.state.location.search).toBe('/buyer/assets?q=laptop');
});

it('finds own devices among all of them, and asks an end user for nothing of others', async () => {
  const { asked, router, field } = await open('End User');
  await userEvent.type(field, 'prn');
  await screen.findByText('Own printer');
  expect(options()).toEqual(['Own printerPRN-1Devices']);
  expect(asked.map(({ path }) => path)).not.toContain('/api/assets');
  expect(asked.map(({ path }) => path)).not.toContain('/api/users');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/enduser/devices/d2'));
});

it.each([
  ['Super Admin', '/superadmin/seller-management?q=asha%40demo.gov.in'],
  ['Support Agent', '/support-agent/users?q=asha%40demo.gov.in'],
] as const)('leads a %s to a person in the list that they have', async (role, to) => {
  const { router, field } = await open(role);
  await userEvent.type(field, 'asha@demo.gov.in');
  await userEvent.click(await screen.findByText('Asha Rao'));
  expect(router.state.location.pathname + router.state.location.search).toBe(to);
});

it('leads a buyer to what a person of the office holds', async () => {
  const { router, field } = await open('Buyer');
  await userEvent.type(field, 'vimal');
  await userEvent.click(await screen.findByText('Vimal Shah'));
  expect(router.state.location.pathname + router.state.location.search).toBe('/buyer/assets?endUserId=h7');
});

it('asks for nothing that a role has no page of', async () => {
  const { asked, field } = await open('Seller');
  await userEvent.type(field, 'ver-2026');
  await screen.findByText('Nothing found for “ver-2026”.');
  const paths = asked.map(({ path }) => path);
  for (const path of ['/api/end-users', '/api/users', '/api/campaigns', '/api/registrations'])
    expect(paths).not.toContain(path);
});

it('asks nothing for one letter, says what it can find, and quotes what it did not', async () => {
  const { asked, field } = await open('Seller');
  await userEvent.type(field, 'z');
  screen.getByText(/Type or scan a serial number/);
  expect(asked).toEqual([]);
  await userEvent.type(field, 'zz');
  await screen.findByText('Nothing found for “zzz”.');
});

it('says which kinds cannot be searched now, and shows the others', async () => {
  const { field } = await open('Support Agent', { broken: '/api/support-tickets' });
  await userEvent.type(field, 'asha');
  await screen.findByText(/Not everything can be searched now: Tickets/);
  within(screen.getByRole('listbox')).getByText('Asha Rao');
  screen.getByRole('button', { name: 'Retry' });
});
