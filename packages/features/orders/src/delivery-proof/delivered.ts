import type { ShownOrder } from '../order-list/order.words.js';

/** One delivered asset, or several that share one number. */
export interface Delivered {
  serialNumber: string;
  category: string;
  quantity: number;
  lineId?: string | undefined;
}

/** What is open of a line of the order, and what this proof takes of it. */
export interface Balance {
  lineId: string;
  category: string;
  /** Tells lines of one category apart. */
  product: string;
  ordered: number;
  open: number;
  now: number;
}

/** The balance of each line of an order, with the assets of this proof. */
export function balancesOf({ items }: Pick<ShownOrder, 'items'>, delivered: readonly Delivered[]): Balance[] {
  return items.map((line) => ({
    lineId: line.id,
    category: line.categoryType,
    product: [line.productName, line.modelNumber].filter(Boolean).join(' '),
    ordered: line.quantity,
    open: line.quantity - line.delivered,
    now: delivered.filter(({ lineId }) => lineId === line.id).reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
