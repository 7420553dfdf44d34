import { dayNumber, dayNumberOf } from '@portal/service-kit';

/** When something happened to an order, of whichever kind. */
interface OrderTimes {
  createdAt: Date;
  approvedAt?: Date | undefined;
  completedAt?: Date | undefined;
  expectedDate?: string | undefined;
}

/** The same as days in India, numbers that rise by one from day to day. */
export interface OrderDays extends Record<string, string | number | undefined> {
  createdDay: number;
  approvedDay: number | undefined;
  completedDay: number | undefined;
  expectedDay: number | undefined;
}

const day = (time: Date | undefined) => time && dayNumber(time.getTime());

/** Fields to be held of orders, so that sums over all of them count with numbers. */
export function orderDays<T>(timesOf: (order: T) => OrderTimes) {
  const own = <V>(of: (times: OrderTimes) => V) => ({ as: 'own' as const, of: (order: T) => of(timesOf(order)) });
  return {
    createdDay: own(({ createdAt }) => dayNumber(createdAt.getTime())),
    approvedDay: own(({ approvedAt }) => day(approvedAt)),
    completedDay: own(({ completedAt }) => day(completedAt)),
    expectedDay: own(({ expectedDate }) => (expectedDate ? dayNumberOf(expectedDate) : undefined)),
  };
}
