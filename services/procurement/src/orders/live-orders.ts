import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { awaitedOfGem } from '../purchase-orders/awaited-first.js';
import { type OrderDays, orderDays } from '../purchase-orders/order-days.js';
import { noDepartment, noTitle } from '../purchase-orders/gem-row.js';
import { OrderRepository } from './order.repository.js';
import type { OrderRecord } from './order.schema.js';

const shared = [
  ...(['status', 'gemOrderCategory', 'gemBuyerDepartmentName', 'sellerName', 'sellerId'] as const),
  ...(['sellerOrganizationId', 'organizations', 'isMappedToBuyer', 'buyerId', 'buyerOrganizationId'] as const),
  ...(['priority', 'urgency', 'assigneeId', 'expectedDeliveryWindow.endDate', 'isOnTime'] as const),
  'createdById',
] as const satisfies Path<OrderRecord>[];
const own = [
  ...(['gemContractNumber', 'totalAmount', 'createdAt', 'updatedAt', 'approvedAt', 'deliveredAt'] as const),
  'completedAt',
] as const satisfies Path<OrderRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What a GeM order shows in a row of the list of purchase orders, and its days. */
interface Made extends OrderDays {
  poNumber: string;
  title: string;
  department: string;
  /** How soon somebody is awaited, the soonest first. */
  awaited: number;
}

/** What lists and figures ask of GeM orders, in memory. */
@Injectable()
export class LiveOrders extends LiveCopy<OrderRecord, Field, Made> {
  constructor(orders: OrderRepository) {
    super(orders, {
      shared,
      own,
      made: {
        poNumber: { as: 'own', of: ({ gemContractNumber, _id }) => gemContractNumber ?? _id },
        title: { as: 'shared', of: ({ gemOrderCategory }) => gemOrderCategory ?? noTitle },
        awaited: { as: 'shared', of: ({ status }) => awaitedOfGem(status) },
        department: { as: 'shared', of: ({ gemBuyerDepartmentName }) => gemBuyerDepartmentName ?? noDepartment },
        ...orderDays<OrderRecord>((order) => order),
      },
    });
  }
}
