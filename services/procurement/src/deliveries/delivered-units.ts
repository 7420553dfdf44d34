import { type DeliveredUnits, toRupees } from '@portal/contracts';
import type { DispatchRecord } from '../dispatches/dispatch.schema.js';
import type { DeliverableOrder } from './deliverable.js';
import type { DeliveryRecord } from './delivery.schema.js';

type Delivery = Pick<DeliveryRecord, 'number' | 'deliveryDate' | 'deliveredAssets'>;
type Announced = readonly Pick<DispatchRecord, 'lines'>[];

/** What the register learns of a delivery: of each line what the order, or its advice, knows of its units, and their serial numbers. */
export function deliveredUnits(
  order: DeliverableOrder,
  { number, deliveryDate, deliveredAssets }: Delivery,
  advices: Announced,
): DeliveredUnits {
  const { source, orderId, department, sellerOrganizationId, sellerName, buyerOrganizationId = '' } = order;
  const lines = order.lines.flatMap(({ id, name, category, model, unitPrice, warrantyYears, ...line }) =>
    // One maker a batch: of a line that names none, each advice says whose its units are.
    makersOf(id, line.manufacturer, advices).flatMap(([manufacturer, isOf]) => {
      // A serial number that stands for several pieces names none of them.
      const units = deliveredAssets.filter(
        ({ lineId, quantity, serialNumber }) => lineId === id && quantity === 1 && isOf(serialNumber),
      );
      if (units.length === 0) return [];
      const serialNumbers = units.map(({ serialNumber }) => serialNumber);
      const value = toRupees(unitPrice);
      return [{ lineId: id, name, category, manufacturer, model, value, warrantyYears, serialNumbers }];
    }),
  );
  return {
    ...{ deliveryNumber: number, deliveryDate, source, orderId, gemContractNumber: order.number, department },
    ...{ sellerOrganizationId, sellerName, buyerOrganizationId, lines },
  };
}

/** Who makes the units of a line, each with which of them: the order's brand, else what each advice says of its own. */
function makersOf(id: string, brand: string, advices: Announced): [string, (serial: string) => boolean][] {
  if (brand) return [[brand, () => true]];
  return advices.flatMap(({ lines }) =>
    lines
      .filter(({ lineId }) => lineId === id)
      .map(({ manufacturer = '', serialNumbers }): [string, (serial: string) => boolean] => [
        manufacturer,
        (serial) => serialNumbers.some((one) => one.toLowerCase() === serial.toLowerCase()),
      ]),
  );
}
