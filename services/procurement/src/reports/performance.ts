import { toRupees } from '@portal/contracts';
import type { Sums } from './sums.js';

export const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 100) : 0);

/** A share in percent to one decimal; null of nothing. */
export const percentOf = (part: number, whole: number) => (whole ? Math.round((part / whole) * 1000) / 10 : null);

export const onTimeRate = ({ onTime, delivered }: Pick<Sums, 'onTime' | 'delivered'>) =>
  delivered ? percent(onTime, delivered) : null;

export const averageValue = ({ value, approved }: Pick<Sums, 'value' | 'approved'>) =>
  approved ? toRupees(Math.round(value / approved)) : null;

export const averageDays = ({ days, measured }: Pick<Sums, 'days' | 'measured'>) =>
  measured ? Math.round((days / measured) * 10) / 10 : null;

/** How the orders behind the sums went, as the contract tells it; paise become rupees. */
export const performanceOf = (sums: Sums) => ({
  totalOrders: sums.orders,
  completedOrders: sums.completed,
  activeOrders: sums.active,
  completionRate: percent(sums.completed, sums.orders),
  deliveredOrders: sums.delivered,
  onTimeOrders: sums.onTime,
  onTimeDelivery: onTimeRate(sums),
  approvedOrders: sums.approved,
  totalValue: toRupees(sums.value),
  averageOrderValue: averageValue(sums),
  averageDeliveryTime: averageDays(sums),
});
