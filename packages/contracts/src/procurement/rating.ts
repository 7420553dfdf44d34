import { z } from 'zod';
import { ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, optionalParagraph, stars } from '../kernel/text.js';

const choose = 'Please choose one to five stars';

/** What an office says of a delivery, from 1 (very poor) to 5 (very good). */
export const NewRating = z.object({
  stars: stars(choose).meta({ label: 'Stars' }),
  comment: optionalParagraph().meta({ label: 'Comment' }),
});

/** One rating; of each order there is at most one, the office's, who gave it is no business of the seller's. */
export const Rating = Tracked.extend({
  /** As among purchase orders: a GeM order's begins with SO-. */
  purchaseOrderId: z.string().meta({ label: 'Order (id)' }),
  purchaseOrderNumber: z.string().meta({ label: 'Order number' }),
  sellerOrganizationId: z.string().meta({ label: 'Seller organization (id)' }),
  stars: z.int().meta({ label: 'Stars' }),
  comment: z.string().optional().meta({ label: 'Comment' }),
  ratedBy: z.string().meta({ label: 'Rated by' }),
});
export type Rating = z.output<typeof Rating>;

const ForSeller = Rating.omit({ ratedBy: true });
const readers = { any: ['procurement:view', 'sales:view'], only: ['Super Admin', 'Buyer', 'Seller'] } as const;

const ofOrder = z.object({ rating: Rating.optional() });
const ofVendor = pageOf(Rating);

/** How offices were served, order by order: the facts behind a seller's rating. */
export const ratings = {
  ofOrder: operation({
    subject: 'procurement.rating.of-order',
    method: 'GET',
    path: '/purchase-orders/{id}/rating',
    summary: 'The rating of an order, if there is one',
    needs: readers,
    params: ById,
    reply: ofOrder,
    views: { Seller: z.object({ rating: ForSeller.optional() }) },
  }),
  give: operation({
    subject: 'procurement.rating.give',
    method: 'PUT',
    path: '/purchase-orders/{id}/rating',
    summary: 'Rates how an order of the own office was delivered; again, changes the rating',
    needs: { any: ['procurement:edit'], only: ['Buyer'] },
    params: ById,
    body: NewRating,
    reply: Rating,
  }),
  ofVendor: operation({
    subject: 'procurement.rating.of-vendor',
    method: 'GET',
    path: '/vendors/{id}/ratings',
    summary: 'Ratings of a seller by the orders that the asker sees',
    needs: readers,
    params: ById,
    query: ListQuery,
    reply: ofVendor,
    views: { Seller: pageOf(ForSeller) },
  }),
};
