import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../testing-order.js';
import { OrderAssignee } from './order-assignee.js';

const people = ['Asha Rao', 'Ravi Das'].map((name, n) => ({
  ...{ id: `r${n + 1}`, name, email: `r${n + 1}@demo.gov.in`, version: 1 },
  ...{ role: 'Buyer', designation: 'Clerk', department: '', language: 'en' },
}));
const ours = (changes: Parameters<typeof order>[0] = {}) => order({ buyerOrganizationId: 'o1', ...changes });

it('lets the office name who looks after the order, for the version that was read', async () => {
  const asked = answerWith(({ path }) =>
    path.endsWith('/colleagues') ? { body: { items: people } } : { body: ours({ assigneeName: 'Ravi Das' }) },
  );
  await show(<OrderAssignee order={ours()} />, { role: 'Buyer' });
  screen.getByText('Nobody looks after this order yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Assign Order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Assignee' }));
  await userEvent.click(await screen.findByText(/^Ravi Das/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Ravi Das looks after order GEMC-511687711223344 from now on');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body, sent?.headers.get('if-match')]).toEqual([
    '/api/seller-orders/o1/assignee',
    { assigneeId: 'r2' },
    '"3"',
  ]);
});

it('keeps the dialog and says why where it was refused', async () => {
  answerWith(({ path }) =>
    path.endsWith('/colleagues')
      ? { body: { items: people } }
      : { status: 412, body: { error: 'Somebody was faster' } },
  );
  await show(<OrderAssignee order={ours()} />, { role: 'Buyer' });
  await userEvent.click(screen.getByRole('button', { name: 'Assign Order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Assignee' }));
  await userEvent.click(await screen.findByText(/^Asha Rao/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('The order was not assigned');
  dialog.getByText('Somebody was faster');
});

it.each([
  ['Seller', ours({ assigneeName: 'Asha Rao' })],
  ['Buyer', ours({ assigneeName: 'Asha Rao', buyerOrganizationId: 'another' })],
] as const)('shows a %s of another organisation who it is, and lets them change nothing', async (role, shown) => {
  answerWith(() => undefined);
  await show(<OrderAssignee order={shown} />, { role });
  screen.getByText('Asha Rao');
  expect(screen.queryByRole('button', { name: 'Assign Order' })).toBeNull();
});
