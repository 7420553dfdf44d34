import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApprovalTierListPage } from './approval-tier-list.page.js';

const tier = {
  ...{ id: 't1', version: 3, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ designation: 'Director', minAmount: 250_000 },
};

async function open(items: object[]) {
  const asked = answerWith(({ method }) => ({
    status: method === 'POST' ? 201 : 200,
    body: method === 'GET' ? { items, total: items.length, page: 1, pageSize: 20 } : tier,
  }));
  await show(<ApprovalTierListPage />, { role: 'Super Admin', at: '/superadmin/approval-tiers' });
  await screen.findByText(items.length > 0 ? 'Director' : 'No tiers yet');
  return asked;
}
const sent = (asked: Awaited<ReturnType<typeof open>>, method: string) => asked.find((one) => one.method === method);

it('adds a tier once its fields are right', async () => {
  const asked = await open([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Add Tier' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Designation is required')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Designation'), 'Director');
  await userEvent.type(dialog.getByLabelText(/Order value from/), '250000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The tier of Director was saved');
  expect(sent(asked, 'POST')?.body).toEqual({ designation: 'Director', minAmount: 250_000 });
});

it('shows who changed a tier meanwhile both versions', async () => {
  let stored = tier;
  const asked = answerWith(({ method, headers }) => {
    if (method === 'GET') return { body: { items: [stored], total: 1, page: 1, pageSize: 20 } };
    if (headers.get('if-match') === '"4"') return { body: stored };
    stored = { ...tier, version: 4, minAmount: 300_000 };
    return { status: 412, body: { error: 'Somebody was faster', code: 'STALE' } };
  });
  await show(<ApprovalTierListPage />, { role: 'Super Admin', at: '/superadmin/approval-tiers' });
  await userEvent.click(await screen.findByRole('button', { name: /Director/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Edit/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Designation'), ' General');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save this choice' }));
  await screen.findByText('The tier of Director General was saved');
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ minAmount: 300_000 });
});

it('removes a tier after asking once more', async () => {
  const asked = await open([tier]);
  await userEvent.click(screen.getByRole('button', { name: /Director/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Remove/ }));
  await screen.findByText('Orders that wait already keep their approvals.');
  expect(sent(asked, 'DELETE')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('The tier of Director was removed');
  expect(sent(asked, 'DELETE')?.path).toBe('/api/approval-tiers/t1');
});
