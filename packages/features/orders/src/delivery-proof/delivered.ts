import { count, type DispatchAdvice, type DispatchBalance } from '@portal/contracts';
import type { ShownOrder } from '../order-list/order.words.js';

/** A number of pieces of one line that were delivered. */
export const pieces = count('Quantity must be greater than 0');

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
  /** On their way by advices that this proof does not name: their places are taken. */
  announced: number;
  open: number;
  now: number;
}

/** A line of an order, of either kind, as a proof counts on it: what is announced of it is not open. */
export type ProofLine = Omit<Balance, 'now'>;

/** The lines of a GeM order, with what is announced of each. */
export const gemLines = (
  { items }: Pick<ShownOrder, 'items'>,
  balance: readonly Pick<DispatchBalance, 'lineId' | 'announced'>[],
): ProofLine[] =>
  items.map(({ id, productName, modelNumber, categoryType, quantity, delivered }) => {
    const announced = balance.find(({ lineId }) => lineId === id)?.announced ?? 0;
    return {
      lineId: id,
      category: categoryType,
      product: [productName, modelNumber].filter(Boolean).join(' '),
      ordered: quantity,
      announced,
      open: quantity - delivered - announced,
    };
  });

/** The lines of a purchase order, in the categories by which the register counts them. */
export const purchaseLines = (balance: readonly DispatchBalance[]): ProofLine[] =>
  balance.map(({ lineId, category, name, ordered, delivered, announced }) => ({
    ...{ lineId, category, product: name, ordered, announced, open: ordered - delivered - announced },
  }));

/** The units of an advice, as a proof brings them. */
export const unitsOf = ({ lines }: DispatchAdvice): Delivered[] =>
  lines.flatMap(({ lineId, category, serialNumbers }) =>
    serialNumbers.map((serialNumber) => ({ serialNumber, category, quantity: 1, lineId })),
  );

const countOf = (line: ProofLine, delivered: readonly Delivered[]) =>
  delivered.filter(({ lineId }) => lineId === line.lineId).reduce((sum, { quantity }) => sum + quantity, 0);

/** The balance of each line, with the assets of this proof; the places of the advice that it names are its own. */
export const balancesOf = (
  lines: readonly ProofLine[],
  delivered: readonly Delivered[],
  advice?: DispatchAdvice,
): Balance[] =>
  lines.map((line) => {
    const own = advice ? countOf(line, unitsOf(advice)) : 0;
    return { ...line, announced: line.announced - own, open: line.open + own, now: countOf(line, delivered) };
  });
