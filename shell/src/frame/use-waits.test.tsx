import type { NavItem, Role, Subject } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { useWaits } from './use-waits.js';

const inbox: NavItem = {
  to: '/inbox',
  label: 'Inbox',
  icon: 'inbox',
  can: ['view', 'dashboard'],
  waits: [
    { subject: 'procurement.waiting.count' },
    { subject: 'identity.joining.list', query: { decidable: 'yes', pageSize: '1' } },
  ],
};
const orders: NavItem = {
  ...inbox,
  label: 'Orders',
  waits: [
    { subject: 'procurement.order.list', query: { status: 'Rejected', pageSize: '1' }, can: ['edit', 'sales'] },
    // Of an area that is newer than the shell.
    { subject: 'procurement.later.list' as Subject },
  ],
};
const { waits: _, ...quiet } = inbox;

function Menu() {
  const countOf = useWaits([inbox, orders, quiet]);
  return <p>{[inbox, orders, quiet].map(countOf).join(' ')}</p>;
}

async function open(role: Role, broken = '') {
  const asked = answerWith(({ path }) => {
    if (path === broken) return { status: 403, body: { error: 'No' } };
    return { body: { items: [], total: path === '/api/waiting' ? 4 : 3, page: 1, pageSize: 1 } };
  });
  await show(<Menu />, { role });
  return asked;
}

it('adds up what waits behind a row, asked as the row says', async () => {
  const asked = await open('Buyer');
  await screen.findByText('7 0 0');
  expect(asked.map(({ path, query }) => [path, query.toString()])).toEqual([
    ['/api/waiting', ''],
    ['/api/joinings', 'decidable=yes&pageSize=1'],
  ]);
});

it('asks nobody about what is not their turn, nor about an operation that it does not know', async () => {
  const asked = await open('OEM');
  await screen.findByText('3 0 0');
  expect(asked.map(({ path }) => path)).toEqual(['/api/joinings']);
});

it('counts for a seller what they may bring on', async () => {
  await open('Seller');
  await screen.findByText('3 3 0');
});

it('shows what it can count when another part cannot be asked', async () => {
  await open('Buyer', '/api/joinings');
  await screen.findByText('4 0 0');
});
