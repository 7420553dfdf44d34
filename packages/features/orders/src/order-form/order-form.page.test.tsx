import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import type { ShownOrder } from '../order-list/order.words.js';
import { order } from '../testing-order.js';
import { OrderFormPage } from './order-form.page.js';

beforeEach(() => localStorage.clear());

const form = <OrderFormPage base="/seller/orders" />;

it('says at once that a number is used by another order, and asks only from ten characters on', async () => {
  const asked = answerWith(() => ({ body: { free: false } }));
  await show(form, { role: 'Seller' });
  const field = screen.getByLabelText('GeM contract number');
  await userEvent.type(field, 'GEMC-5116');
  await userEvent.type(field, '8');
  await screen.findByText('GeM Contract Number must be unique');
  expect(asked.map(({ path }) => path)).toEqual(['/api/gem-contract-numbers/GEMC-51168']);
});

it('ticks a number that is unused', async () => {
  answerWith(() => ({ body: { free: true } }));
  await show(form, { role: 'Seller' });
  await userEvent.type(screen.getByLabelText('GeM contract number'), 'GEMC-511687');
  await screen.findByText('The number is unique');
});

it('adds up the lines with GST, and keeps at least one', async () => {
  answerWith(() => undefined);
  await show(form, { role: 'Seller' });
  await userEvent.clear(screen.getByLabelText('Quantity'));
  await userEvent.type(screen.getByLabelText('Quantity'), '2');
  await userEvent.type(screen.getByLabelText('Unit price before GST'), '50000');
  expect(screen.getAllByText('₹ 1,18,000.00')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Remove Item 1' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add Item' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Item 1' }));
  expect(screen.queryByRole('group', { name: 'Item 2' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Unit price before GST').value).toBe('');
});

it('asks a buyer for the seller, and a seller not', async () => {
  answerWith(() => ({ body: { items: [] } }));
  const { unmount } = await show(form, { role: 'Buyer' });
  screen.getByLabelText('Seller');
  unmount();
  await show(form, { role: 'Seller' });
  expect(screen.queryByLabelText('Seller')).toBeNull();
});

const openEdit = async (changes: Partial<ShownOrder>) => {
  const asked = answerWith(({ path }) => (path.includes('/seller-orders/') ? { body: order(changes) } : { body: {} }));
  const page = (
    <Routes>
      <Route path="/seller/orders/:id/edit" element={form} />
    </Routes>
  );
  await show(page, { at: '/seller/orders/o1/edit', role: 'Seller' });
  return asked;
};

it('edits an order that waits, with what it holds', async () => {
  await openEdit({ status: 'Pending Approval', createdById: 'u1' });
  await screen.findByRole('heading', { level: 1, name: /Edit Order/ });
  expect(screen.getByLabelText<HTMLInputElement>('GeM contract number').value).toBe('GEMC-511687711223344');
  screen.getByRole('button', { name: 'Save' });
});

it.each([
  ['Approved', 'u1'],
  ['Cancelled', 'u1'],
  ['Pending Approval', 'someone-else'],
] as const)('has no form for an order that is %s of %s', async (status, createdById) => {
  await openEdit({ status, createdById });
  await screen.findByText('An order can be edited until it is approved, by whoever added it.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
