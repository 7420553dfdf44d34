import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order } from '../testing-order.js';
import { UnmapOrder } from './unmap-order.js';

const nothingDelivered = () => order({ items: order().items.map((item) => ({ ...item, delivered: 0 })) });

it('takes the order off its office with a reason', async () => {
  const asked = answerWith(() => ({ body: order({ isMappedToBuyer: false }) }));
  await show(<UnmapOrder order={nothingDelivered()} />, { role: 'Super Admin' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo the mapping' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the mapping' }));
  expect((await dialog.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong office');
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the mapping' }));
  await screen.findByText('The mapping of GEMC-511687711223344 was undone');
  const sent = asked.find(({ method }) => method === 'POST');
  expect([sent?.path, sent?.body]).toEqual(['/api/seller-orders/o1/unmapping', { reason: 'Wrong office' }]);
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it.each([
  ['something was delivered', order(), 'Super Admin'],
  ['nothing is mapped', order({ isMappedToBuyer: false }), 'Super Admin'],
  ['the reader is no Super Admin', nothingDelivered(), 'Seller'],
] as const)('is not offered when %s', async (_, shown, role) => {
  answerWith(() => undefined);
  await show(<UnmapOrder order={shown} />, { role });
  expect(screen.queryByRole('button', { name: 'Undo the mapping' })).toBeNull();
});
