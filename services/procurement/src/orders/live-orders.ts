import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { OrderRepository } from './order.repository.js';
import type { OrderRecord } from './order.schema.js';

const shared = [
  ...(['status', 'gemOrderCategory', 'gemBuyerDepartmentName', 'sellerName', 'sellerId'] as const),
  ...(['sellerOrganizationId', 'organizations', 'isMappedToBuyer', 'buyerId', 'buyerOrganizationId'] as const),
  'expectedDeliveryWindow.endDate',
] as const satisfies Path<OrderRecord>[];
const own = [
  ...(['gemContractNumber', 'totalAmount', 'createdAt', 'updatedAt', 'approvedAt', 'completedAt'] as const),
] as const satisfies Path<OrderRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What lists and figures ask of GeM orders, in memory. */
@Injectable()
export class LiveOrders extends LiveCopy<OrderRecord, Field> {
  constructor(orders: OrderRepository) {
    super(orders, { shared, own });
  }
}
