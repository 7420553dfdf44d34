import { dayInIndia } from '@portal/contracts';
import { dayNumber } from '@portal/service-kit';

/** When something happened to an order, of whichever kind. */
interface OrderTimes {
  createdAt: Date;
  approvedAt?: Date | undefined;
  deliveredAt?: Date | undefined;
}

/** The same as days in India, numbers that rise by one from day to day. */
export interface OrderDays extends Record<string, string | number | undefined> {
  createdDay: number;
  approvedDay: number | undefined;
  deliveredDay: number | undefined;
}

/** That all of an order came: when, and whether by the last day on which it was expected. Written once; what is replaced later changes nothing. */
export interface WholeDelivery {
  deliveredAt?: Date;
  isOnTime?: boolean;
}

const day = (time: Date | undefined) => time && dayNumber(time.getTime());

/** Fields to be held of orders, so that sums over all of them count with numbers. */
export function orderDays<T>(timesOf: (order: T) => OrderTimes) {
  const own = <V>(of: (times: OrderTimes) => V) => ({ as: 'own' as const, of: (order: T) => of(timesOf(order)) });
  return {
    createdDay: own(({ createdAt }) => dayNumber(createdAt.getTime())),
    approvedDay: own(({ approvedAt }) => day(approvedAt)),
    deliveredDay: own(({ deliveredAt }) => day(deliveredAt)),
  };
}

/** All of an order came at that moment; it counts as late from the day after the one that was expected, in India. */
export const wholeDelivery = (expectedDate: string, deliveredAt: Date): Required<WholeDelivery> => ({
  deliveredAt,
  isOnTime: dayInIndia(deliveredAt) <= expectedDate,
});

/** The same of orders that are stored without it, from where it is known; in the database. */
export const deliveredBefore = (deliveredAt: object | string, expectedDate: string) => [
  { $set: { deliveredAt } },
  {
    $set: {
      isOnTime: {
        $lte: [{ $dateToString: { date: '$deliveredAt', timezone: 'Asia/Kolkata', format: '%Y-%m-%d' } }, expectedDate],
      },
    },
  },
];
