import {
  activePurchaseOrderStatuses,
  approvedPurchaseOrderStatuses,
  type PurchaseOrderStatus,
  recordOf,
} from '@portal/contracts';
import { type Coded, compareKeys, stepOfDay, type Period } from '@portal/service-kit';
import type { SelectedOrders } from '../purchase-orders/order-selection.js';

/** Sums over some orders; amounts in paise. */
export interface Sums {
  orders: number;
  /** Of all of them; `value` is that of the approved ones. */
  amount: number;
  completed: number;
  /** From the draft until it is in transit, as lists narrow by it. */
  active: number;
  activeValue: number;
  pending: number;
  pendingValue: number;
  approved: number;
  value: number;
  /** Of which all came, and of these by the last day on which they were expected. */
  delivered: number;
  onTime: number;
  /** Orders whose days from approval to delivery are known, and these days in all. */
  measured: number;
  days: number;
}
export type SumsOf<Key> = Sums & { key: Key };
/** The same of a seller, by the last of its names. */
export type SellerSums = SumsOf<string> & { supplier: string };

const names = [
  ...(['orders', 'amount', 'completed', 'active', 'activeValue'] as const),
  ...(['pending', 'pendingValue', 'approved', 'value'] as const),
  ...(['delivered', 'onTime', 'measured', 'days'] as const),
] as const;
const at = recordOf(names, (name) => names.indexOf(name));
const width = names.length;

/** Which counts and amounts an order of a status adds to besides those of all. */
const courseOf = (status: PurchaseOrderStatus) => ({
  isPending: status === 'Pending Approval',
  isActive: activePurchaseOrderStatuses.includes(status),
  isApproved: approvedPurchaseOrderStatuses.includes(status),
  isCompleted: status === 'Completed',
});
type Course = ReturnType<typeof courseOf>;

/** Adds each order to the sums of its group; a hundred thousand orders pass here for one figure. */
function add(sums: Float64Array, groups: Int32Array, keys: Coded<unknown>, orders: SelectedOrders) {
  const { places, status, totalAmount, isOnTime, approvedDay, deliveredDay } = orders;
  const onTime = isOnTime.values.indexOf(true);
  // What is counted by status follows from how many there are of each.
  const statuses = status.values.length;
  const counts = new Float64Array((sums.length / width) * statuses);
  const amounts = new Float64Array(counts.length);
  for (let n = 0; n < places.length; n++) {
    const place = places[n]!;
    const group = groups[keys.codes[place]!]!;
    if (group < 0) continue;
    const cell = group * statuses + status.codes[place]!;
    counts[cell]! += 1;
    amounts[cell]! += totalAmount[place]!;
    const delivered = deliveredDay[place]!;
    if (Number.isNaN(delivered)) continue;
    const first = group * width;
    sums[first + at.delivered]! += 1;
    if (isOnTime.codes[place] === onTime) sums[first + at.onTime]! += 1;
    const approved = approvedDay[place]!;
    if (Number.isNaN(approved)) continue;
    sums[first + at.measured]! += 1;
    sums[first + at.days]! += delivered - approved;
  }
  const courses = status.values.map(courseOf);
  for (let cell = 0; cell < counts.length; cell++)
    if (counts[cell]! > 0)
      addOfStatus(sums, Math.floor(cell / statuses) * width, courses[cell % statuses]!, counts[cell]!, amounts[cell]!);
}

function addOfStatus(sums: Float64Array, first: number, course: Course, count: number, amount: number) {
  const addTo = (orders: keyof Sums, value: keyof Sums) => {
    sums[first + at[orders]]! += count;
    sums[first + at[value]]! += amount;
  };
  addTo('orders', 'amount');
  if (course.isApproved) addTo('approved', 'value');
  if (course.isActive) addTo('active', 'activeValue');
  if (course.isPending) addTo('pending', 'pendingValue');
  if (course.isCompleted) sums[first + at.completed]! += count;
}

/** What orders are summed up by; those without it are left out. */
type KeyOf<Key> = (orders: SelectedOrders) => Coded<Key | undefined>;

/** The orders with the same key as one; the one with the greatest value first. */
export function sumsBy<Key extends string>(kinds: readonly SelectedOrders[], keyOf: KeyOf<Key>): SumsOf<Key>[] {
  const groupOf = new Map<Key, number>();
  const coded = kinds.map((orders) => {
    const keys = keyOf(orders);
    const groups = Int32Array.from(keys.values, (key) => {
      if (key === undefined) return -1;
      if (!groupOf.has(key)) groupOf.set(key, groupOf.size);
      return groupOf.get(key)!;
    });
    return { orders, keys, groups };
  });
  const sums = new Float64Array(groupOf.size * width);
  for (const { orders, keys, groups } of coded) add(sums, groups, keys, orders);
  return [...groupOf]
    .map(([key, group]) => ({ key, ...sumsAt(sums, group * width) }))
    .filter(({ orders }) => orders > 0)
    .sort((a, b) => b.value - a.value || a.key.localeCompare(b.key));
}

/** Written field by field: a report makes one for each day and seller, and an object of the same shape is cheap. */
const sumsAt = (sums: Float64Array, first: number): Sums => ({
  orders: sums[first + at.orders]!,
  amount: sums[first + at.amount]!,
  completed: sums[first + at.completed]!,
  active: sums[first + at.active]!,
  activeValue: sums[first + at.activeValue]!,
  pending: sums[first + at.pending]!,
  pendingValue: sums[first + at.pendingValue]!,
  approved: sums[first + at.approved]!,
  value: sums[first + at.value]!,
  delivered: sums[first + at.delivered]!,
  onTime: sums[first + at.onTime]!,
  measured: sums[first + at.measured]!,
  days: sums[first + at.days]!,
});

/** Which keys there are, where nothing is summed up. */
export function keysOf<Key extends string>(kinds: readonly SelectedOrders[], keyOf: KeyOf<Key>): Key[] {
  const found = new Set<Key>();
  for (const orders of kinds) {
    const { codes, values } = keyOf(orders);
    const isThere = new Uint8Array(values.length);
    for (let n = 0; n < orders.places.length; n++) isThere[codes[orders.places[n]!]!] = 1;
    values.forEach((key, code) => key !== undefined && isThere[code] === 1 && found.add(key));
  }
  return [...found];
}

/** All of them as one. */
export const sumsOf = (kinds: readonly SelectedOrders[]): Sums =>
  mergedSums(sumsBy(kinds, ({ status: { codes, values } }) => ({ codes, values: values.map(() => 'all') })));

/** Sums of orders that have nothing in common, as one. */
export function mergedSums(all: readonly Sums[]): Sums {
  const sums = new Float64Array(width);
  for (const one of all) names.forEach((name, n) => (sums[n]! += one[name]));
  return sumsAt(sums, 0);
}

/** Of no orders. */
export const noSums = mergedSums([]);

export const byStatus: KeyOf<PurchaseOrderStatus> = ({ status }) => status;
export const byDepartment: KeyOf<string> = ({ department }) => department;
const bySeller: KeyOf<string> = ({ sellerOrganizationId: { codes, values } }) => ({
  ...{ codes, values: values.map((seller) => seller || undefined) },
});

/** By the step of a period that a day of an order falls in; the orders that are meant have that day. */
export const byStep =
  (period: Period, when: 'createdDay' | 'deliveredDay'): KeyOf<string> =>
  ({ places, [when]: days }) => {
    const codes = new Uint32Array(days.length);
    const values: string[] = [];
    const codeOfDay = new Map<number, number>();
    for (let n = 0; n < places.length; n++) {
      const place = places[n]!;
      const day = days[place]!;
      let code = codeOfDay.get(day);
      if (code === undefined) codeOfDay.set(day, (code = codeOf(values, stepOfDay(period, day))));
      codes[place] = code;
    }
    return { codes, values };
  };

/** Where a value stands among those that there are; a new one is put behind them. */
function codeOf(values: string[], value: string) {
  const code = values.indexOf(value);
  return code >= 0 ? code : values.push(value) - 1;
}

/** The orders of each seller as one. */
export function sumsBySeller(kinds: readonly SelectedOrders[]): SellerSums[] {
  const suppliers = new Map<string, string>();
  for (const { places, supplier, sellerOrganizationId: seller } of kinds) {
    // Orders of a seller follow each other with the same name nearly always.
    const known = new Int32Array(seller.values.length).fill(-1);
    for (let n = 0; n < places.length; n++) {
      const place = places[n]!;
      const code = seller.codes[place]!;
      const name = supplier.codes[place]!;
      if (known[code] === name) continue;
      known[code] = name;
      const [id, called] = [seller.values[code] ?? '', supplier.values[name] ?? ''];
      if (compareKeys(suppliers.get(id), called) < 0) suppliers.set(id, called);
    }
  }
  return sumsBy(kinds, bySeller).map((sums) => ({ ...sums, supplier: suppliers.get(sums.key) ?? '' }));
}
