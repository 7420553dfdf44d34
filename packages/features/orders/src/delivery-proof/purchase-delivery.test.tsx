import { dayInIndia, nextDay, type PurchaseOrderStatus, type Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { PurchaseDispatchPage } from '../dispatches/dispatch-form.page.js';
import { ProveDelivery, PurchaseDeliveries } from '../purchase-order/purchase-deliveries.js';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { PurchaseDeliveryPage } from './purchase-delivery.page.js';

const orderIn = (status: PurchaseOrderStatus) =>
  ({
    ...{ id: 'p1', version: 2, source: 'purchase-order', poNumber: 'PO-2026-000001', status },
    ...{ items: [], history: [] },
  }) as unknown as ShownPurchaseOrder;
const advice = {
  ...{ id: 'd1', version: 1, createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
  ...{ number: 'DSP-2026-000001', status: 'Announced', source: 'purchase-order', orderId: 'p1', history: [] },
  ...{ gemContractNumber: 'PO-2026-000001', dispatchDate: '2026-11-20', expectedArrival: '2026-11-24' },
  ...{ carrier: 'India Post', trackingNumber: 'EE1IN' },
  lines: [{ lineId: 'i1', name: 'Latitude', category: 'Laptop', serialNumbers: ['SN-1', 'SN-2'] }],
};
const proof = {
  ...{ id: 'v1', number: 'DEL-2026-000001', source: 'purchase-order', orderId: 'p1', status: 'Delivered', files: [] },
  ...{ gemContractNumber: 'PO-2026-000001', deliveryDate: '2026-11-22', deliveryLocation: 'Store', by: 'Infotech' },
  ...{ deliveryBatch: 'B-1', totalQuantity: 2, createdAt: '2026-11-22T05:00:00Z', deliveredAssets: [] },
};
const lineOf = (lineId: string, name: string, manufacturer: string) => ({
  ...{ lineId, name, category: 'Laptop', manufacturer, ordered: 2, delivered: 0, announced: 0, open: 2 },
});
const balance = [lineOf('i1', 'Latitude', 'Dell'), lineOf('i2', 'Scanner', '')];

const answer = (
  status: PurchaseOrderStatus,
  { advices = [], proofs = [] }: { advices?: object[]; proofs?: object[] } = {},
  post: { status: number; body: object } = { status: 201, body: advice },
) =>
  answerWith(({ method, path }) => {
    if (method !== 'GET') return path.endsWith('/files') ? { status: 201, body: { id: 'file' } } : post;
    if (path.endsWith('/dispatch-advices')) return { body: { items: advices, balance } };
    return { body: path.endsWith('/delivery-proofs') ? { items: proofs } : orderIn(status) };
  });
const pages = (
  <Routes>
    <Route path="/purchase-orders/:id" element={<p>The order</p>} />
    <Route path="/purchase-orders/:id/dispatch" element={<PurchaseDispatchPage base="/purchase-orders" />} />
    <Route path="/purchase-orders/:id/delivery" element={<PurchaseDeliveryPage base="/purchase-orders" />} />
  </Routes>
);
const parts = (status: PurchaseOrderStatus) => (
  <>
    <ProveDelivery order={orderIn(status)} base="/purchase-orders" />
    <PurchaseDeliveries order={orderIn(status)} base="/purchase-orders" />
  </>
);
beforeEach(() => localStorage.clear());

describe('on the page of a purchase order', () => {
  it('its seller announces more and proves what came, and everybody of it reads both', async () => {
    const asked = answer('In Production', { advices: [advice], proofs: [proof] });
    await show(parts('In Production'), { at: '/', role: 'Seller' });
    await screen.findByText('EE1IN');
    await screen.findByText('Delivery proof DEL-2026-000001');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([href('Announce Dispatch'), href('Upload Delivery Proof')]).toEqual([
      '/purchase-orders/p1/dispatch',
      '/purchase-orders/p1/delivery',
    ]);
    const lists = asked.find(({ path }) => path.endsWith('/dispatch-advices'));
    expect(lists?.path).toBe('/api/seller-orders/p1/dispatch-advices');
  });

  it.each<[Role, PurchaseOrderStatus]>([
    ['Buyer', 'In Production'],
    ['Seller', 'Delivered'],
  ])('a %s of an order that is %s reads alone', async (role, status) => {
    answer(status, { advices: [advice] });
    await show(parts(status), { at: '/', role });
    await screen.findByText('EE1IN');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each<[Role, PurchaseOrderStatus]>([
    ['Seller', 'Sent to Supplier'],
    ['End User', 'In Production'],
    ['OEM', 'In Production'],
  ])('a %s of an order that is %s asks nothing', async (role, status) => {
    const asked = answer(status, { advices: [advice] });
    await show(parts(status), { at: '/', role });
    await waitFor(() => expect(screen.queryByText('EE1IN')).toBeNull());
    expect(asked.filter(({ path }) => path.includes('/p1/'))).toEqual([]);
  });
});

describe('announcing', () => {
  it('says who makes an item of no brand, and of which kind of order it is', async () => {
    const asked = answer('Order Confirmed');
    await show(pages, { at: '/purchase-orders/p1/dispatch', role: 'Seller' });
    await userEvent.type(await screen.findByLabelText('Carrier'), 'India Post');
    await userEvent.type(screen.getByLabelText('Tracking number'), 'EE1IN');
    await userEvent.type(screen.getByLabelText('Expected arrival'), nextDay(dayInIndia(), 30));
    // Whoever sends no unit of the item need not say whose it is.
    const maker = screen.getByRole('textbox', { name: /^Manufacturer/ });
    expect(maker).toBe(screen.getByLabelText(/^Manufacturer.*optional/));
    await userEvent.type(screen.getByRole('textbox', { name: /^Scanner/ }), 'SN-9');
    expect(screen.queryByLabelText(/^Manufacturer.*optional/)).toBeNull();
    await userEvent.type(maker, 'Canon');
    await userEvent.click(screen.getByRole('button', { name: 'Announce Dispatch' }));
    await screen.findByText('The order');
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      source: 'purchase-order',
      lines: [{ lineId: 'i2', serialNumbers: ['SN-9'], manufacturer: 'Canon' }],
    });
  });

  it('says at the maker of the item that it is missing', async () => {
    const words = 'The order names no brand of this item. Please say who makes it.';
    const body = { error: 'No', code: 'INVALID', fields: { 'lines.0.manufacturer': words } };
    answer('Order Confirmed', {}, { status: 422, body });
    await show(pages, { at: '/purchase-orders/p1/dispatch', role: 'Seller' });
    await userEvent.type(await screen.findByLabelText('Carrier'), 'India Post');
    await userEvent.type(screen.getByLabelText('Tracking number'), 'EE1IN');
    await userEvent.type(screen.getByLabelText('Expected arrival'), nextDay(dayInIndia(), 30));
    await userEvent.type(screen.getByRole('textbox', { name: /^Scanner/ }), 'SN-9');
    await userEvent.click(screen.getByRole('button', { name: 'Announce Dispatch' }));
    expect((await screen.findAllByText(`Scanner: ${words}`)).length).toBeGreaterThan(0);
    const maker = screen.getByRole('textbox', { name: /^Manufacturer/ });
    expect(maker.getAttribute('aria-invalid')).toBe('true');
  });

  it('waits for the confirmation of the order', async () => {
    answer('Sent to Supplier');
    await show(pages, { at: '/purchase-orders/p1/dispatch', role: 'Seller' });
    await screen.findByText(
      'Goods can be announced only from the confirmation of the order until all of it is delivered.',
    );
  });
});

describe('a proof of delivery', () => {
  it('takes the announced goods over, and asks for no password', async () => {
    answer('In Transit', { advices: [advice] });
    await show(pages, { at: '/purchase-orders/p1/delivery', role: 'Seller' });
    await userEvent.click(await screen.findByRole('button', { name: /From dispatch advice/ }));
    await screen.findByText(/^These are the goods of dispatch advice DSP-2026-000001\./);
    screen.getByText('SN-2');
    expect(screen.queryByRole('button', { name: 'Send OTP' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Submit Delivery Proof' }));
    expect((await screen.findAllByText('Delivery receipt is required')).length).toBeGreaterThan(0);
  });

  it('is not possible once all of the order is delivered', async () => {
    answer('Delivered');
    await show(pages, { at: '/purchase-orders/p1/delivery', role: 'Seller' });
    await screen.findByText(
      'A delivery can be proven only from the confirmation of the order until all of it is delivered.',
    );
  });
});
