import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../testing-order.js';
import { MapOrderDialog } from './map-order.dialog.js';

const number = 'GEMC-511687711223344';
const dialog = (onMapped?: () => void) => <MapOrderDialog open onClose={() => undefined} onMapped={onMapped} />;
const search = () => userEvent.type(screen.getByLabelText('GeM contract number'), `${number}{Enter}`);

it('maps what was found, and says so', async () => {
  const mapped: string[] = [];
  answerWith(({ method }) => ({ body: order({ isMappedToBuyer: method === 'POST' }) }));
  await show(
    dialog(() => mapped.push('yes')),
    { role: 'Buyer' },
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).disabled).toBe(true);
  await search();
  await screen.findByText('Order details fetched successfully!');
  await userEvent.click(screen.getByRole('button', { name: 'Map to Buyer' }));
  await screen.findByText('Order mapped to buyer successfully!');
  await waitFor(() => expect(mapped).toEqual(['yes']));
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
