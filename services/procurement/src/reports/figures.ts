import type { Filter } from '@portal/service-kit';
import type { OrderRecord } from '../orders/order.schema.js';
import type { OrderRepository } from '../orders/order.repository.js';

export const percent = (part: number, whole: number) => (whole ? Math.round((part / whole) * 100) : 0);

/** Share of completed orders that were on time, in percent, and the mean days from approval to completion; null without any. */
export async function deliveryFigures(orders: OrderRepository, match: Filter<OrderRecord>) {
  const finished = { ...match, completedAt: { $exists: true } };
  const [row] = await orders.aggregate<{ timed: number; onTime: number; days: number }>(finished, [
    {
      $group: {
        _id: null,
        timed: { $sum: 1 },
        onTime: {
          $sum: {
            $cond: [
              {
                $lte: [
                  { $dateToString: { date: '$completedAt', format: '%Y-%m-%d', timezone: 'Asia/Kolkata' } },
                  '$expectedDeliveryWindow.endDate',
                ],
              },
              1,
              0,
            ],
          },
        },
        days: { $avg: { $dateDiff: { startDate: '$approvedAt', endDate: '$completedAt', unit: 'day' } } },
      },
    },
  ]);
  return { onTimeRate: row ? percent(row.onTime, row.timed) : null, days: row ? Math.round(row.days * 10) / 10 : null };
}
