import { type Requisition, toRupees } from '@portal/contracts';
import type { RequisitionRecord } from './requisition.schema.js';

/** A requisition as the contract shows it; paise become rupees. */
export const requisitionView = (record: RequisitionRecord): Requisition => ({
  ...record,
  id: record._id,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  decidedAt: record.decidedAt?.toISOString(),
  estimatedTotal: toRupees(record.estimatedTotal),
  items: record.items.map(({ estimatedUnitPrice, ...item }) => ({
    ...item,
    ...(estimatedUnitPrice === undefined ? {} : { estimatedUnitPrice: toRupees(estimatedUnitPrice) }),
  })),
});
