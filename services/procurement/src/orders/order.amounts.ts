import { gstPaise, type NewOrder, toPaise } from '@portal/contracts';
import { invalid, newId } from '@portal/service-kit';
import type { OrderLine } from './order.schema.js';

interface Priced {
  unitPrice: number;
  quantity: number;
  gst: number;
}

/** Lines that are priced in rupees as lines in paise with their GST, and the sums over them; each line is rounded by itself. */
export function pricesOf<Item extends Priced>(items: readonly Item[]) {
  return summed(items.map((item) => priced({ ...item, id: newId(), unitPrice: toPaise(item.unitPrice) })));
}

/** A line with its GST and its total, by its price in paise. */
export function priced<Item extends Priced>(item: Item) {
  const base = item.unitPrice * item.quantity;
  const gstAmount = gstPaise(base, item.gst);
  return { ...item, gstAmount, totalPrice: base + gstAmount };
}

/** Lines in paise with the sums over them. */
export function summed<Line extends { gstAmount: number; totalPrice: number }>(lines: Line[]) {
  const gstTotal = sum(lines.map((line) => line.gstAmount));
  const totalAmount = sum(lines.map((line) => line.totalPrice));
  if (!Number.isSafeInteger(totalAmount)) throw invalid({ items: 'This amount is too large' });
  return { items: lines, subtotal: totalAmount - gstTotal, gstTotal, totalAmount };
}

/** The same for a GeM order, of which nothing is delivered yet. */
export function amountsOf(items: NewOrder['items']) {
  const prices = pricesOf(items);
  return { ...prices, items: prices.items.map((line): OrderLine => ({ ...line, delivered: 0 })) };
}

/** Ordered quantities by category: what assets and deliveries are counted against. */
export function quantitiesOf(items: OrderLine[]): Record<string, number> {
  const quantities: Record<string, number> = {};
  for (const { categoryType, quantity } of items) quantities[categoryType] = (quantities[categoryType] ?? 0) + quantity;
  return quantities;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
