import { type Failures, type Unit, unitsOf } from '../dispatches/dispatch.check.js';
import type { DispatchRecord } from '../dispatches/dispatch.schema.js';
import type { DeliverableOrder } from './deliverable.js';
import { makerUnknown } from './delivery.errors.js';
import type { DeliveryRecord } from './delivery.schema.js';

/** The units that a proof names, each with its maker. */
export function unitsIn(
  order: DeliverableOrder,
  placed: DeliveryRecord['deliveredAssets'],
  advice: DispatchRecord | undefined,
): Unit[] {
  return placed.flatMap(({ lineId = '', serialNumber, quantity }, at) => {
    // A serial number that stands for several pieces names none of them.
    if (quantity > 1) return [];
    const said = advice?.lines.find((line) => line.lineId === lineId)?.manufacturer;
    const [unit] = unitsOf(order, [{ lineId, serialNumbers: [serialNumber], manufacturer: said }]);
    return unit ? [{ ...unit, field: `deliveredAssets.${at}.serialNumber` }] : [];
  });
}

/** Refuses units that a proof names by a serial number alone, while nobody said who makes them. */
export const withoutMaker = (units: readonly Unit[]): Failures =>
  Object.fromEntries(units.flatMap(({ field, manufacturer }) => (manufacturer ? [] : [[field, makerUnknown]])));

/** What is stored so that each of them comes once; what was announced stands in its own advice. */
export const serialKeysOf = (units: readonly Unit[], advice: DispatchRecord | undefined) =>
  advice || units.length === 0 ? {} : { serialKeys: units.map(({ key }) => key) };
