import { type RequisitionStatus, requisitionStatuses, type Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { RequisitionPage } from './requisition.page.js';

const requisition = {
  ...{ id: 'r1', version: 2, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ number: 'REQ-2026-000001', title: 'Laptops', justification: 'Twelve people begin.', priority: 'Medium' },
  ...{ neededBy: '2090-01-31', organizationId: 'o1', organizationName: 'District Office', estimatedTotal: 0 },
  ...{ requestedBy: 'Asha Rao', requestedById: 'someone-else', history: [] },
  items: [{ id: 'i1', assetName: 'Laptop', category: 'Laptop', quantity: 2 }],
};

const open = async (role: Role, status: RequisitionStatus, changes: object = {}) => {
  const asked = answerWith(({ method, body }) => ({
    body: { ...requisition, status, ...changes, ...(method === 'PUT' && typeof body === 'object' ? body : {}) },
  }));
  await show(<RequisitionPage base="/buyer/requisitions" />, { role });
  await screen.findByRole('heading', { level: 1 });
  return asked;
};
const own = { requestedById: 'u1' };

it.each([
  ['Buyer', 'Submitted', {}, ['Accept', 'Return', 'Reject']],
  ['Super Admin', 'Submitted', {}, ['Accept', 'Return', 'Reject']],
  ['Buyer', 'Submitted', own, ['Withdraw Requisition']],
  ['End User', 'Draft', own, ['Submit Requisition', 'Withdraw Requisition']],
  ['End User', 'Returned', own, ['Send again', 'Withdraw Requisition']],
  ['Buyer', 'Returned', {}, []],
] as const)('offers a %s of one that is %s with %j: %j', async (role, status, changes, actions) => {
  await open(role, status, changes);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
});

it.each(requisitionStatuses)('leads to the form of a purchase order only once it is accepted: %s', async (status) => {
  await open('Buyer', status);
  const link = screen.queryByRole('link', { name: 'Create Purchase Order' });
  expect(link?.getAttribute('href')?.endsWith('/purchase-orders/new?requisition=r1')).toBe(
    status === 'Accepted' ? true : undefined,
  );
});

it('leads from what was ordered to the order', async () => {
  await open('End User', 'Ordered', { ...own, purchaseOrderId: 'p1', poNumber: 'PO-2026-000007' });
  const link = screen.getByRole('link', { name: 'Purchase order PO-2026-000007' });
  expect(link.getAttribute('href')).toMatch(/purchase-orders\/p1$/);
});

const request = {
  id: 'q1',
  rfqNumber: 'RFQ-2026-000003',
  closesAt: '2090-01-31T05:00:00Z',
  answers: 1,
  sellers: [{}, {}],
};
const askedFor = { rfqId: 'q1', rfqNumber: 'RFQ-2026-000003' };
const openAsked = async (role: Role, rfq: object, at = '/') => {
  const questions = answerWith(({ path }) =>
    path.endsWith('/rfqs/q1')
      ? { body: { ...request, ...rfq } }
      : { body: { ...requisition, status: 'Accepted', ...askedFor } },
  );
  await show(
    <Routes>
      <Route path="/buyer/purchase-orders/new" element={<p>The form of an order</p>} />
      <Route path="*" element={<RequisitionPage base="/buyer/requisitions" />} />
    </Routes>,
    { role, at },
  );
  await screen.findAllByText('RFQ-2026-000003');
  return questions;
};

it.each(requisitionStatuses)(
  'leads to the form of a request for quotes only once it is accepted: %s',
  async (status) => {
    await open('Buyer', status);
    const link = screen.queryByRole('link', { name: 'Request Quotes' });
    expect(link?.getAttribute('href')?.endsWith('/quotes/new?requisition=r1')).toBe(
      status === 'Accepted' ? true : undefined,
    );
  },
);

it.each([
  ['Open', false],
  ['Closed', false],
  ['Cancelled', true],
] as const)(
  'shows the request that was made from it; while that is %s another is offered: %s',
  async (status, offered) => {
    await openAsked('Buyer', { status });
    await screen.findByText('1 of 2 sellers have answered.');
    expect(screen.getByRole('link', { name: 'RFQ-2026-000003' }).getAttribute('href')).toMatch(/quotes\/q1$/);
    expect(!!screen.queryByRole('link', { name: 'Request Quotes' })).toBe(offered);
  },
);

it.each([
  ['Open', 'Open the Request RFQ-2026-000003'],
  ['Closed', 'Compare Quotes RFQ-2026-000003'],
] as const)('leads first to a request that is %s; an order besides is asked about, naming it', async (status, next) => {
  await openAsked('Buyer', { status }, '/buyer/requisitions/r1');
  const link = await screen.findByRole('link', { name: next });
  expect(link.getAttribute('href')).toMatch(/quotes\/q1$/);
  screen.getByText('The office compares the quotes of its request and awards one, which becomes the order.');
  expect(screen.queryByRole('link', { name: 'Create Purchase Order' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Create Purchase Order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order without the quotes of RFQ-2026-000003?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create Purchase Order' }));
  await screen.findByText('The form of an order');
});

it('leads to an order once the request was cancelled', async () => {
  await openAsked('Buyer', { status: 'Cancelled' });
  await screen.findByRole('link', { name: 'Create Purchase Order' });
});

it('tells an end user that quotes were asked for, and asks nothing that they may not read', async () => {
  const questions = await openAsked('End User', {});
  expect(screen.queryByRole('link', { name: 'RFQ-2026-000003' })).toBeNull();
  expect(questions.some(({ path }) => path.includes('/rfqs'))).toBe(false);
});

it('says when it was accepted, whatever was done after', async () => {
  const entry = (action: string, day: string) => ({
    action,
    status: 'Accepted',
    by: 'Asha Rao',
    at: `${day}T05:00:00Z`,
  });
  await open('Buyer', 'Accepted', {
    history: [entry('Accept', '2026-11-02'), entry('Quotes requested', '2026-11-09')],
  });
  const progress = within(screen.getByRole('region', { name: 'Progress' }));
  progress.getByText('02-11-2026');
  expect(progress.queryByText('09-11-2026')).toBeNull();
});

it('returns with a reason only, for the version that was read', async () => {
  const asked = await open('Buyer', 'Submitted');
  await userEvent.click(screen.getByRole('button', { name: 'Return' }));
  const dialog = await screen.findByRole('dialog', { name: 'Return: REQ-2026-000001' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect((await within(dialog).findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'For whom?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await screen.findByText('REQ-2026-000001: Returned');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ status: 'Returned', reason: 'For whom?' });
  expect(sent?.headers.get('if-match')).toBe('"2"');
});
