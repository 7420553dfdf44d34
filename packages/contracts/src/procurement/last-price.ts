import { z } from 'zod';

/** What was last agreed to be paid for the item of a line: the newest approved order of the same, before this one; price in rupees before GST. */
export const LastPrice = z.object({
  lineId: z.string().meta({ label: 'Order line (id)' }),
  unitPrice: z.number().meta({ label: 'Last price', unit: 'rupees' }),
  orderId: z.string().meta({ label: 'Order (id)' }),
  orderNumber: z.string().meta({ label: 'Order' }),
  supplier: z.string().optional().meta({ label: 'Supplier' }),
  approvedOn: z.string().meta({ label: 'Approved on', unit: 'instant' }),
});
