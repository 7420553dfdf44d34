import { type DispatchBalance, type NewDispatchAdvice, serialKeyOf } from '@portal/contracts';
import type { OrderRecord } from '../orders/order.schema.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import { messages } from './dispatch.errors.js';
import type { DispatchRecord } from './dispatch.schema.js';

type Lines = NewDispatchAdvice['lines'];

/** Field → what is wrong there: all of it, so that two hundred serial numbers are corrected in one go. */
export type Failures = Record<string, string>;

/** One announced unit: its place in the form, and who made it. */
export interface Unit {
  field: string;
  manufacturer: string;
  serialNumber: string;
  key: string;
}

/** How many units of each line these advices announce. */
export function unitsAnnounced(advices: readonly Pick<DispatchRecord, 'lines'>[]): ReadonlyMap<string, number> {
  const announced = new Map<string, number>();
  for (const { lineId, serialNumbers } of advices.flatMap(({ lines }) => lines))
    announced.set(lineId, (announced.get(lineId) ?? 0) + serialNumbers.length);
  return announced;
}

/** What is ordered, delivered, on its way and open of each line. */
export function balanceOf({ items }: Pick<OrderRecord, 'items'>, advices: readonly Pick<DispatchRecord, 'lines'>[]) {
  const announced = unitsAnnounced(advices);
  return items.map(({ id, productName, categoryType, brand, quantity, delivered }): DispatchBalance => {
    const onItsWay = announced.get(id) ?? 0;
    return {
      lineId: id,
      name: productName,
      category: categoryType,
      manufacturer: brand,
      ordered: quantity,
      delivered,
      announced: onItsWay,
      open: Math.max(0, quantity - delivered - onItsWay),
    };
  });
}

/** The lines of an order of which goods are announced: its own, or those that come in place of the units that a receipt rejected. */
export const goodsOf = (
  { items }: Pick<OrderRecord, 'items'>,
  receipt: Pick<ReceiptRecord, 'lines' | 'status'> | undefined,
): Pick<OrderRecord, 'items'> => ({
  items: receipt
    ? items.flatMap((item) => {
        if (receipt.status !== 'Replacement Announced') return [];
        const quantity = receipt.lines.find(({ lineId }) => lineId === item.id)?.replacedUnits ?? 0;
        return quantity > 0 ? [{ ...item, quantity, delivered: 0 }] : [];
      })
    : items,
});

/** The announced units, each with the maker of its line. */
export function unitsOf({ items }: Pick<OrderRecord, 'items'>, lines: Lines): Unit[] {
  const makers = new Map(items.map(({ id, brand }) => [id, brand]));
  return lines.flatMap(({ lineId, serialNumbers }, line) => {
    const manufacturer = makers.get(lineId) ?? '';
    return serialNumbers.map((serialNumber, at) => ({
      field: `lines.${line}.serialNumbers.${at}`,
      manufacturer,
      serialNumber,
      key: serialKeyOf(manufacturer, serialNumber),
    }));
  });
}

/** Lines that are not of the order, stand twice, or hold more than is open. */
export function lineFailures(lines: Lines, balance: readonly DispatchBalance[]): Failures {
  const failures: Failures = {};
  const seen = new Set<string>();
  for (const [index, { lineId, serialNumbers }] of lines.entries()) {
    const line = balance.find((one) => one.lineId === lineId);
    if (!line) failures[`lines.${index}.lineId`] = messages.unknownLine;
    if (seen.has(lineId)) failures[`lines.${index}.lineId`] = messages.lineTwice;
    if (line && serialNumbers.length > line.open) failures[`lines.${index}.serialNumbers`] = messages.tooMany;
    seen.add(lineId);
  }
  return failures;
}

/** Units whose serial number stands twice here, in another advice, or in the register. */
export function unitFailures(units: readonly Unit[], held: Set<string>, registered: Set<string>): Failures {
  const seen = new Set<string>();
  const failures: Failures = {};
  for (const { field, key } of units) {
    if (registered.has(key)) failures[field] = messages.registered;
    if (held.has(key)) failures[field] = messages.announced;
    if (seen.has(key)) failures[field] = messages.twice;
    seen.add(key);
  }
  return failures;
}
