import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { order } from '../testing-order.js';
import { DeliveryProofPage } from './delivery-proof.page.js';

const page = (
  <Routes>
    <Route path="/orders/:id/delivery" element={<DeliveryProofPage base="/orders" />} />
  </Routes>
);

beforeEach(() => localStorage.clear());

/** What is on its way of the order: nothing, or what an advice announces. */
const onTheirWay = (advices: object[] = [], announced = 0) => ({
  body: { items: advices, total: advices.length, page: 1, pageSize: 100, balance: [{ lineId: 'i1', announced }] },
});
const advice = {
  ...{ id: 'd1', version: 1, createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
  ...{ number: 'DSP-2026-000001', status: 'Announced', source: 'gem', orderId: 'o1', history: [] },
  lines: [{ lineId: 'i1', name: 'Laptop', category: 'Laptop', serialNumbers: ['SN-1', 'SN-2'] }],
};

const answer = (changes: Parameters<typeof order>[0] = {}, dispatched = onTheirWay()) =>
  answerWith(({ path }) => {
    if (path.endsWith('/dispatch-advices')) return dispatched;
    return path.endsWith('/delivery-otp')
      ? {
          status: 201,
          body: {
            success: true,
            sentTo: 's•••@demo.gov.in',
            attemptsLeft: 3,
            expiresAt: new Date(Date.now() + 600_000).toISOString(),
          },
        }
      : { body: order(changes) };
  });

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Delivery Proof' }));

it('says where the OTP went and how long it lives, and does not send another at once', async () => {
  answer();
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send OTP' }));
  await screen.findByText('s•••@demo.gov.in');
  await screen.findByText(/^(10:00|09:5\d)$/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Resend in/ }).disabled).toBe(true);
});

it('says how many are too many, and what is missing', async () => {
  answer();
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  await screen.findByText('Serial Number and Category are required');
  for (const serial of ['A1', 'A2', 'A3']) {
    await userEvent.type(screen.getByLabelText('Serial number'), `${serial}{Enter}`);
  }
  screen.getByText('1 too many');
  await submit();
  expect((await screen.findAllByText('Please enter OTP')).length).toBeGreaterThan(0);
  screen.getAllByText('Delivery location is required');
});

it('counts what is on its way as taken, except for the proof that brings it', async () => {
  answer({}, onTheirWay([advice], 2));
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  // Of three ordered one is delivered and two are announced: nothing is left to be entered by hand.
  await screen.findByText('2 on their way');
  await userEvent.click(screen.getByRole('button', { name: /From dispatch advice/ }));
  await screen.findByText(/^These are the goods of dispatch advice DSP-2026-000001\./);
  expect([screen.queryByText('2 on their way'), screen.queryByText(/too many/)]).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Enter other goods' }));
  await screen.findByText('2 on their way');
});

it('lets nobody add to the goods of an advice, or take one of them out', async () => {
  answer({}, onTheirWay([advice], 2));
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: /From dispatch advice/ }));
  await screen.findByText(/They come as they were announced, all of them\./);
  screen.getByText('SN-1');
  const changes = /^(Add|Add from a CSV file|Scan serial numbers|Remove .*)$/;
  expect([screen.queryByLabelText('Serial number'), screen.queryByRole('button', { name: changes })]).toEqual([
    null,
    null,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Enter other goods' }));
  expect((await screen.findAllByRole('button', { name: changes })).length).toBe(3);
});

it('says that the advice of a kept proof is not on its way any more, and leads back to entering goods', async () => {
  const kept = {
    dispatchAdviceId: 'gone',
    deliveredAssets: [{ serialNumber: 'SN-1', category: 'Laptop', quantity: 1 }],
  };
  localStorage.setItem('portal.draft.delivery-proof-o1.u1', JSON.stringify(kept));
  answer();
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await screen.findByText('The dispatch advice of these goods is not on its way any more.');
  await userEvent.click(screen.getByRole('button', { name: 'Enter other goods' }));
  await screen.findByText('No asset is in this delivery yet.');
  screen.getByLabelText('Serial number');
});

it('refuses by hand what an advice has announced already', async () => {
  const typed = { deliveredAssets: [{ serialNumber: 'A1', category: 'Laptop', quantity: 1, lineId: 'i1' }] };
  localStorage.setItem('portal.draft.delivery-proof-o1.u1', JSON.stringify(typed));
  answer({}, onTheirWay([advice], 2));
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await screen.findByText('1 too many');
});

it('keeps what was entered by hand while the goods of an advice are looked at', async () => {
  answer({}, onTheirWay([{ ...advice, lines: [{ ...advice.lines[0], serialNumbers: ['SN-1'] }] }], 1));
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await userEvent.type(await screen.findByLabelText('Serial number'), 'A1{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /From dispatch advice/ }));
  await screen.findByText('SN-1');
  expect(screen.queryByText('A1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enter other goods' }));
  await screen.findByText('A1');
});

it('takes scanned units into the list, each once', async () => {
  answer();
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: 'Scan serial numbers' }));
  await userEvent.type(await screen.findByLabelText('Or type it, or use a reader'), 'B1{Enter}B2{Enter}B1{Enter}');
  await screen.findByText('This serial number is already in the list');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getAllByRole('button', { name: /^Remove B/ })).toHaveLength(2);
});

it('is possible only while the order is in progress', async () => {
  answer({ status: 'Completed' });
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await screen.findByText('A delivery can be proven only while the order is In Progress.');
});

it('is not possible while no buyer has mapped the order', async () => {
  answer({ isMappedToBuyer: false });
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await screen.findByText(/This order is not mapped to a buyer yet/);
  expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
});

it('is not possible while the buyer has named nobody who receives', async () => {
  answer({ receiver: undefined });
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await screen.findByText('The buyer has not named who receives the delivery. Please ask the buyer.');
  expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
});

it('says that the proof was not uploaded, and keeps it', async () => {
  const kept = {
    ...{ deliveryDate: '2026-11-20', deliveryLocation: 'Main store', deliveryBatch: 'B-1' },
    ...{ deliveredAssets: [{ serialNumber: 'A1', category: 'Laptop', quantity: 1 }] },
    ...{ deliveryReceipt: ['f1'], invoice: ['f2'] },
  };
  localStorage.setItem('portal.draft.delivery-proof-o1.u1', JSON.stringify(kept));
  answerWith(({ method, path }) => {
    if (path.endsWith('/dispatch-advices')) return onTheirWay();
    return method === 'POST' ? { status: 503, body: { error: 'The service is away' } } : { body: order() };
  });
  await show(page, { at: '/orders/o1/delivery', role: 'Seller' });
  await userEvent.type(await screen.findByLabelText('OTP'), '123456');
  await submit();
  await screen.findByRole('heading', { name: 'Failed to upload delivery proof. Please try again.' });
  expect(screen.getByLabelText<HTMLInputElement>('Delivery location').value).toBe('Main store');
});
