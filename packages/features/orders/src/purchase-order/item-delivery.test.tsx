import type { PurchaseOrderStatus, Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';
import { TellItemDelivery } from './item-delivery.js';

const item = {
  category: 'Laptop',
  quantity: 1,
  unitPrice: 1,
  gst: 18,
  gstAmount: 0,
  totalPrice: 1,
  specifications: {},
};
const order = (status: PurchaseOrderStatus) =>
  ({
    ...{ id: 'p1', version: 3, source: 'purchase-order', status, poNumber: 'PO-2026-000001' },
    items: [
      { ...item, id: 'i1', assetName: 'Latitude', deliveryStatus: 'In Transit' },
      { ...item, id: 'i2', assetName: 'LaserJet', deliveryStatus: 'In Progress' },
      { ...item, id: 'i3', assetName: 'Dock', deliveryStatus: 'Delivered' },
    ],
  }) as unknown as ShownPurchaseOrder;

const open = (role: Role, status: PurchaseOrderStatus) => show(<TellItemDelivery order={order(status)} />, { role });
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.click(await screen.findByTitle(option));
};

it('asks how far which items are, those that are behind alone, and tells it with the day', async () => {
  const asked = answerWith(() => ({ body: order('In Production') }));
  await open('Seller', 'In Production');
  await userEvent.click(await screen.findByRole('button', { name: 'Update Delivery' }));
  expect((await screen.findAllByText('Please choose at least one item')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByLabelText('Delivery status'));
  expect(screen.queryByTitle('In Progress')).toBeNull();
  await userEvent.click(await screen.findByTitle('Delivered'));
  await screen.findByLabelText(/Delivered on/);
  await userEvent.click(screen.getByLabelText('Items'));
  expect(screen.queryByTitle('Dock')).toBeNull();
  await userEvent.click(await screen.findByTitle('LaserJet'));
  await userEvent.click(screen.getByRole('button', { name: 'Update Delivery' }));
  await screen.findByText('The delivery of PO-2026-000001 was updated; the office sees it.');
  expect(asked.at(-1)).toMatchObject({
    ...{ method: 'PUT', path: '/api/purchase-orders/p1/item-delivery' },
    body: { itemIds: ['i2'], deliveryStatus: 'Delivered' },
  });
});

it('keeps what was chosen where it is refused', async () => {
  answerWith(() => ({ status: 409, body: { error: 'The delivery of an item goes only forward', code: 'X' } }));
  await open('Seller', 'In Production');
  await choose('Delivery status', 'In Transit');
  await choose('Items', 'LaserJet');
  await userEvent.click(screen.getByRole('button', { name: 'Update Delivery' }));
  await screen.findByText('Failed to update the delivery. Please try again.');
  await screen.findByText('The delivery of an item goes only forward');
  expect(screen.getAllByTitle('LaserJet').length).toBeGreaterThan(0);
});

it.each([
  ['Buyer', 'In Production'],
  ['Super Admin', 'In Production'],
  ['Seller', 'Sent to Supplier'],
  ['Seller', 'Delivered'],
] as const)('is not asked of a %s, of an order that is %s', async (role, status) => {
  await open(role, status);
  expect(screen.queryByRole('button', { name: 'Update Delivery' })).toBeNull();
});
