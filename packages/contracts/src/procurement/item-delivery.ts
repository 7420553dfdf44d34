import { z } from 'zod';
import { dayInIndia } from '../kernel/day.js';
import { keysOf } from '../kernel/object.js';
import { day, Id } from '../kernel/text.js';
import { itemDeliverySteps } from '../states/purchase-order.js';

const noItem = 'Please choose at least one item';

/** How far its seller says some items of a purchase order are; what is delivered with the day, today where none is given. */
export const ItemDelivery = z.object({
  itemIds: z.array(Id, { error: noItem }).min(1, noItem).max(200, 'The list is too long').meta({ label: 'Items' }),
  deliveryStatus: z
    .enum(keysOf(itemDeliverySteps), { error: 'Please choose a status' })
    .meta({ label: 'Delivery status' }),
  actualDeliveryDate: day()
    .refine((date) => date <= dayInIndia(), 'The delivery date must not lie in the future')
    .optional()
    .meta({ label: 'Actual delivery', unit: 'day' }),
});
