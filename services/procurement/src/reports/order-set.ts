import type { Actor, OrderStatus, PurchaseOrderStatus } from '@portal/contracts';
import { Injectable } from '@nestjs/common';
import { OrderRepository } from '../orders/order.repository.js';
import { gemRowStage, gemStatusesOf, noDepartment, statusOfGem } from '../purchase-orders/gem-row.js';
import { gemOrdersAsked, purchaseOrdersAsked } from '../purchase-orders/purchase-order.question.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import type { KeyedSums } from './sums.js';

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

type Key = 'status' | 'department' | 'seller';
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
    const { own, gem } = this.matches(actor, asked);
    return this.purchaseOrders.aggregate<Result>(own, [
      purchaseStage,
      this.gemOrders.union(gem, [gemStage]),
      ...stages,
    ]);
  }

  /**
   * Sums by what is told. Each collection is read once and summed in its own shape; rows with the same keys may stand for
   * one of them each, and are added by whoever asks.
   */
  async sums(actor: Actor, asked: Asked, by: readonly Key[], step?: (time: '$createdAt' | '$completedAt') => object) {
    const { own, gem } = this.matches(actor, asked);
    const time = `$${asked.dated ?? 'createdAt'}` as const;
    const steps = step ? { step: step(time) } : {};
    const [ofOffices, ofGem] = await Promise.all([
      this.purchaseOrders.aggregate<KeyedSums>(
        own,
        sumStages(ownFields, by, steps, (statuses) => statuses),
      ),
      this.gemOrders.aggregate<KeyedSums & { status?: OrderStatus }>(
        gem,
        sumStages(gemFields, by, steps, gemStatusesOf),
      ),
    ]);
    return [
      ...ofOffices,
      ...ofGem.map(({ status, department, ...sums }): KeyedSums => ({
        ...sums,
        ...(status ? { status: statusOfGem[status] } : {}),
        ...(by.includes('department') ? { department: department || noDepartment } : {}),
      })),
    ];
  }

  /** How many are late now, whenever they were made. */
  async overdue(actor: Actor, { department, vendor, category }: Omit<Asked, 'from' | 'before' | 'dated'>) {
    const late = { department, seller: vendor, health: 'Overdue' } as const;
    const [own, gem] = await Promise.all([
      category ? 0 : this.purchaseOrders.count(purchaseOrdersAsked(actor, late)),
      this.gemOrders.count({
        $and: [gemOrdersAsked(actor, late) ?? none, category ? { gemOrderCategory: category } : {}],
      }),
    ]);
    return own + gem;
  }

  private matches(actor: Actor, { from, before, dated = 'createdAt', department, vendor, category }: Asked) {
    const filters = { department, seller: vendor };
    const time = { ...(from ? { $gte: from } : {}), ...(before ? { $lt: before } : {}) };
    const within = from || before ? { [dated]: time } : {};
    return {
      own: { $and: [purchaseOrdersAsked(actor, filters), within, category ? none : {}] },
      gem: {
        $and: [gemOrdersAsked(actor, filters) ?? none, within, category ? { gemOrderCategory: category } : {}],
      },
    };
  }
}

const ownFields = {
  status: '$status',
  department: '$department',
  seller: '$sellerOrganizationId',
  supplier: '$supplier',
  approvedAt: '$approvedDate',
  expected: '$expectedDeliveryDate',
};
const gemFields: typeof ownFields = {
  status: '$status',
  department: '$gemBuyerDepartmentName',
  seller: '$sellerOrganizationId',
  supplier: '$sellerName',
  approvedAt: '$approvedAt',
  expected: '$expectedDeliveryWindow.endDate',
};

const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
const amountIf = (condition: object) => ({ $sum: { $cond: [condition, '$totalAmount', 0] } });

function sumStages(
  fields: typeof ownFields,
  by: readonly Key[],
  steps: object,
  named: (statuses: readonly PurchaseOrderStatus[]) => readonly string[],
): Stages {
  const isCompleted = { $in: ['$status', named(['Completed'])] };
  const isApproved = { $not: { $in: ['$status', named(notApproved)] } };
  const isPending = { $in: ['$status', named(['Pending Approval'])] };
  const isTimed = { $ne: [{ $ifNull: ['$completedAt', null] }, null] };
  const isMeasured = { $and: [isTimed, { $ne: [{ $ifNull: [fields.approvedAt, null] }, null] }] };
  const dayCompleted = { $dateToString: { date: '$completedAt', format: '%Y-%m-%d', timezone } };
  const took = { $dateDiff: { startDate: fields.approvedAt, endDate: '$completedAt', unit: 'day', timezone } };
  return [
    {
      $group: {
        _id: { ...Object.fromEntries(by.map((name) => [name, fields[name]])), ...steps },
        supplier: { $max: fields.supplier },
        orders: { $sum: 1 },
        amount: { $sum: '$totalAmount' },
        completed: countIf(isCompleted),
        active: countIf({ $and: [isApproved, { $not: isCompleted }] }),
        pending: countIf(isPending),
        pendingValue: amountIf(isPending),
        approved: countIf(isApproved),
        value: amountIf(isApproved),
        timed: countIf(isTimed),
        onTime: countIf({ $and: [isTimed, { $lte: [dayCompleted, fields.expected] }] }),
        measured: countIf(isMeasured),
        days: { $sum: { $cond: [isMeasured, took, 0] } },
      },
    },
    { $replaceWith: { $mergeObjects: ['$$ROOT', '$_id'] } },
    { $unset: '_id' },
  ];
}
