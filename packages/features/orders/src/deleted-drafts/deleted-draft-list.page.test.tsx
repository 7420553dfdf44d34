import type { Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { DeletedDraftListPage } from './deleted-draft-list.page.js';

const draft = {
  ...{ id: 'p1', version: 3, poNumber: 'PO-2026-000001', title: 'Laptops', department: 'Records', totalAmount: 118 },
  ...{ requestedBy: 'Asha Rao', deletedAt: '2026-11-20T05:00:00Z', keptUntil: '2026-12-20T05:00:00Z' },
};

async function open(role: Role, refusal?: string) {
  const asked = answerWith(({ method }) => {
    if (method === 'GET') return { body: { items: [draft], total: 1, page: 1, pageSize: 20 } };
    return refusal ? { status: 409, body: { error: refusal } } : { body: draft };
  });
  const page = (
    <Routes>
      <Route path="/buyer/purchase-orders/deleted" element={<DeletedDraftListPage base="/buyer/purchase-orders" />} />
      <Route path="/buyer/purchase-orders/:id" element={<p>The order</p>} />
    </Routes>
  );
  await show(page, { at: '/buyer/purchase-orders/deleted', role });
  await screen.findByText('PO-2026-000001');
  return asked;
}
async function restore() {
  await userEvent.click(screen.getByRole('button', { name: /^Restore/ }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Restore PO-2026-000001?');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
}

it('says until when a draft comes back, brings it back, and leads to it', async () => {
  const asked = await open('Buyer');
  screen.getByText('20-12-2026');
  await restore();
  await screen.findByText('The order');
  screen.getByText('Purchase order PO-2026-000001 was restored');
  expect(asked.find(({ method }) => method === 'POST')?.path).toMatch(/\/purchase-orders\/p1\/restore$/);
});

it('says why it does not come back', async () => {
  await open('Buyer', 'The requisition was ordered');
  await restore();
  await screen.findByText('The requisition was ordered');
});

it('names a Super Admin no last day', async () => {
  await open('Super Admin');
  expect(screen.queryByText('Can be restored until')).toBeNull();
});
