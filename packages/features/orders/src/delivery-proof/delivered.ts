import type { DispatchBalance } from '@portal/contracts';
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

/** A line of an order, of either kind, as a proof counts on it. */
export type ProofLine = Omit<Balance, 'now'>;

/** The lines of a GeM order. */
export const gemLines = ({ items }: Pick<ShownOrder, 'items'>): ProofLine[] =>
  items.map(({ id, productName, modelNumber, categoryType, quantity, delivered }) => ({
    lineId: id,
    category: categoryType,
    product: [productName, modelNumber].filter(Boolean).join(' '),
    ordered: quantity,
    open: quantity - delivered,
  }));

/** The lines of a purchase order, in the categories by which the register counts them. */
export const purchaseLines = (balance: readonly DispatchBalance[]): ProofLine[] =>
  balance.map(({ lineId, category, name, ordered, delivered }) => ({
    ...{ lineId, category, product: name, ordered, open: ordered - delivered },
  }));

/** The balance of each line, with the assets of this proof. */
export const balancesOf = (lines: readonly ProofLine[], delivered: readonly Delivered[]): Balance[] =>
  lines.map((line) => ({
    ...line,
    now: delivered.filter(({ lineId }) => lineId === line.lineId).reduce((sum, { quantity }) => sum + quantity, 0),
  }));
