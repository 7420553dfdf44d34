import { type Invoice, type MatchLine, type NewInvoice, toPaise, toRupees } from '@portal/contracts';
import { invalid } from '@portal/service-kit';
import type { Accepted, Deduction } from '../receipts/accepted-goods.js';
import { pricesOf } from '../orders/order.amounts.js';
import type { OrderedLine } from './invoice-orders.js';
import { lineErrors } from './invoice.errors.js';
import type { InvoiceLine, InvoiceRecord } from './invoice.schema.js';

/** Units by the id of their line. */
export type Units = ReadonlyMap<string, number>;

/** How far the lines of an order are: what was accepted and deducted, and what other invoices took of both. */
export interface Balance {
  lines: readonly OrderedLine[];
  accepted: Units;
  deductions: Accepted['deductions'];
  invoiced: Units;
  /** In paise. */
  borne: Units;
}

const unitsOf = (units: Units, lineId: string) => units.get(lineId) ?? 0;

/** What of a line can still be invoiced. */
export const billableOf = ({ accepted, invoiced }: Balance, lineId: string) =>
  Math.max(0, unitsOf(accepted, lineId) - unitsOf(invoiced, lineId));

/** What these invoices took of each line. */
export function invoicedUnits(invoices: readonly Pick<InvoiceRecord, 'items'>[]): Units {
  const units = new Map<string, number>();
  for (const { items } of invoices)
    for (const { lineId, quantity } of items) units.set(lineId, unitsOf(units, lineId) + quantity);
  return units;
}

/** What these invoices bear of the deductions from each line, in paise. */
export function borneDeductions(invoices: readonly Pick<InvoiceRecord, 'items'>[]): Units {
  const paise = new Map<string, number>();
  for (const { items } of invoices)
    for (const { lineId, deduction = 0 } of items) paise.set(lineId, unitsOf(paise, lineId) + deduction);
  return paise;
}

const none: Deduction = { amount: 0, reasons: [] };

/** What of the deductions from a line no other invoice bears, in paise, and why these were made. */
export function openDeduction({ deductions, borne }: Balance, lineId: string): Deduction {
  const { amount, reasons } = deductions.get(lineId) ?? none;
  return { amount: Math.max(0, amount - unitsOf(borne, lineId)), reasons };
}

/** The lines of an invoice with their amounts; what does not match the order is refused at its field. */
export function matchedLines(balance: Balance, items: NewInvoice['items']) {
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  const named = items.map((item, index) => {
    const at = `items.${index}`;
    const line = balance.lines.find(({ lineId }) => lineId === item.lineId);
    if (!line) fields[`${at}.lineId`] = lineErrors.lineId;
    else if (seen.has(item.lineId)) fields[`${at}.lineId`] = lineErrors.repeated;
    else {
      if (item.quantity > billableOf(balance, item.lineId)) fields[`${at}.quantity`] = lineErrors.quantity;
      if (toPaise(item.unitPrice) > line.unitPrice) fields[`${at}.unitPrice`] = lineErrors.unitPrice;
      if (item.gst !== line.gst) fields[`${at}.gst`] = lineErrors.gst;
    }
    seen.add(item.lineId);
    const hsn = item.hsn ?? line?.hsn;
    return { ...item, name: line?.name ?? '', ...(hsn ? { hsn } : {}) };
  });
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const { items: lines, ...sums } = pricesOf(named);
  // The first invoice of a line bears what was deducted of it, up to its total; the next ones the rest.
  const borneLines = lines.map(({ id: _, ...line }): InvoiceLine => {
    const deduction = Math.min(openDeduction(balance, line.lineId).amount, line.totalPrice);
    return deduction > 0 ? { ...line, deduction } : line;
  });
  return { ...sums, items: borneLines };
}

/** An invoice beside its order, line by line; `invoiced` of the balance is what other invoices took. */
export const matchOf = (balance: Balance, items: Invoice['items']): MatchLine[] =>
  items.flatMap((item) => {
    const line = balance.lines.find(({ lineId }) => lineId === item.lineId);
    if (!line) return [];
    return {
      lineId: item.lineId,
      name: line.name,
      ordered: line.ordered,
      accepted: unitsOf(balance.accepted, item.lineId),
      invoiced: unitsOf(balance.invoiced, item.lineId),
      quantity: item.quantity,
      orderPrice: toRupees(line.unitPrice),
      unitPrice: toRupees(item.unitPrice),
      difference: toRupees(item.unitPrice - line.unitPrice),
      ...(item.deduction
        ? {
            deduction: toRupees(item.deduction),
            deductionReasons: [...(balance.deductions.get(item.lineId) ?? none).reasons],
          }
        : {}),
    };
  });
