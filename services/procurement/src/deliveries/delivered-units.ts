import { type DeliveredUnits, toRupees } from '@portal/contracts';
import type { OrderRecord } from '../orders/order.schema.js';
import type { DeliveryRecord } from './delivery.schema.js';

type Delivery = Pick<DeliveryRecord, 'number' | 'deliveryDate' | 'deliveredAssets'>;

/** What the register learns of a delivery: of each line what the order knows of its units, and their serial numbers. */
export function deliveredUnits(
  order: OrderRecord,
  { number, deliveryDate, deliveredAssets }: Delivery,
): DeliveredUnits {
  const lines = order.items.flatMap(({ id, productName, categoryType, brand, modelNumber, ...line }) => {
    // A serial number that stands for several pieces names none of them.
    const units = deliveredAssets.filter(({ lineId, quantity }) => lineId === id && quantity === 1);
    if (units.length === 0) return [];
    return [
      {
        lineId: id,
        name: productName,
        category: categoryType,
        manufacturer: brand,
        model: modelNumber,
        value: toRupees(line.unitPrice),
        warrantyYears: line.warrantyPeriod,
        serialNumbers: units.map(({ serialNumber }) => serialNumber),
      },
    ];
  });
  return {
    deliveryNumber: number,
    deliveryDate,
    orderId: order._id,
    gemContractNumber: order.gemContractNumber,
    department: order.gemBuyerDepartmentName,
    sellerOrganizationId: order.sellerOrganizationId,
    sellerName: order.sellerName,
    buyerOrganizationId: order.buyerOrganizationId ?? '',
    lines,
  };
}
