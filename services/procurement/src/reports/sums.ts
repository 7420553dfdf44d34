import { type PurchaseOrderStatus, recordOf } from '@portal/contracts';
import type { SelectedOrders } from '../purchase-orders/order-selection.js';
import { dayNumber, dayNumberOf } from './period.js';

/** Sums over some orders; amounts in paise. */
export interface Sums {
  supplier: string | null;
  orders: number;
  /** Of all of them; `value` is that of the approved ones. */
  amount: number;
  completed: number;
  active: number;
  pending: number;
  pendingValue: number;
  approved: number;
  value: number;
  timed: number;
  onTime: number;
  /** Orders whose days from approval to completion are known, and these days in all. */
  measured: number;
  days: number;
}
export type SumsOf<Key> = Sums & { key: Key };

const notApproved: ReadonlySet<PurchaseOrderStatus> = new Set(['Draft', 'Pending Approval', 'Rejected', 'Cancelled']);

const names = [
  ...(['orders', 'amount', 'completed', 'active', 'pending', 'pendingValue', 'approved', 'value'] as const),
  ...(['timed', 'onTime', 'measured', 'days'] as const),
] as const;
const at = recordOf(names, (name) => names.indexOf(name));

/** Sums that grow in place: a hundred thousand orders pass here for one figure. */
class Growing {
  private readonly numbers = new Float64Array(names.length);
  private supplier: string | null = null;

  raise(place: number, by = 1) {
    this.numbers[place]! += by;
  }

  named(supplier: string | undefined) {
    if (supplier && supplier !== this.supplier && supplier > (this.supplier ?? '')) this.supplier = supplier;
  }

  merge(sums: Sums) {
    for (const name of names) this.raise(at[name], sums[name]);
    this.named(sums.supplier ?? undefined);
  }

  get sums(): Sums {
    return { supplier: this.supplier, ...recordOf(names, (name) => this.numbers[at[name]]!) };
  }
}

function adding({ status, supplier, totalAmount, ...orders }: SelectedOrders) {
  const { approvedAt, completedAt, expectedDeliveryDate } = orders;
  const days = new Map<string, number>();
  const dayOf = (date: string) => {
    let day = days.get(date);
    if (day === undefined) days.set(date, (day = dayNumberOf(date)));
    return day;
  };
  const addCourse = (sums: Growing, place: number, completed: number) => {
    const day = dayNumber(completed);
    const [approved, expected] = [approvedAt(place), expectedDeliveryDate(place)];
    sums.raise(at.timed);
    if (expected !== undefined && day <= dayOf(expected)) sums.raise(at.onTime);
    if (approved === undefined) return;
    sums.raise(at.measured);
    sums.raise(at.days, day - dayNumber(approved));
  };
  return (sums: Growing, place: number) => {
    const [state, amount, completed] = [status(place), totalAmount(place), completedAt(place)];
    sums.raise(at.orders);
    sums.raise(at.amount, amount);
    sums.named(supplier(place));
    if (!notApproved.has(state)) {
      sums.raise(at.approved);
      sums.raise(at.value, amount);
      sums.raise(state === 'Completed' ? at.completed : at.active);
    } else if (state === 'Pending Approval') {
      sums.raise(at.pending);
      sums.raise(at.pendingValue, amount);
    }
    if (completed !== undefined) addCourse(sums, place, completed);
  };
}

/** All of them as one. */
export function sumsOf(kinds: readonly SelectedOrders[]): Sums {
  const growing = new Growing();
  for (const orders of kinds) {
    const add = adding(orders);
    for (const place of orders.places) add(growing, place);
  }
  return growing.sums;
}

/** The orders with the same key as one, without those that have none; the one with the greatest value first. */
export function sumsBy<Key extends string>(
  kinds: readonly SelectedOrders[],
  keyOf: (orders: SelectedOrders) => (place: number) => Key | undefined,
): SumsOf<Key>[] {
  const byKey = new Map<Key, Growing>();
  for (const orders of kinds) {
    const [keyAt, add] = [keyOf(orders), adding(orders)];
    for (const place of orders.places) {
      const key = keyAt(place);
      if (key === undefined) continue;
      let growing = byKey.get(key);
      if (!growing) byKey.set(key, (growing = new Growing()));
      add(growing, place);
    }
  }
  return [...byKey]
    .map(([key, { sums }]) => ({ ...sums, key }))
    .sort((a, b) => b.value - a.value || a.key.localeCompare(b.key));
}

/** Sums of orders that have nothing in common, as one. */
export function mergedSums(all: readonly Sums[]): Sums {
  const growing = new Growing();
  for (const sums of all) growing.merge(sums);
  return growing.sums;
}

export const byStatus = ({ status }: SelectedOrders) => status;
export const bySeller =
  ({ sellerOrganizationId }: SelectedOrders) =>
  (place: number) =>
    sellerOrganizationId(place) || undefined;
export const byDepartment = ({ department }: SelectedOrders) => department;
