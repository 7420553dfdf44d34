import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../testing-order.js';
import { ReceiverSheet } from './receiver.sheet.js';

const people = ['Asha Rao', 'Ravi Das'].map((name, n) => ({
  ...{ id: `r${n + 1}`, name, email: `r${n + 1}@demo.gov.in`, version: 1 },
  ...{ role: 'Buyer', designation: 'Clerk', department: '', language: 'en' },
}));
const portal = () =>
  answerWith(({ path }) => (path.endsWith('/colleagues') ? { body: { items: people } } : { body: order() }));

it('lets the office name somebody else, for the version that was read', async () => {
  const asked = portal();
  await show(<ReceiverSheet order={order({ buyerOrganizationId: 'o1' })} />, { role: 'Buyer' });
  screen.getByText('Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Change who receives' }));
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('Who receives the delivery'));
  await userEvent.click(await screen.findByText(/^Ravi Das/));
  await userEvent.click(save);
  await waitFor(() => {
    const sent = asked.find(({ method }) => method === 'PUT');
    expect([sent?.path, sent?.body, sent?.headers.get('if-match')]).toEqual([
      '/api/seller-orders/o1/receiver',
      { receiverId: 'r2' },
      '"3"',
    ]);
  });
});

it('only shows others who receives', async () => {
  portal();
  await show(<ReceiverSheet order={order()} />, { role: 'Seller' });
  screen.getByText('Asha Rao');
  expect(screen.queryByRole('button', { name: 'Change who receives' })).toBeNull();
});
