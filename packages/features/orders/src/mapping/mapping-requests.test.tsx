import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MappingRequests, type ShownRequest } from './mapping-requests.js';

const request: ShownRequest = {
  id: 'm1',
  orderId: 'o1',
  gemContractNumber: 'GEMC-511687711223344',
  sellerName: 'Infotech',
  department: 'Treasury',
  officerName: 'Officer',
  organizationName: 'District Office',
  requestedBy: 'Asha Rao',
  receiverName: 'Ravi Das',
  differs: ['department', 'officer'],
  status: 'Requested',
  requestedAt: '2026-11-01T05:00:00Z',
  expiresAt: '2026-11-15T05:00:00Z',
};
const portal = (changes: Partial<ShownRequest> = {}) =>
  answerWith(({ method }) =>
    method === 'GET'
      ? { body: { items: [{ ...request, ...changes }] } }
      : { body: { ...request, status: 'Confirmed' } },
  );
const sent = (asked: ReturnType<typeof portal>) => asked.find(({ method }) => method === 'PUT');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));

it('says what differs, and confirms after a question', async () => {
  const asked = portal();
  await show(<MappingRequests />, { role: 'Seller' });
  await screen.findByText(/The order names another department\. The officer of the order has no account/);
  screen.getByText('Treasury');
  await press('Confirm mapping');
  const dialog = await inDialog();
  dialog.getByText('Map GEMC-511687711223344 to District Office?');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm mapping' }));
  await screen.findByText('The mapping of GEMC-511687711223344 was confirmed');
  expect(sent(asked)).toMatchObject({
    path: '/api/seller-orders/o1/mapping-requests/m1',
    body: { status: 'Confirmed' },
  });
});

it('refuses only with a reason', async () => {
  const asked = portal();
  await show(<MappingRequests />, { role: 'Super Admin' });
  await press('Refuse mapping');
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse mapping' }));
  expect((await dialog.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Not your order');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse mapping' }));
  await screen.findByText('The mapping of GEMC-511687711223344 was refused');
  expect(sent(asked)?.body).toEqual({ status: 'Refused', reason: 'Not your order' });
});

it('lets the office withdraw its own request, and decide nothing', async () => {
  const asked = portal();
  await show(<MappingRequests />, { role: 'Buyer' });
  await press('Withdraw request');
  expect(screen.queryByRole('button', { name: 'Confirm mapping' })).toBeNull();
  await userEvent.click((await inDialog()).getByRole('button', { name: 'Withdraw request' }));
  await screen.findByText('The request for GEMC-511687711223344 was withdrawn');
  expect(sent(asked)?.body).toEqual({ status: 'Withdrawn' });
});

it('shows a refusal with its reason', async () => {
  portal({ status: 'Refused', reason: 'Not your order' });
  await show(<MappingRequests />, { role: 'Buyer' });
  await screen.findByText('Not your order');
  expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
});

it('leaves what a Super Admin undid to the Super Admin', async () => {
  portal({ differs: ['taken off'] });
  await show(<MappingRequests />, { role: 'Seller' });
  await screen.findByText(/only a Super Admin can give it back/);
  expect(screen.queryByRole('button', { name: 'Confirm mapping' })).toBeNull();
});

it('says when the requests cannot be read, and reads them again', async () => {
  let broken = true;
  answerWith(() => (broken ? { status: 500, body: { error: 'Broken' } } : { body: { items: [request] } }));
  await show(<MappingRequests />, { role: 'Seller' });
  await screen.findByText('Failed to load mapping requests. Please try again.');
  broken = false;
  await press('Retry');
  await screen.findByText('Treasury');
});
