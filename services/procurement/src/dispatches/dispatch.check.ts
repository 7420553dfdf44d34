import { type DispatchBalance, type NewDispatchAdvice, serialKeyOf } from '@portal/contracts';
import type { DeliverableOrder } from '../deliveries/deliverable.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import { messages } from './dispatch.errors.js';
import type { DispatchRecord } from './dispatch.schema.js';

type Lines = NewDispatchAdvice['lines'];
/** Serial numbers of a line, and who makes them where the order does not say. */
type Named = Pick<Lines[number], 'lineId' | 'serialNumbers'> & { manufacturer?: string | undefined };
type Goods = Pick<DeliverableOrder, 'lines'>;

/** Field → what is wrong there: all of it, so that two hundred serial numbers are corrected in one go. */
export type Failures = Record<string, string>;

/** One announced unit: its place in the form, the number of its line there, and who made it. */
export interface Unit {
  field: string;
  line: number;
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

/** The announced serial numbers of each line. */
export function serialsOf(advices: readonly Pick<DispatchRecord, 'lines'>[]): ReadonlyMap<string, string[]> {
  const serials = new Map<string, string[]>();
  for (const { lineId, serialNumbers } of advices.flatMap(({ lines }) => lines))
    serials.set(lineId, [...(serials.get(lineId) ?? []), ...serialNumbers]);
  return serials;
}

/** The announced units as a delivery brings them. */
export const assetsOf = (advices: readonly Pick<DispatchRecord, 'lines'>[]) =>
  advices.flatMap(({ lines }) =>
    lines.flatMap(({ lineId, category, serialNumbers }) =>
      serialNumbers.map((serialNumber) => ({ lineId, category, serialNumber, quantity: 1 })),
    ),
  );

/** What is ordered, delivered, on its way and open of each line. */
export function balanceOf({ lines }: Goods, advices: readonly Pick<DispatchRecord, 'lines'>[]) {
  const announced = unitsAnnounced(advices);
  return lines.map(({ id, name, category, manufacturer, quantity, delivered }): DispatchBalance => {
    const onItsWay = announced.get(id) ?? 0;
    return {
      lineId: id,
      name,
      category,
      manufacturer,
      ordered: quantity,
      delivered,
      announced: onItsWay,
      open: Math.max(0, quantity - delivered - onItsWay),
    };
  });
}

/** The lines of an order of which goods are announced: its own, or those that come in place of the units that a receipt rejected. */
export const goodsOf = ({ lines }: Goods, receipt: Pick<ReceiptRecord, 'lines' | 'status'> | undefined): Goods => ({
  lines: receipt
    ? lines.flatMap((item) => {
        if (receipt.status !== 'Replacement Announced') return [];
        const quantity = receipt.lines.find(({ lineId }) => lineId === item.id)?.replacedUnits ?? 0;
        return quantity > 0 ? [{ ...item, quantity, delivered: 0 }] : [];
      })
    : lines,
});

/** Who makes the announced units of a line: the brand of the order, else who the seller says. */
export const makerOf = (order: Goods, { lineId, manufacturer }: Pick<Named, 'lineId' | 'manufacturer'>) =>
  order.lines.find(({ id }) => id === lineId)?.manufacturer || (manufacturer ?? '');

/** The announced units, each with the maker of its line. */
export function unitsOf(order: Goods, lines: readonly Named[]): Unit[] {
  return lines.flatMap(({ lineId, serialNumbers, ...said }, line) => {
    const manufacturer = makerOf(order, { lineId, ...said });
    return serialNumbers.map((serialNumber, at) => ({
      field: `lines.${line}.serialNumbers.${at}`,
      line,
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
  for (const [index, { lineId, serialNumbers, manufacturer }] of lines.entries()) {
    const line = balance.find((one) => one.lineId === lineId);
    if (!line) failures[`lines.${index}.lineId`] = messages.unknownLine;
    if (seen.has(lineId)) failures[`lines.${index}.lineId`] = messages.lineTwice;
    if (line && serialNumbers.length > line.open) failures[`lines.${index}.serialNumbers`] = messages.tooMany;
    const wrong = line && makerFailure(line.manufacturer, manufacturer);
    if (wrong) failures[`lines.${index}.manufacturer`] = wrong;
    seen.add(lineId);
  }
  return failures;
}

/** A serial number is one of its maker: whom the order names, and nobody else, or else whom the seller says. */
function makerFailure(brand: string, said: string | undefined) {
  if (!brand) return said ? undefined : messages.whoseMake;
  return said && said.toLowerCase() !== brand.toLowerCase() ? messages.otherMaker : undefined;
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
