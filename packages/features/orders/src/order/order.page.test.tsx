import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { order } from '../testing-order.js';
import type { ShownOrder } from '../order-list/order.words.js';
import { OrderPage } from './order.page.js';
import { asksInvoices, noInvoices } from '../testing-invoices.js';

const page = (
  <Routes>
    <Route path="/orders/:id" element={<OrderPage base="/orders" />} />
  </Routes>
);

const seller = { id: 's1', name: 'Infotech', userId: 'u9', contact: { officerName: 'Sales Officer' } as object };

function answer(shown: ShownOrder) {
  return answerWith(({ method, path, body }) => {
    if (asksInvoices(path)) return noInvoices;
    if (path.endsWith('/capacity')) {
      return { body: { ordered: 3, registered: 1, remaining: 2, categories: [] } };
    }
    if (path.endsWith('/delivery-proofs') || ['/api/receipts', '/api/documents'].includes(path))
      return { body: { items: [] } };
    if (path.endsWith('/dispatch-advices')) return { body: { items: [], balance: [] } };
    if (path === '/api/approved-sellers') return { body: { items: [seller] } };
    if (method === 'PUT') return { body: { ...shown, ...(typeof body === 'object' ? body : {}) } };
    return method === 'GET' ? { body: shown } : undefined;
  });
}

it('sends a rejection only with its reason, for the version that was read', async () => {
  const asked = answer(order({ status: 'Pending Approval' }));
  await show(page, { at: '/orders/o1', role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Reject Order' }));
  await screen.findByText('Rejection Reason is required');
  await userEvent.type(screen.getByLabelText(/Rejection Reason \*/), 'Wrong quantity');
  await userEvent.click(screen.getByRole('button', { name: 'Reject Order' }));
  await screen.findByText('Order GEMC-511687711223344 has been Rejected successfully.');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ status: 'Rejected', rejectionReason: 'Wrong quantity' });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it('asks once more before an approval that cannot be taken back, and says who sent the order', async () => {
  const sent = { at: '2026-11-01T05:00:00Z', by: 'Asha Rao', byId: 'u7', action: 'Order created' };
  const asked = answer(order({ status: 'Pending Approval', history: [{ ...sent, status: 'Pending Approval' }] }));
  await show(page, { at: '/orders/o1', role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Order' }));
  screen.getByText('Asha Rao', { selector: 'section p bdi' });
  const dialog = await screen.findByRole('dialog', { name: 'Approve order GEMC-511687711223344?' });
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve Order' }));
  await screen.findByText('Order GEMC-511687711223344 has been Approved successfully.');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'Approved', notes: '' });
});

it('offers no decision to who created the order', async () => {
  answer(order({ status: 'Pending Approval', createdById: 'u1' }));
  await show(page, { at: '/orders/o1', role: 'Super Admin' });
  await screen.findByText(/Nobody approves what they created/);
  expect(screen.queryByRole('button', { name: 'Approve Order' })).toBeNull();
});

it('lets the seller pause the work or prove a delivery, and says what is open', async () => {
  answer(order());
  await show(page, { at: '/orders/o1', role: 'Seller' });
  await screen.findByText('2 pieces are still to be delivered.');
  expect(screen.getByRole('link', { name: 'Upload Delivery Proof' }).getAttribute('href')).toBe('/orders/o1/delivery');
  screen.getByRole('button', { name: 'Pause progress' });
});

it('says that a contact is missing', async () => {
  answer(order());
  await show(page, { at: '/orders/o1', role: 'Buyer' });
  await screen.findByText('Sales Officer');
  expect(screen.getAllByText('Contact number not available')).toHaveLength(2);
  expect(screen.getAllByText('Email address not available')).toHaveLength(2);
});

it('leads an office to its seller by telephone and mail, about this order', async () => {
  const contact = { officerName: 'Sales Officer', contactNumber: '9876543210', email: 'sales@example.com' };
  const known = { ...seller, contact };
  answerWith(({ path }) =>
    path === '/api/approved-sellers'
      ? { body: { items: [known] } }
      : path === '/api/seller-orders/o1'
        ? { body: order() }
        : undefined,
  );
  await show(page, { at: '/orders/o1', role: 'Buyer' });
  const call = await screen.findByRole('link', { name: '9876543210' });
  expect(call.getAttribute('href')).toBe('tel:9876543210');
  const mail = screen.getByRole('link', { name: 'sales@example.com' }).getAttribute('href');
  expect(mail).toBe('mailto:sales@example.com?subject=About%20the%20GeM%20order%20GEMC-511687711223344');
  const beside = (label: string) => within(screen.getByText(label).nextElementSibling as HTMLElement);
  beside('Contact Seller').getByRole('link', { name: '9876543210' });
  beside('Send Email').getByRole('link', { name: 'sales@example.com' });
});

it('shows a seller no way to themselves', async () => {
  const asked = answer(order());
  await show(page, { at: '/orders/o1', role: 'Seller' });
  await screen.findByRole('region', { name: 'Buyer Contact' });
  expect(screen.queryByRole('region', { name: 'Seller Information' })).toBeNull();
  expect(asked.some(({ path }) => path === '/api/approved-sellers')).toBe(false);
});

it('is saved as a document, and its address given on', async () => {
  const asked = answer(order());
  URL.createObjectURL = () => '#order';
  const user = userEvent.setup();
  await show(page, { at: '/orders/o1', role: 'Buyer' });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/purchase-orders/SO-o1/pdf')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByText('The link was copied');
});

it('leads the maker of a rejected order to its correction', async () => {
  answer(order({ status: 'Rejected', createdById: 'u1', rejectionReason: 'Wrong quantity' }));
  await show(page, { at: '/orders/o1', role: 'Buyer' });
  const link = await screen.findByRole('link', { name: 'Correct and send again' });
  expect(link.getAttribute('href')).toBe('/orders/o1/edit');
});

it('leads back to the list from an order that is not there', async () => {
  answerWith(() => ({ status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } }));
  await show(page, { at: '/orders/o9', role: 'Buyer' });
  await screen.findByText('Error Loading GEM Order Details');
  expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/orders');
});

it('lets who added an order edit it or, with a reason, cancel it while it waits', async () => {
  const asked = answer(order({ status: 'Pending Approval', createdById: 'u1' }));
  await show(page, { at: '/orders/o1', role: 'Seller' });
  const link = await screen.findByRole('link', { name: 'Edit Order' });
  expect(link.getAttribute('href')).toBe('/orders/o1/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Order: GEMC-511687711223344' });
  const buttons = within(dialog).getAllByRole('button').slice(-2);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel', 'Confirm']);
  expect(buttons[1]?.classList.contains('danger')).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect((await within(dialog).findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Ordered elsewhere');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await screen.findByText('GEMC-511687711223344: Cancelled');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ status: 'Cancelled', cancellationReason: 'Ordered elsewhere' });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it.each([
  ['a colleague of who added it', 'Pending Approval', 'someone-else'],
  ['who added an order that is approved', 'Approved', 'u1'],
  ['who added an order that is cancelled', 'Cancelled', 'u1'],
] as const)('offers %s neither', async (_, status, createdById) => {
  answer(order({ status, createdById, cancellationReason: 'Ordered elsewhere' }));
  await show(page, { at: '/orders/o1', role: 'Seller' });
  await screen.findByText('Ordered elsewhere');
  expect(screen.queryByRole('link', { name: 'Edit Order' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
});

it('can be printed', async () => {
  let printed = 0;
  window.print = () => void (printed += 1);
  answer(order());
  await show(page, { at: '/orders/o1', role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(printed).toBe(1);
});

it('leads a seller to the proof only once the buyer has named who receives', async () => {
  answer(order());
  const { unmount } = await show(page, { at: '/orders/o1', role: 'Seller' });
  await screen.findByRole('link', { name: 'Upload Delivery Proof' });
  unmount();
  answer(order({ receiver: undefined }));
  await show(page, { at: '/orders/o1', role: 'Seller' });
  await screen.findByText('The buyer has not named who receives the delivery. Please ask the buyer.');
  expect(screen.queryByRole('link', { name: 'Upload Delivery Proof' })).toBeNull();
});
