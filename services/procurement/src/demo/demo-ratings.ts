import { DemoRandom, demoStored, workingMoment } from '@portal/service-kit';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import type { RatingRecord } from '../ratings/rating.schema.js';
import type { DemoPurchaseOrder } from './demo-purchase-orders.js';

const comments = {
  good: ['Came early and complete', 'Well packed, installed on the same day', 'Quick answers'],
  middling: ['Two reminders were needed', 'Right goods, late papers'],
  poor: ['Came weeks after the promised day', 'A part was damaged, the replacement took long'],
};

/** What the office said of a completed order, if it said anything. */
export function demoRatingOf(
  order: PurchaseOrderRecord,
  { office, seller }: DemoPurchaseOrder,
  now: Date,
): RatingRecord[] {
  const random = new DemoRandom(`rating-${order._id}`);
  if (order.status !== 'Completed' || !order.completedAt || random.chance(0.35)) return [];
  const at = workingMoment(order.completedAt, random.between(0, 5), random);
  if (at > now) return [];
  const delivered = order.items[0]?.actualDeliveryDate ?? '';
  const isLate = delivered > order.expectedDeliveryDate;
  const stars = isLate ? random.between(1, 3) : random.between(4, 5);
  const words = stars > 3 ? comments.good : stars === 3 ? comments.middling : comments.poor;
  return [
    {
      ...demoStored(`rating-${order._id}`, [at]),
      purchaseOrderId: order._id,
      purchaseOrderNumber: order.poNumber,
      sellerOrganizationId: seller.id,
      buyerOrganizationId: office.id,
      stars,
      ...(random.chance(0.6) ? { comment: random.pick(words) } : {}),
      ratedBy: office.buyer.name,
      ratedById: office.buyer.id,
    },
  ];
}
