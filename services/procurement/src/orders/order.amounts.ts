import { gstPaise, type NewOrder, toPaise } from '@portal/contracts';
import { invalid, newId } from '@portal/service-kit';
import type { OrderLine } from './order.schema.js';

interface Priced {
  /** In rupees. */
  unitPrice: number;
  quantity: number;
  gst: number;
}

/** Lines in paise with their GST, and the sums over them; each line is rounded by itself. */
export function pricesOf<Item extends Priced>(items: readonly Item[]) {
  const lines = items.map((item) => {
    const unitPrice = toPaise(item.unitPrice);
    const base = unitPrice * item.quantity;
    const gstAmount = gstPaise(base, item.gst);
    return { ...item, id: newId(), unitPrice, gstAmount, totalPrice: base + gstAmount };
  });
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
