import type { Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { CorrectInvoicePage } from './correct-invoice.page.js';
import { InvoiceListPage } from './invoice-list.page.js';
import { InvoicePage } from './invoice.page.js';
import { InvoicesOfOrder } from './invoices-of-order.js';
import { NewInvoicePage } from './new-invoice.page.js';

const line = { lineId: 'l1', name: 'Latitude', ordered: 5, accepted: 4, invoiced: 0 };
const invoice = {
  ...{ id: 'i1', version: 3, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ number: 'INV-2026-000001', invoiceNumber: 'A/1', invoiceDate: '2026-11-01', status: 'Submitted' },
  ...{ source: 'gem', orderId: 'o1', orderNumber: 'GEMC-1', sellerOrganizationId: 's1', sellerName: 'Infotech' },
  ...{ subtotal: 100, gstTotal: 18, totalAmount: 118, payableAmount: 118, earlierPayments: [], history: [] },
  file: { id: 'f1', name: 'bill.pdf', size: 900, type: 'application/pdf', scan: 'clean' },
  items: [{ lineId: 'l1', name: 'Latitude', quantity: 1, unitPrice: 100, gst: 18, gstAmount: 18, totalPrice: 118 }],
  match: [{ ...line, quantity: 1, orderPrice: 100, unitPrice: 100, difference: 0 }],
};
const billable = {
  ...{ source: 'gem', orderId: 'o1', orderNumber: 'GEMC-1' },
  lines: [
    { ...line, billable: 4, unitPrice: 100, gst: 18, deduction: 20, deductionReasons: ['A week late'] },
    {
      ...{ ...line, lineId: 'l2', name: 'LaserJet', accepted: 2, invoiced: 2, billable: 0, unitPrice: 50, gst: 18 },
      ...{ deduction: 0, deductionReasons: [] },
    },
  ],
  sums: { ordered: 590, accepted: 452, deducted: 20, invoiced: 118, paid: 0 },
};
const summary = {
  toPay: { count: 1, amount: 118 },
  overdue: { count: 1, amount: 118 },
  paidThisYear: { count: 0, amount: 0 },
};

async function open(path: string, role: Role, one: object = invoice) {
  const base = path.split('/').slice(0, 3).join('/');
  const asked = answerWith(({ path: at, method }) => {
    if (at === '/api/invoices/summary') return { body: summary };
    if (at === '/api/invoices/billable') return { body: billable };
    if (at === '/api/invoices' && method === 'GET') return { body: { items: [one], total: 1, page: 1, pageSize: 20 } };
    return { body: one };
  });
  const places = { base, orders: '/orders', purchaseOrders: '/purchase-orders' };
  const page = (
    <Routes>
      <Route path={base} element={<InvoiceListPage base={base} />} />
      <Route path={`${base}/new`} element={<NewInvoicePage base={base} />} />
      <Route path={`${base}/:id`} element={<InvoicePage {...places} />} />
      <Route path={`${base}/:id/correct`} element={<CorrectInvoicePage base={base} />} />
    </Routes>
  );
  await show(page, { at: path, role });
  return () => asked.filter(({ method }) => method !== 'GET').map(({ path: at, body }) => [at, body]);
}

it.each(['/seller/invoices/i9', '/seller/invoices/i9/correct'])(
  'says at %s that the invoice is not there',
  async (at) => {
    answerWith(() => ({ status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } }));
    const page = (
      <Routes>
        <Route
          path="/seller/invoices/:id"
          element={<InvoicePage base="/seller/invoices" orders="/orders" purchaseOrders="/purchase-orders" />}
        />
        <Route path="/seller/invoices/:id/correct" element={<CorrectInvoicePage base="/seller/invoices" />} />
      </Routes>
    );
    await show(page, { at, role: 'Seller' });
    await screen.findByText('The invoice cannot be read');
  },
);

it('lists invoices with what is to be paid, and leads to what is overdue', async () => {
  await open('/buyer/invoices', 'Buyer');
  const link = await screen.findByRole('link', { name: /INV-2026-000001/ });
  expect(link.getAttribute('href')).toBe('/buyer/invoices/i1');
  const overdue = await screen.findByRole('link', { name: /Overdue/ });
  expect(overdue.getAttribute('href')).toBe('/buyer/invoices?overdue=yes');
});

it.each([
  [{ quantity: 5 }, 'More than accepted'],
  [{ unitPrice: 110, difference: 10 }, 'Above the order'],
  [{ unitPrice: 90, difference: -10 }, 'Below the order'],
  [{}, 'Matches'],
])('says of a line with %j in words: %s', async (change, words) => {
  await open('/buyer/invoices/i1', 'Buyer', { ...invoice, match: [{ ...invoice.match[0], ...change }] });
  await screen.findByText(words);
});

it('says what was deducted at acceptance, why, and what is to be paid', async () => {
  const match = [{ ...invoice.match[0], deduction: 20, deductionReasons: ['A week late'] }];
  await open('/buyer/invoices/i1', 'Seller', { ...invoice, payableAmount: 98, match });
  await screen.findByText('A week late');
  expect(screen.getAllByText('Payable amount').length).toBe(2);
});

it('begins the payment with what is to be paid', async () => {
  await open('/buyer/invoices/i1', 'Buyer', { ...invoice, status: 'Accepted', payableAmount: 98 });
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Amount paid').value).toBe('98');
});

it('lets the office return it with a reason alone', async () => {
  const written = await open('/buyer/invoices/i1', 'Buyer');
  await userEvent.click(await screen.findByRole('button', { name: 'Return Invoice' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return Invoice' }));
  expect((await screen.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'No order number');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return Invoice' }));
  await screen.findByText('Invoice INV-2026-000001 was returned; the seller was told.');
  expect(written()).toEqual([['/api/invoices/i1/status', { status: 'Returned', reason: 'No order number' }]]);
});

it('waits for nobody once it is paid', async () => {
  await open('/buyer/invoices/i1', 'Buyer', { ...invoice, status: 'Paid' });
  await screen.findByRole('heading', { name: 'What happens next' });
  screen.getByRole('button', { name: 'Correct Payment' });
});

it('asks before it accepts', async () => {
  const written = await open('/buyer/invoices/i1', 'Buyer');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept Invoice' }));
  expect(written()).toEqual([]);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept Invoice' }));
  await screen.findByText('Invoice INV-2026-000001 was accepted; it is to be paid within 10 days.');
  expect(written()).toEqual([['/api/invoices/i1/status', { status: 'Accepted' }]]);
});

it('records how it was paid; a deduction is explained', async () => {
  const written = await open('/buyer/invoices/i1', 'Buyer', { ...invoice, status: 'Accepted', dueOn: '2020-01-01' });
  await screen.findByText('Overdue');
  await userEvent.click(await screen.findByRole('button', { name: 'Record Payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Payment reference'), 'UTR-0001');
  await userEvent.clear(dialog.getByLabelText('Deductions'));
  await userEvent.type(dialog.getByLabelText('Deductions'), '8');
  await userEvent.clear(dialog.getByLabelText('Amount paid'));
  await userEvent.type(dialog.getByLabelText('Amount paid'), '110');
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect((await screen.findAllByText('Please say what was deducted')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('What was deducted'), 'Tax at source');
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  await screen.findByText('The payment of INV-2026-000001 was recorded; the seller was told.');
  expect(written()[0]).toMatchObject([
    '/api/invoices/i1/payment',
    { reference: 'UTR-0001', amount: 110, deductions: 8, deductionNote: 'Tax at source' },
  ]);
});

it('offers who may only look nothing to do', async () => {
  await open('/superadmin/invoices/i1', 'Super Admin');
  await screen.findByRole('heading', { name: 'What happens next' });
  expect(screen.queryByRole('button', { name: /Invoice|Payment/ })).toBeNull();
});

it('begins the bill with all that was accepted and is not invoiced yet', async () => {
  await open('/seller/invoices/new?source=gem&order=o1', 'Seller');
  const quantity = await screen.findByLabelText('Quantity');
  expect((quantity as HTMLInputElement).value).toBe('4');
  expect(screen.queryByText('LaserJet')).toBeNull();
  screen.getByText('A week late');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Invoice' }));
  expect((await screen.findAllByText('Invoice number is required')).length).toBeGreaterThan(0);
  screen.getByText('There are 2 problems');
});

it('leads from an order to its bill, where anything can be billed', async () => {
  answerWith(({ path }) => ({
    body: path.endsWith('billable') ? billable : { items: [], total: 0, page: 1, pageSize: 50 },
  }));
  await show(<InvoicesOfOrder source="gem" order="o1" />, { at: '/seller/orders/o1', role: 'Seller' });
  const link = await screen.findByRole('link', { name: 'Submit Invoice' });
  expect(link.getAttribute('href')).toBe('/seller/invoices/new?source=gem&order=o1');
});

it('sends a returned one again as it was corrected, and no other', async () => {
  const written = await open('/seller/invoices/i1/correct', 'Seller', {
    ...{ ...invoice, status: 'Returned', reason: 'No order number' },
  });
  await screen.findByText('No order number');
  await userEvent.type(screen.getByLabelText('Notes (optional)'), 'GEMC-1');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText('Invoice INV-2026-000001 was sent; the buyer was told.');
  expect(written()[0]).toMatchObject(['/api/invoices/i1', { invoiceNumber: 'A/1', notes: 'GEMC-1' }]);
});

it('says that another cannot be corrected', async () => {
  await open('/seller/invoices/i1/correct', 'Seller');
  await screen.findByText('This invoice cannot be corrected now.');
});
