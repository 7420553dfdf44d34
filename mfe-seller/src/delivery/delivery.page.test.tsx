import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeliveryPage } from './delivery.page.js';

const listed = (status: string) => ({
  id: 'o1',
  version: 4,
  status,
  gemContractNumber: 'GEMC-5116877',
  gemBuyerDepartmentName: 'District Office',
  deliveryPerson: { officerName: 'Keeper' },
  expectedDeliveryWindow: { startDate: '2026-01-01', endDate: '2099-01-01' },
  items: [{ quantity: 5, delivered: 2 }],
});

const row = {
  ...{ id: 'SO-o1', version: 4, source: 'gem', poNumber: 'GEMC-5116877', title: 'IT Hardware', priority: 'Medium' },
  ...{ status: 'In Production', department: 'District Office', requestedBy: 'Keeper', openUnits: 3 },
  expectedDeliveryDate: '2099-01-01',
};
const purchase = {
  ...row,
  ...{ id: 'p1', source: 'purchase-order', poNumber: 'PO-2026-000042', status: 'In Transit', openUnits: 2 },
  expectedDeliveryDate: '2026-01-01',
};

const answer = () =>
  answerWith(({ method, path, query }) => {
    if (method === 'PUT') return { body: listed('In Progress') };
    if (path.endsWith('/purchase-orders')) return { body: { items: [row, purchase], total: 2, page: 1, pageSize: 20 } };
    return { body: { items: [listed(query.get('status') ?? '')], total: 1, page: 1, pageSize: 20 } };
  });

it('leads an order at work to its proof of delivery', async () => {
  answer();
  await show(<DeliveryPage />, { role: 'Seller' });
  const proof = await screen.findByRole('link', { name: 'Upload Delivery Proof: GEMC-5116877' });
  expect(proof.getAttribute('href')).toBe('/seller/orders/o1/delivery');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['In Progress (2)', 'Approved (1)']);
  for (const tab of tabs) expect(tab.id).not.toMatch(/\s/);
});

it('lists purchase orders with goods outstanding in the same list, with their kind and what is overdue', async () => {
  const asked = answer();
  await show(<DeliveryPage />, { role: 'Seller' });
  const proof = await screen.findByRole('link', { name: 'Upload Delivery Proof: PO-2026-000042' });
  expect(proof.getAttribute('href')).toBe('/seller/purchase-orders/p1/delivery');
  expect(asked.some(({ query }) => query.get('outstanding') === 'yes')).toBe(true);
  screen.getByText(/^Purchase order/);
  screen.getByText(/^GeM order/);
  screen.getByText('Overdue');
});

it('starts an approved order with the version that was read', async () => {
  const asked = answer();
  await show(<DeliveryPage />, { role: 'Seller', at: '/?tab=start' });
  await userEvent.click(await screen.findByRole('button', { name: 'Start progress: GEMC-5116877' }));
  await screen.findByText('GEMC-5116877: Start progress');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ status: 'In Progress' });
  expect(sent?.headers.get('if-match')).toBe('"4"');
});

it('says what is missing where there is nothing to deliver', async () => {
  answerWith(() => ({ body: { items: [], total: 0, page: 1, pageSize: 20 } }));
  await show(<DeliveryPage />, { role: 'Seller' });
  await screen.findByText('No orders found.');
  screen.getByText('No approved orders available for delivery proof upload. Please add an order first.');
});

it('says that a status was not updated, and why', async () => {
  answerWith(({ method, query }) =>
    method === 'PUT'
      ? { status: 412, body: { error: 'Somebody was faster' } }
      : { body: { items: [listed(query.get('status') ?? '')], total: 1, page: 1, pageSize: 20 } },
  );
  await show(<DeliveryPage />, { role: 'Seller', at: '/?tab=start' });
  await userEvent.click(await screen.findByRole('button', { name: 'Start progress: GEMC-5116877' }));
  const note = within(await screen.findByRole('alert'));
  note.getByText('Failed to update status');
  note.getByText('Somebody was faster');
});
