import { activePurchaseOrderStatuses, type Actor, dayInIndia, type PurchaseOrderStatus } from '@portal/contracts';
import { Injectable } from '@nestjs/common';
import { OrderRepository } from '../orders/order.repository.js';
import { gemRowStage } from '../purchase-orders/gem-row.js';
import { gemOrdersAsked, purchaseOrdersAsked } from '../purchase-orders/purchase-order.question.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { SumsOf } from './sums.js';

/** Which orders of those that somebody sees; a category is one of GeM orders, purchase orders have none. */
interface Asked {
  from?: Date;
  before?: Date;
  /** What `from` and `before` are about: when an order was made, unless told. */
  dated?: 'createdAt' | 'completedAt';
  department?: string | undefined;
  vendor?: string | undefined;
  category?: string | undefined;
}

export interface OrderOfSet {
  _id: string;
  poNumber: string;
  title: string;
  status: PurchaseOrderStatus;
  createdAt: Date;
  totalAmount: number;
}

type Stages = Parameters<PurchaseOrderRepository['aggregate']>[1];

const none = { _id: '' };
const timezone = 'Asia/Kolkata';
const notApproved: PurchaseOrderStatus[] = ['Draft', 'Pending Approval', 'Rejected', 'Cancelled'];

const fields = Object.fromEntries(
  [
    ...['poNumber', 'title', 'status', 'department', 'supplier', 'sellerOrganizationId', 'totalAmount'],
    ...['createdAt', 'completedAt', 'expectedDeliveryDate'],
  ].map((name) => [name, 1]),
);
const purchaseStage = { $project: { ...fields, approvedAt: '$approvedDate' } };
const gemStage = { $project: { ...gemRowStage.$project, approvedAt: 1, completedAt: 1 } };

/** Purchase orders and GeM orders that somebody sees, as one set to be summed up. */
@Injectable()
export class OrderSet {
  constructor(
    private readonly purchaseOrders: PurchaseOrderRepository,
    private readonly gemOrders: OrderRepository,
  ) {}

  of<Result>(actor: Actor, asked: Asked, stages: Stages) {
    const { from, before, dated = 'createdAt', department, vendor, category } = asked;
    const filters = { department, seller: vendor };
    const time = { ...(from ? { $gte: from } : {}), ...(before ? { $lt: before } : {}) };
    const within = from || before ? { [dated]: time } : {};
    const own = { $and: [purchaseOrdersAsked(actor, filters), within, category ? none : {}] };
    const gem = {
      $and: [gemOrdersAsked(actor, filters) ?? none, within, category ? { gemOrderCategory: category } : {}],
    };
    return this.purchaseOrders.aggregate<Result>(own, [
      purchaseStage,
      this.gemOrders.union(gem, [gemStage]),
      ...stages,
    ]);
  }

  /** Sums by what is told; the one with the greatest value first. */
  sums<Key = string | null>(actor: Actor, asked: Asked, key: unknown) {
    return this.of<SumsOf<Key>>(actor, asked, sumStages(key));
  }
}

const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
const amountIf = (condition: object) => ({ $sum: { $cond: [condition, '$totalAmount', 0] } });

function sumStages(key: unknown): Stages {
  const isCompleted = { $eq: ['$status', 'Completed'] };
  const isApproved = { $not: { $in: ['$status', notApproved] } };
  const isPending = { $eq: ['$status', 'Pending Approval'] };
  const isTimed = { $ne: [{ $ifNull: ['$completedAt', null] }, null] };
  const dayCompleted = { $dateToString: { date: '$completedAt', format: '%Y-%m-%d', timezone } };
  const isAwaited = { $in: ['$status', [...activePurchaseOrderStatuses]] };
  return [
    {
      $group: {
        _id: key,
        supplier: { $max: '$supplier' },
        orders: { $sum: 1 },
        amount: { $sum: '$totalAmount' },
        completed: countIf(isCompleted),
        active: countIf({ $and: [isApproved, { $ne: ['$status', 'Completed'] }] }),
        pending: countIf(isPending),
        pendingValue: amountIf(isPending),
        approved: countIf(isApproved),
        value: amountIf(isApproved),
        timed: countIf(isTimed),
        onTime: countIf({ $and: [isTimed, { $lte: [dayCompleted, '$expectedDeliveryDate'] }] }),
        overdue: countIf({ $and: [isAwaited, { $lt: ['$expectedDeliveryDate', dayInIndia()] }] }),
        measured: countIf({ $and: [isTimed, { $ne: [{ $ifNull: ['$approvedAt', null] }, null] }] }),
        days: { $sum: { $dateDiff: { startDate: '$approvedAt', endDate: '$completedAt', unit: 'day', timezone } } },
      },
    },
    { $set: { key: '$_id' } },
    { $unset: '_id' },
    { $sort: { value: -1, key: 1 } },
  ];
}
