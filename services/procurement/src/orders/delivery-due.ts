import { awaitedOrderStatuses, dayInIndia } from '@portal/contracts';

const dueSoonDays = 7;

const inDays = (days: number, now: Date) => dayInIndia(new Date(now.getTime() + days * 24 * 60 * 60 * 1000));

/** The days of an expected delivery that is late, or due within a week (requirements: delivery health). */
export const dueDays = (due: 'Overdue' | 'Due Soon', now = new Date()) =>
  due === 'Overdue' ? { $lt: dayInIndia(now) } : { $gte: dayInIndia(now), $lte: inDays(dueSoonDays, now) };

/** The orders whose delivery is late, or is expected within a week. */
export const deliveryDue = (due: 'Overdue' | 'Due Soon', now = new Date()) => ({
  status: { $in: awaitedOrderStatuses },
  'expectedDeliveryWindow.endDate': dueDays(due, now),
});
