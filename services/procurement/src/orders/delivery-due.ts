import { awaitedOrderStatuses, dayInIndia } from '@portal/contracts';

const dueSoonDays = 7;

const inDays = (days: number, now: Date) => dayInIndia(new Date(now.getTime() + days * 24 * 60 * 60 * 1000));

/** The orders whose delivery is late, or is expected within a week (requirements: delivery health). */
export const deliveryDue = (due: 'Overdue' | 'Due Soon', now = new Date()) => ({
  status: { $in: awaitedOrderStatuses },
  'expectedDeliveryWindow.endDate':
    due === 'Overdue' ? { $lt: dayInIndia(now) } : { $gte: dayInIndia(now), $lte: inDays(dueSoonDays, now) },
});
