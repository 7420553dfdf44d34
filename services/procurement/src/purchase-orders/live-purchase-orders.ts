import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { awaitedOf } from './awaited-first.js';
import { type OrderDays, orderDays } from './order-days.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

const shared = [
  ...(['status', 'priority', 'urgency', 'department', 'supplier', 'sellerOrganizationId', 'brands'] as const),
  ...(['buyerId', 'buyerOrganizationId', 'assigneeId', 'requestedById', 'isSent', 'expectedDeliveryDate'] as const),
  'isOnTime',
] as const satisfies Path<PurchaseOrderRecord>[];
const own = [
  ...(['poNumber', 'title', 'totalAmount', 'createdAt', 'updatedAt', 'approvedDate', 'deliveredAt'] as const),
  'completedAt',
] as const satisfies Path<PurchaseOrderRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

interface Made extends OrderDays {
  /** How soon somebody is awaited, the soonest first. */
  awaited: number;
}

const days = orderDays<PurchaseOrderRecord>((order) => ({
  createdAt: order.createdAt,
  approvedAt: order.approvedDate,
  deliveredAt: order.deliveredAt,
}));

/** What lists and figures ask of purchase orders, in memory. */
@Injectable()
export class LivePurchaseOrders extends LiveCopy<PurchaseOrderRecord, Field, Made> {
  constructor(purchaseOrders: PurchaseOrderRepository) {
    super(purchaseOrders, {
      shared,
      own,
      made: { awaited: { as: 'shared', of: ({ status }) => awaitedOf(status) }, ...days },
    });
  }
}
