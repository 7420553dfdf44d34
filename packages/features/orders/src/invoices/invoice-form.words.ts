import type { invoices, ReplyOf } from '@portal/contracts';

export type BillableLine = ReplyOf<typeof invoices.billable>['lines'][number];

/** The lines that a new invoice begins with: all that was accepted and is not invoiced yet. */
export const begunLines = (lines: readonly BillableLine[]) =>
  lines
    .filter(({ billable }) => billable > 0)
    .map(({ lineId, billable, unitPrice, gst, hsn }) => ({
      ...{ lineId, quantity: billable, unitPrice, gst },
      ...(hsn ? { hsn } : {}),
    }));
