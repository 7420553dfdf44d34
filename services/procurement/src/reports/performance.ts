import { toRupees } from '@portal/contracts';
import { percent } from './figures.js';
import type { Sums } from './order-set.js';

export const onTimeRate = ({ onTime, timed }: Pick<Sums, 'onTime' | 'timed'>) =>
  timed ? percent(onTime, timed) : null;

export const averageValue = ({ value, approved }: Pick<Sums, 'value' | 'approved'>) =>
  approved ? toRupees(Math.round(value / approved)) : null;

export const averageDays = (days: number | null) => (days === null ? null : Math.round(days * 10) / 10);

/** How the orders behind the sums went, as the contract tells it; paise become rupees. */
export const performanceOf = (sums: Sums) => ({
  totalOrders: sums.orders,
  completedOrders: sums.completed,
  activeOrders: sums.active,
  completionRate: percent(sums.completed, sums.orders),
  onTimeDelivery: onTimeRate(sums),
  approvedOrders: sums.approved,
  totalValue: toRupees(sums.value),
  averageOrderValue: averageValue(sums),
  averageDeliveryTime: averageDays(sums.days),
});
