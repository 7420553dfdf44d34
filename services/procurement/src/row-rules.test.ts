import { tryRowRules } from '@portal/service-kit/testing';
import { deliverySchema } from './deliveries/delivery.schema.js';
import { orderSchema } from './orders/order.schema.js';

it('shows and hides rows by fields that are stored', () => {
  expect(tryRowRules('procurement', { Order: orderSchema, DeliveryProof: deliverySchema })).toEqual([]);
});
