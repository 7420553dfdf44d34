import type { Thread as ThreadPage, ThreadEntry } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '../../testing-asset.js';
import { Thread } from './thread.js';

const entry = (id: string, changes: Partial<ThreadEntry>): ThreadEntry => ({
  ...{ id, at: '2026-03-01T06:00:00.000Z', dayOnly: false, kind: 'change', title: 'Asset updated', fields: [] },
  ...changes,
});
const entries = [
  entry('1', {
    by: 'Asha Rao',
    fields: [
      { field: 'value', from: 52_000.5, to: 48_000 },
      { field: 'warrantyExpiry', from: '2026-01-05' },
      { field: 'hasAmc', from: false, to: true },
      { field: 'status', from: 'Active', to: 'Under Repair' },
      { field: 'notes', to: 'Active' },
    ],
  }),
  entry('2', { kind: 'ticket', title: 'Ticket raised', record: { type: 'ticket', id: 't1', label: 'TKT-1' } }),
  entry('3', { kind: 'order', title: 'Order created', record: { type: 'order', id: 'o1', label: 'GEMC-1' } }),
  entry('4', { kind: 'cover', title: 'AMC contract created', record: { type: 'amc', id: 'm1', label: 'AMC-1' } }),
];

async function open(changes: Partial<ThreadPage> = {}) {
  const page = { items: entries, total: entries.length, page: 1, pageSize: 20, missing: [], ...changes };
  const asked = answerWith(() => ({ body: page }));
  await show(<Thread asset={asset()} places={{ orders: '/buyer/procurement' }} />, {
    at: '/buyer/assets/a1',
    role: 'Buyer',
  });
  return asked;
}

it('shows what a change changed from what to what, in words', async () => {
  await open();
  const row = (await screen.findByText('Asset updated')).closest('li');
  const text = row?.textContent ?? '';
  expect(text).toMatch(/Value: ₹\s?52,000\.50 became ₹\s?48,000\.00/);
  expect(text).toMatch(/Warranty expiry: 05-01-2026 became –/);
  expect(text).toMatch(/Has AMC: No became Yes/);
  expect(text).toMatch(/Status: Active became Under Repair/);
  expect(text).toMatch(/Asha Rao/);
});

it('leads to the records that the area has, and names the others', async () => {
  await open();
  expect((await screen.findByRole('link', { name: 'GEMC-1' })).getAttribute('href')).toBe('/buyer/procurement/o1');
  screen.getByText('TKT-1');
  expect(screen.getByRole('link', { name: 'AMC-1' }).getAttribute('href')).toBe('/buyer/amc/m1');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('asks for one kind, from its first page on', async () => {
  const asked = await open({ total: 45 });
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('page')).toBe('2'));
  await userEvent.click(screen.getByRole('combobox', { name: 'About' }));
  await userEvent.click(await screen.findByTitle('Holders'));
  await waitFor(() => expect(asked.at(-1)?.query.get('kind')).toBe('holder'));
  expect(asked.at(-1)?.query.get('page')).toBe('1');
});

it('says what could not be read', async () => {
  await open({ missing: ['tickets'] });
  await screen.findByText('Tickets cannot be read now.');
});

it('says that nothing of a kind happened', async () => {
  await open({ items: [], total: 0 });
  await screen.findByText('Nothing of this kind happened yet.');
});
