import type { ShownOrder } from '../order-list/order.words.js';

/** One delivered asset, or several that share one number. */
export interface Delivered {
  serialNumber: string;
  category: string;
  quantity: number;
}

/** What is open of a category, and what this proof takes of it. */
export interface Balance {
  category: string;
  ordered: number;
  open: number;
  now: number;
}

/** The balance of each category of an order, with the assets of this proof. */
export function balancesOf({ items }: Pick<ShownOrder, 'items'>, delivered: readonly Delivered[]): Balance[] {
  const categories = [...new Set(items.map(({ categoryType }) => categoryType))];
  return categories.map((category) => {
    const lines = items.filter(({ categoryType }) => categoryType === category);
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    return {
      category,
      ordered: sum(lines.map(({ quantity }) => quantity)),
      open: sum(lines.map((line) => line.quantity - line.delivered)),
      now: sum(delivered.filter((one) => one.category === category).map(({ quantity }) => quantity)),
    };
  });
}
