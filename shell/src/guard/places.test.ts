import { roles, type RecordReference, RecordReference as schema } from '@portal/contracts';
import { placeOf } from './places.js';

const placesOf = (record: RecordReference) =>
  Object.fromEntries(roles.flatMap((role) => (placeOf(record, role) ? [[role, placeOf(record, role)]] : [])));

it('leads each role to the record among its own pages, and nobody else', () => {
  expect(placesOf({ type: 'order', id: 'o1' })).toEqual({
    'Super Admin': '/superadmin/orders/o1',
    Buyer: '/buyer/procurement/o1',
    Seller: '/seller/orders/o1',
  });
  expect(placesOf({ type: 'asset', id: 'a1' })).toEqual({
    'Super Admin': '/superadmin/assets/a1',
    Buyer: '/buyer/assets/a1',
    Seller: '/seller/assets/a1',
    OEM: '/seller/assets/a1',
  });
  expect(placesOf({ type: 'purchaseOrder', id: 'p1' })).toEqual({
    'Super Admin': '/superadmin/purchase-orders/p1',
    Buyer: '/buyer/purchase-orders/p1',
    Seller: '/seller/purchase-orders/p1',
    OEM: '/seller/purchase-orders/p1',
    'End User': '/enduser/purchase-orders/p1',
  });
  expect(placesOf({ type: 'escalation', id: 'e1' })).toEqual({
    'Super Admin': '/superadmin/escalations/e1',
    Buyer: '/buyer/escalation/e1',
    Seller: '/seller/escalations/e1',
    OEM: '/seller/escalations/e1',
  });
  expect(placesOf({ type: 'receipt', id: 'r1' })).toEqual({
    'Super Admin': '/superadmin/receipts/r1',
    Buyer: '/buyer/receipts/r1',
    Seller: '/seller/receipts/r1',
  });
  expect(placesOf({ type: 'device', id: 'a1' })).toEqual({ 'End User': '/enduser/devices/a1' });
  expect(placesOf({ type: 'registration', id: 'r1' })).toEqual({ 'Super Admin': '/superadmin/registrations/r1' });
});

it('leads to the list where no single record is meant', () => {
  expect(placesOf({ type: 'device' })).toEqual({ 'End User': '/enduser/devices' });
  expect(Object.keys(placesOf({ type: 'account' }))).toEqual([...roles]);
});

it('knows a place of every kind of record that notices speak of', () => {
  for (const type of schema.shape.type.options) expect(placesOf({ type })).not.toEqual({});
});
