import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../testing-order.js';
import { MapOrderDialog } from './map-order.dialog.js';

const number = 'GEMC-511687711223344';
const dialog = (onMapped?: () => void) => <MapOrderDialog open onClose={() => undefined} onMapped={onMapped} />;
const search = () => userEvent.type(screen.getByLabelText('GeM contract number'), `${number}{Enter}`);

const people = [
  { id: 'u1', name: 'Test Person', email: 'test@demo.gov.in' },
  { id: 'u2', name: 'Asha Rao', email: 'asha@demo.gov.in' },
].map((person) => ({ ...person, version: 1, role: 'Buyer', designation: '', department: '', language: 'en' }));
const portal = (changes: object = {}) =>
  answerWith(({ method, path }) =>
    path.endsWith('/colleagues')
      ? { body: { items: people } }
      : { body: { ...order({ isMappedToBuyer: method === 'POST' }), ...changes } },
  );

it('maps what was found, and says so', async () => {
  const mapped: string[] = [];
  const asked = portal({ suggestedReceiverId: 'u2' });
  await show(
    dialog(() => mapped.push('yes')),
    { role: 'Buyer' },
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).disabled).toBe(true);
  await search();
  await screen.findByText('Order details fetched successfully!');
  await screen.findByText(/^Asha Rao/);
  await userEvent.click(screen.getByRole('button', { name: 'Map to Buyer' }));
  await screen.findByText('Order mapped to buyer successfully!');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ receiverId: 'u2' });
  await waitFor(() => expect(mapped).toEqual(['yes']));
});

it('proposes who is signed in to receive, and takes another one of the office', async () => {
  const asked = portal();
  await show(dialog(), { role: 'Buyer' });
  await search();
  await screen.findByText(/^Test Person \(you\)/);
  await userEvent.click(screen.getByLabelText('Who receives the delivery'));
  await userEvent.click(await screen.findByText(/^Asha Rao/));
  await userEvent.click(screen.getByRole('button', { name: 'Map to Buyer' }));
  await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ receiverId: 'u2' }));
});

it.each([
  ['department', 'The order names another department. Its seller or a Super Admin was asked to confirm'],
  [
    'officer',
    'The officer of the order has no account in this office. Its seller or a Super Admin was asked to confirm',
  ],
  ['taken off', 'only a Super Admin can give it back. A Super Admin was asked to confirm'],
])('says that somebody was asked, and why: %s', async (difference, words) => {
  const mapped: string[] = [];
  answerWith(({ method, path }) => {
    if (path.endsWith('/colleagues')) return { body: { items: people } };
    return { body: method === 'POST' ? { request: { differs: [difference] } } : order({ isMappedToBuyer: false }) };
  });
  await show(
    dialog(() => mapped.push('yes')),
    { role: 'Buyer' },
  );
  await search();
  await screen.findByText(/^Test Person \(you\)/);
  await userEvent.click(screen.getByRole('button', { name: 'Map to Buyer' }));
  await screen.findByText(new RegExp(words));
  expect(mapped).toEqual([]);
});

it('asks for the details first', async () => {
  answerWith(() => undefined);
  await show(dialog(), { role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Map to Buyer' }));
  await screen.findByText('Please fetch order details first');
});

it('says when there is no such contract', async () => {
  answerWith(() => ({ status: 404, body: { error: 'No approved seller order found' } }));
  await show(dialog(), { role: 'Buyer' });
  await search();
  await screen.findByText('GeM Contract Not Found');
  screen.getByText('No order found with this GeM contract number');
});

it('does not map twice', async () => {
  answerWith(() => ({ body: order({ isMappedToBuyer: true }) }));
  await show(dialog(), { role: 'Buyer' });
  await search();
  await screen.findByText(/This GeM contract is already mapped to a buyer/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Map to Buyer' }).disabled).toBe(true);
});
