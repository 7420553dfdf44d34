import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { Id } from '../kernel/text.js';

/** A seller company, as a ticket is assigned to it. */
export const TicketSeller = z.object({
  id: z.string().meta({ label: 'Seller organization (id)' }),
  name: z.string().meta({ label: 'Seller' }),
});
export type TicketSeller = z.output<typeof TicketSeller>;

/** What somebody types to find one. */
export const SellerSearch = z.object({ q: z.string().trim().max(100).optional() });

/** What tickets ask of orders, and nobody else: who sold what to whom is for the sides of an order. */
export const orderSellers = {
  of: operation({
    subject: 'procurement.order-seller.list',
    method: 'POST',
    path: '/order-sellers',
    summary:
      'The first 50 sellers, by name, with whom an organisation has an order that was approved (and a purchase order sent); without one, with whom anybody has',
    needs: { any: ['tickets:assign', 'tickets:manage'] },
    body: SellerSearch.extend({ organizationId: Id.optional(), sellerOrganizationId: Id.optional() }),
    reply: z.object({ items: z.array(TicketSeller) }),
  }),
};
