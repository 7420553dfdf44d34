import { dayInIndia, nextDay, type ReceiptDue } from '@portal/contracts';
import type { Filter } from '@portal/service-kit';
import type { ReceiptRecord } from './receipt.schema.js';

const soonDays = 3;

const days = (due: ReceiptDue, today: string) => {
  if (due === 'Overdue') return { $lt: today };
  const last = nextDay(today, soonDays);
  return due === 'Later' ? { $gt: last } : { $gte: today, $lte: last };
};

/** Receipts of which something is awaited by such a day: their inspection, or what replaces rejected units. */
export const receiptDue = (due: ReceiptDue, today = dayInIndia()): Filter<ReceiptRecord> => ({
  $or: [
    { status: 'Inspection Due', dueOn: days(due, today) },
    { status: 'Replacement Announced', 'replacement.expectedOn': days(due, today) },
  ],
});
