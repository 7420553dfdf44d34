import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { paragraph } from '../kernel/text.js';
import { haveLeft, itemDeliveryTold } from '../states/purchase-order.js';
import type { PurchaseOrder } from './purchase-order.js';

/** Why an office takes off its order what did not come. */
export const RestCancellation = z.object({
  reason: paragraph('Please give a reason', 500).meta({ label: 'Reason' }),
});

type Expected = Pick<
  PurchaseOrder,
  'expectedDeliveryDate' | 'expectedDeliveryEndDate' | 'promisedDate' | 'status' | 'items'
>;

/** The last day on which goods of an order are expected: as the office asked, or later where its seller promised that. */
const lastExpectedDay = ({ expectedDeliveryDate, expectedDeliveryEndDate, promisedDate }: Expected) =>
  [expectedDeliveryDate, expectedDeliveryEndDate, promisedDate].reduce<string>(
    (last, day = '') => (day > last ? day : last),
    '',
  );

/** Whether goods of an order left that did not all come by the last day on which they were expected: it can be cancelled no more as a whole. */
export const isRestOverdue = (order: Expected, today = dayInIndia()) =>
  itemDeliveryTold.includes(order.status) && haveLeft(order.items) && today > lastExpectedDay(order);
