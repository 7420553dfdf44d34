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
const listed = (path: string) => path === '/api/seller-orders';
const noOrders = { body: { items: [], total: 0, page: 1, pageSize: 5 } };
const portal = (changes: object = {}) =>
  answerWith(({ method, path }) => {
    if (listed(path)) return noOrders;
    if (path.endsWith('/colleagues')) return { body: { items: people } };
    return { body: { ...order({ isMappedToBuyer: method === 'POST' }), ...changes } };
  });

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
  await screen.findByText(`${number}: Order mapped to buyer successfully!`);
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
    if (listed(path)) return noOrders;
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
  answerWith(({ path }) => (listed(path) ? noOrders : { body: order({ isMappedToBuyer: true }) }));
  await show(dialog(), { role: 'Buyer' });
  await search();
  await screen.findByText(/This GeM contract is already mapped to a buyer/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Map to Buyer' }).disabled).toBe(true);
});

it('asks for a number where none was entered', async () => {
  const asked = portal();
  await show(dialog(), { role: 'Buyer' });
  await userEvent.type(screen.getByLabelText('GeM contract number'), '  {Enter}');
  await screen.findByText('Please enter a GeM contract number');
  expect(asked.filter(({ path }) => path.includes('/gem/'))).toEqual([]);
});

it('says that the search failed where it was not refused', async () => {
  answerWith(() => ({ status: 503, body: { error: 'The service is away' } }));
  await show(dialog(), { role: 'Buyer' });
  await search();
  await screen.findByText('Failed to fetch order details. Please try again.');
});

it.each([
  ['failed', 500, 'Failed to map order to buyer. Please try again.'],
  ['was refused', 409, 'Somebody was faster'],
])('says that the mapping %s, and keeps what was found', async (_, status, words) => {
  answerWith(({ method, path }) => {
    if (listed(path)) return noOrders;
    if (path.endsWith('/colleagues')) return { body: { items: people } };
    if (method === 'POST') return { status, body: { error: 'Somebody was faster' } };
    return { body: order({ isMappedToBuyer: false }) };
  });
  await show(dialog(), { role: 'Buyer' });
  await search();
  await screen.findByText(/^Test Person \(you\)/);
  await userEvent.click(screen.getByRole('button', { name: 'Map to Buyer' }));
  await screen.findByText(words);
  screen.getByRole('region', { name: 'Order details' });
});

it('offers what the office added itself and has not mapped, so that nobody types its number', async () => {
  const asked = answerWith(({ path }) => {
    if (listed(path)) return { body: { ...noOrders.body, items: [order({ isMappedToBuyer: false })], total: 1 } };
    if (path.endsWith('/colleagues')) return { body: { items: people } };
    return { body: order({ isMappedToBuyer: false }) };
  });
  await show(dialog(), { role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: `Choose ${number}` }));
  await screen.findByRole('region', { name: 'Order details' });
  expect(screen.getByLabelText<HTMLInputElement>('GeM contract number').value).toBe(number);
  const list = asked.find(({ path }) => listed(path));
  expect([list?.query.get('status'), list?.query.get('mapped')]).toEqual(['Approved', 'no']);
  expect(screen.queryByRole('button', { name: `Choose ${number}` })).toBeNull();
});
