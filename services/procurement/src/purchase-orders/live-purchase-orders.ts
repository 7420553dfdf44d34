import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

const shared = [
  ...(['status', 'priority', 'urgency', 'department', 'supplier', 'sellerOrganizationId', 'brands'] as const),
  ...(['buyerId', 'buyerOrganizationId', 'assigneeId', 'requestedById', 'isSent', 'expectedDeliveryDate'] as const),
] as const satisfies Path<PurchaseOrderRecord>[];
const own = [
  ...(['poNumber', 'title', 'totalAmount', 'createdAt', 'updatedAt', 'approvedDate', 'completedAt'] as const),
] as const satisfies Path<PurchaseOrderRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What lists and figures ask of purchase orders, in memory. */
@Injectable()
export class LivePurchaseOrders extends LiveCopy<PurchaseOrderRecord, Field> {
  constructor(purchaseOrders: PurchaseOrderRepository) {
    super(purchaseOrders, { shared, own });
  }
}
