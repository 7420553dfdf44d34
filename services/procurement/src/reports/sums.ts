import type { PurchaseOrderStatus } from '@portal/contracts';

/** Sums over some orders as the database makes them; amounts in paise. */
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

/** Sums with what they were asked by. */
export interface KeyedSums extends Sums {
  status?: PurchaseOrderStatus;
  department?: string;
  seller?: string;
  /** First day of a step of a period. */
  step?: string;
}

const nothing: Sums = {
  ...{
    supplier: null,
    orders: 0,
    amount: 0,
    completed: 0,
    active: 0,
    pending: 0,
    pendingValue: 0,
    approved: 0,
    value: 0,
  },
  ...{ timed: 0, onTime: 0, measured: 0, days: 0 },
};

const plus = (one: Sums, other: Sums): Sums => ({
  supplier: other.supplier ?? one.supplier,
  orders: one.orders + other.orders,
  amount: one.amount + other.amount,
  completed: one.completed + other.completed,
  active: one.active + other.active,
  pending: one.pending + other.pending,
  pendingValue: one.pendingValue + other.pendingValue,
  approved: one.approved + other.approved,
  value: one.value + other.value,
  timed: one.timed + other.timed,
  onTime: one.onTime + other.onTime,
  measured: one.measured + other.measured,
  days: one.days + other.days,
});

/** All of them as one. */
export const added = (rows: readonly Sums[]): Sums => rows.reduce(plus, nothing);

/** The rows with the same key as one; the one with the greatest value first. */
export function addedBy<Row extends Sums, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): SumsOf<Key>[] {
  const byKey = new Map<Key, Sums>();
  for (const row of rows) byKey.set(keyOf(row), plus(byKey.get(keyOf(row)) ?? nothing, row));
  return [...byKey]
    .map(([key, sums]) => ({ ...sums, key }))
    .sort((a, b) => b.value - a.value || String(a.key).localeCompare(String(b.key)));
}

/** Those that have a seller. */
export const sold = (rows: readonly KeyedSums[]) =>
  rows.filter((row): row is KeyedSums & { seller: string } => Boolean(row.seller));
