import { type Receipt, toRupees } from '@portal/contracts';
import type { ReceiptRecord } from './receipt.schema.js';

/** A receipt as the contract shows it. */
export function receiptView(record: ReceiptRecord): Receipt {
  return {
    ...record,
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    receivedAt: record.receivedAt.toISOString(),
    inspectedAt: record.inspectedAt?.toISOString(),
    lines: record.lines.map(({ unitPrice, deduction, ...line }) => ({
      ...line,
      ...(unitPrice === undefined ? {} : { unitPrice: toRupees(unitPrice) }),
      ...(deduction === undefined ? {} : { deduction: toRupees(deduction) }),
    })),
  };
}
