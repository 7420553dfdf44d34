import type { OrderLine } from '../orders/order.schema.js';

/** Adds what was delivered to the lines of its category, first line first; also says which categories would be over. */
export function addDelivered(lines: OrderLine[], delivered: { category: string; quantity: number }[]) {
  const attempting = new Map<string, number>();
  for (const { category, quantity } of delivered) attempting.set(category, (attempting.get(category) ?? 0) + quantity);
  const over = [...attempting].flatMap(([category, quantity]) => {
    const remaining = openOf(lines, category);
    return quantity > remaining ? [{ category, attempting: quantity, remaining }] : [];
  });
  const items = lines.map((line) => {
    const wanted = attempting.get(line.categoryType) ?? 0;
    const taken = Math.min(wanted, line.quantity - line.delivered);
    attempting.set(line.categoryType, wanted - taken);
    return { ...line, delivered: line.delivered + taken };
  });
  return { items, over, complete: items.every((line) => line.delivered === line.quantity) };
}

const openOf = (lines: OrderLine[], category: string) =>
  lines
    .filter((line) => line.categoryType === category)
    .reduce((open, line) => open + line.quantity - line.delivered, 0);
