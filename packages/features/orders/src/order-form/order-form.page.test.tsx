import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
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

/** A form that was filled in before, as it is kept in this browser. */
function keepFilled(changes: object = {}) {
  const officer = { officerName: 'Officer', designation: 'Director', contactNumber: '9000000001' };
  const kept = {
    ...{ gemContractNumber: 'GEMC-511687711223344', gemOrderCategory: 'IT Hardware', gemOrderFile: ['f1'] },
    ...{ gemBuyerDepartmentName: 'District Office', deliveryPerson: officer },
    buyerContact: { ...officer, email: 'officer@demo.gov.in' },
    expectedDeliveryWindow: { startDate: '2090-01-01', endDate: '2090-01-31' },
    items: [{ ...order().items[0], ...changes }],
  };
  localStorage.setItem('portal.draft.new-gem-order.u1', JSON.stringify(kept));
}

it('says that the order was not created, and keeps it', async () => {
  keepFilled();
  answerWith(({ method }) =>
    method === 'POST' ? { status: 503, body: { error: 'The service is away' } } : { body: { free: true } },
  );
  await show(form, { role: 'Seller' });
  await userEvent.click(screen.getByRole('button', { name: 'Add GeM Order' }));
  await screen.findByRole('heading', { name: 'Failed to create order. Please try again.' });
  screen.getByText('The service is away');
  expect(screen.getByLabelText<HTMLInputElement>('GeM contract number').value).toBe('GEMC-511687711223344');
});

it('says how long a warranty is at most', async () => {
  keepFilled({ warrantyPeriod: 11 });
  const asked = answerWith(() => ({ body: { free: true } }));
  await show(form, { role: 'Seller' });
  await userEvent.click(screen.getByRole('button', { name: 'Add GeM Order' }));
  await screen.findByRole('link', { name: 'At most 10 years are allowed' });
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

it('names the missing seller together with all else that is missing', async () => {
  answerWith(() => ({ body: { items: [] } }));
  await show(form, { role: 'Super Admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Add GeM Order' }));
  await screen.findByRole('link', { name: 'GeM Contract Number is required' });
  screen.getByRole('link', { name: 'Seller is required' });
});

it('sends the priority that was chosen, the usual one where nobody chose', async () => {
  keepFilled();
  const asked = answerWith(({ method }) => (method === 'POST' ? { body: order() } : { body: { free: true } }));
  await show(form, { role: 'Seller' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Priority' }));
  await userEvent.click(await screen.findByTitle('High'));
  await userEvent.click(screen.getByRole('button', { name: 'Add GeM Order' }));
  await screen.findByText('Order GEMC-511687711223344 was added and waits for approval');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ priority: 'High' });
});

it('takes people and lines of an earlier order, and neither its number nor its files', async () => {
  answerWith(({ path }) => ({ body: path.endsWith('/o7') ? order({ id: 'o7', priority: 'High' }) : { items: [] } }));
  await show(form, { role: 'Seller', at: '/seller/orders/new?like=o7' });
  const department = await screen.findByLabelText<HTMLInputElement>('GeM buyer department name');
  expect(department.value).toBe('District Office');
  expect(screen.getByLabelText<HTMLInputElement>('Delivery officer name').value).toBe('Keeper');
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('3');
  expect(screen.getByLabelText<HTMLInputElement>('GeM contract number').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Add GeM Order' }));
  await screen.findByRole('link', { name: 'GeM Order file is required' });
});

describe('a department that has orders', () => {
  const known = () => answerWith(() => ({ body: { items: [order()], total: 1, page: 1, pageSize: 10 } }));
  const officer = () => screen.getByLabelText<HTMLInputElement>('Buyer officer name').value;
  const name = () => userEvent.type(screen.getByLabelText('GeM buyer department name'), 'district office');

  it('brings its officers', async () => {
    known();
    await show(form, { role: 'Seller' });
    await name();
    await screen.findByText(/The officers are those of order/);
    expect(officer()).toBe('Officer');
    expect(screen.getByLabelText<HTMLInputElement>('Delivery officer name').value).toBe('Keeper');
  });

  it('leaves whom somebody wrote', async () => {
    known();
    await show(form, { role: 'Seller' });
    await userEvent.type(screen.getByLabelText('Buyer officer name'), 'Somebody else');
    await name();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Delivery officer name').value).toBe('Keeper'));
    expect(officer()).toBe('Somebody else');
  });
});
