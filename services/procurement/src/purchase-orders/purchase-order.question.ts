import {
  activePurchaseOrderStatuses,
  awaitedPurchaseOrderStatuses,
  type Actor,
  approvedPurchaseOrderStatuses,
  itemDeliveryTold,
  type PurchaseOrderQuery,
  purchaseOrderStatuses,
  toPaise,
} from '@portal/contracts';
import { type Filter, invalid, rowsFor, textFilter, type Where } from '@portal/service-kit';
import { deliveryDue, dueDays } from '../orders/delivery-due.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { gemStatusesOf } from './gem-row.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

type Sorts = Record<keyof typeof rowSorts, string>;
type Filters = Omit<PurchaseOrderQuery, 'page' | 'pageSize' | 'sort'>;

/** Names of the list's `sort` and the fields of a row behind them; those of purchase orders are the same. */
export const rowSorts = {
  poNumber: 'poNumber',
  title: 'title',
  department: 'department',
  supplier: 'supplier',
  totalAmount: 'totalAmount',
  /** By how soon somebody is awaited, not by name. */
  status: 'awaited',
  priority: 'urgency',
  expectedDelivery: 'expectedDeliveryDate',
  delivered: 'deliveredAt',
  requestedDate: 'createdAt',
};
/** The same of GeM orders. */
export const gemSorts: Sorts = {
  priority: 'urgency',
  poNumber: 'gemContractNumber',
  title: 'gemOrderCategory',
  department: 'gemBuyerDepartmentName',
  supplier: 'sellerName',
  totalAmount: 'totalAmount',
  status: 'awaited',
  expectedDelivery: 'expectedDeliveryWindow.endDate',
  delivered: 'deliveredAt',
  requestedDate: 'createdAt',
};

const dayMs = 24 * 60 * 60 * 1000;
/** When a day begins in India, or so much later. */
const startOf = (day: string | undefined, later = 0) =>
  day ? new Date(new Date(`${day}T00:00:00+05:30`).getTime() + later) : undefined;

/** Between these, each of them if it is given. */
function between<V>(from: V | undefined, to: V | undefined, upper: '$lt' | '$lte') {
  return {
    ...(from === undefined ? {} : { $gte: from }),
    ...(to === undefined ? {} : { [upper]: to }),
  };
}

/** On that day or later; without a day whenever it was. */
const deliveredSince = (from: string | undefined) =>
  from ? between(startOf(from), undefined, '$lt') : { $exists: true };

function common({ from, to, delivered, deliveredFrom, completedFrom, min, max, seller }: Filters) {
  const made = between(startOf(from), startOf(to, dayMs), '$lt');
  const paise = between(min === undefined ? min : toPaise(min), max === undefined ? max : toPaise(max), '$lte');
  return {
    ...(from || to ? { createdAt: made } : {}),
    ...(delivered === 'yes' || deliveredFrom ? { deliveredAt: deliveredSince(deliveredFrom) } : {}),
    ...(delivered === 'on-time' || delivered === 'late' ? { isOnTime: delivered === 'on-time' } : {}),
    ...(completedFrom ? { completedAt: between(startOf(completedFrom), undefined, '$lt') } : {}),
    ...(min !== undefined || max !== undefined ? { totalAmount: paise } : {}),
    ...(seller ? { sellerOrganizationId: seller } : {}),
  };
}

/** The statuses that are asked for; undefined where all are. */
function statusesAsked({ status, active, approved, outstanding }: Filters) {
  if (!status && !active && !approved && !outstanding) return undefined;
  return purchaseOrderStatuses.filter(
    (one) =>
      (!status || one === status) &&
      (!active || activePurchaseOrderStatuses.includes(one) === (active === 'yes')) &&
      (!approved || approvedPurchaseOrderStatuses.includes(one) === (approved === 'yes')) &&
      (!outstanding || itemDeliveryTold.includes(one)),
  );
}

/** What a question asks of purchase orders that the asker sees; undefined where it can mean none of them. */
export function purchaseOrdersAsked(actor: Actor, query: Filters): Filter<PurchaseOrderRecord> | undefined {
  const { department, priority, health, category, q } = query;
  if (category) return undefined;
  const statuses = statusesAsked(query);
  const searched = actor.role === 'OEM' ? openTexts : ([...openTexts, 'department', 'supplier'] as const);
  return present<PurchaseOrderRecord>(
    rowsFor(actor, 'view', 'PurchaseOrder'),
    common(query),
    {
      ...(statuses ? { status: { $in: statuses } } : {}),
      ...(department ? { department } : {}),
      ...(priority ? { priority } : {}),
    },
    health ? { status: { $in: awaitedPurchaseOrderStatuses }, expectedDeliveryDate: dueDays(health) } : {},
    textFilter(q, searched),
  );
}

/** What the same question asks of GeM orders; undefined where it can mean none of them. */
export function gemOrdersAsked(actor: Actor, query: Filters): Filter<OrderRecord> | undefined {
  const { department, priority, health, category, q } = query;
  const asked = statusesAsked(query);
  const statuses = asked && gemStatusesOf(asked);
  if (statuses?.length === 0) return undefined;
  return present<OrderRecord>(
    rowsFor(actor, 'view', 'Order'),
    common(query),
    {
      ...(statuses ? { status: { $in: statuses } } : {}),
      ...(department ? { gemBuyerDepartmentName: department } : {}),
      ...(priority ? { priority } : {}),
      ...(category ? { gemOrderCategory: category } : {}),
    },
    health ? deliveryDue(health) : {},
    textFilter(q, ['gemContractNumber', 'gemOrderCategory', 'gemBuyerDepartmentName', 'sellerName']),
  );
}

const openTexts = ['poNumber', 'title'] as const;
const hiddenFromMakers = ['min', 'max', 'seller', 'delivered', 'deliveredFrom', 'completedFrom'] as const;

/** What a role is not shown it does not find by asking for it either. */
export function assertShown(actor: Actor, query: PurchaseOrderQuery) {
  if (actor.role !== 'OEM') return;
  const asked = hiddenFromMakers.filter((name) => query[name] !== undefined);
  const sorted = /totalAmount|supplier|delivered/.test(query.sort ?? '') ? ['sort'] : [];
  const names = [...asked, ...sorted];
  if (names.length > 0) throw invalid(Object.fromEntries(names.map((name) => [name, 'Please check this value'])));
}

const present = <T>(...filters: Where<T>[]): Filter<T> =>
  ({
    $and: [{ deletedAt: { $exists: false } }, ...filters.filter((one) => Object.keys(one).length > 0)],
  }) as Filter<T>;
