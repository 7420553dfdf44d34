import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { RateOrder } from './rate-order.js';

const order = (status: string, source = 'purchase-order') =>
  ({ id: 'p1', poNumber: 'PO-1', status, source }) as ShownPurchaseOrder;
const rating = {
  ...{ id: 'rating-p1', version: 2, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ purchaseOrderId: 'p1', purchaseOrderNumber: 'PO-1', sellerOrganizationId: 's1', stars: 2, comment: 'Late' },
};

it('is given by the office with a number of stars, and says so', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'PUT' ? { ...rating, stars: 4 } : {} }));
  await show(<RateOrder order={order('Delivered')} />, { role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save rating' }));
  expect((await screen.findAllByText('Please choose one to five stars')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByLabelText('4 – good'));
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  await screen.findByText('The rating of PO-1 was saved');
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/purchase-orders/p1/rating',
    body: { stars: 4 },
  });
});

it('is changed by the version that was read', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'PUT' ? rating : { rating } }));
  await show(<RateOrder order={order('Completed')} />, { role: 'Buyer' });
  await screen.findByText('2 of 5');
  await userEvent.click(screen.getByRole('button', { name: 'Change rating' }));
  await userEvent.click(await screen.findByLabelText('5 – very good'));
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  await screen.findByRole('button', { name: 'Change rating' });
  const put = asked.find(({ method }) => method === 'PUT');
  expect(put?.body).toEqual({ stars: 5, comment: 'Late' });
  expect(put?.headers.get('if-match')).toBe('"2"');
});

it('is read by the seller, who is offered nothing', async () => {
  answerWith(() => ({ body: { rating } }));
  await show(<RateOrder order={order('Completed')} />, { role: 'Seller' });
  await screen.findByText('Late');
  expect(screen.queryByRole('button', { name: /rating/i })).toBeNull();
});

it.each([
  ['In Transit', 'purchase-order'],
  ['Delivered', 'gem'],
])('is not asked for while an order is %s (%s)', async (status, source) => {
  const asked = answerWith(() => ({ body: {} }));
  await show(
    <>
      <RateOrder order={order(status, source)} />
      <p>Shown</p>
    </>,
    { role: 'Buyer' },
  );
  await screen.findByText('Shown');
  expect(asked.some(({ path }) => path.endsWith('/rating'))).toBe(false);
});
