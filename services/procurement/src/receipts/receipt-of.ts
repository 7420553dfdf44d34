import { dayInIndia, nextDay } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import type { DeliveryRecord } from '../deliveries/delivery.schema.js';
import type { OrderRecord } from '../orders/order.schema.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import type { ReceiptRecord, StoredReceiptLine } from './receipt.schema.js';

/** A receipt that is to be opened; its number comes when it is. */
export type NewReceipt = Pick<
  ReceiptRecord,
  | '_id'
  | 'status'
  | 'source'
  | 'orderId'
  | 'orderNumber'
  | 'deliveryNumber'
  | 'sellerOrganizationId'
  | 'sellerName'
  | 'buyerOrganizationId'
  | 'organizations'
  | 'department'
  | 'lines'
  | 'receivedAt'
  | 'dueOn'
  | 'photos'
  | 'history'
  | 'replaces'
  | 'firstReceiptId'
>;

/** The time of an inspection runs from when it can be made: from the day on which the portal opens the receipt. */
const opened = (days: number) => ({
  status: 'Inspection Due' as const,
  dueOn: nextDay(dayInIndia(), days),
  photos: [],
  history: [],
});

export const idOfDelivery = (deliveryId: string) => `delivery-${deliveryId}`;
export const idOfPurchaseOrder = (orderId: string) => `purchase-order-${orderId}`;

/** What one delivery proof of a GeM order brought. */
export const receiptOfDelivery = (delivery: DeliveryRecord, order: OrderRecord, days: number): NewReceipt => ({
  ...opened(days),
  _id: idOfDelivery(delivery._id),
  source: 'gem',
  orderId: order._id,
  orderNumber: order.gemContractNumber,
  deliveryNumber: delivery.number,
  sellerOrganizationId: order.sellerOrganizationId,
  sellerName: order.sellerName,
  ...(order.buyerOrganizationId ? { buyerOrganizationId: order.buyerOrganizationId } : {}),
  organizations: order.organizations,
  department: order.gemBuyerDepartmentName,
  lines: deliveredLines(delivery, order),
  receivedAt: delivery.createdAt,
});

/** A purchase order that was delivered as a whole. */
export const receiptOfPurchaseOrder = (order: PurchaseOrderRecord, days: number): NewReceipt => ({
  ...opened(days),
  _id: idOfPurchaseOrder(order._id),
  source: 'purchase-order',
  orderId: order._id,
  orderNumber: order.poNumber,
  sellerOrganizationId: order.sellerOrganizationId ?? '',
  sellerName: order.supplier ?? '',
  buyerOrganizationId: order.buyerOrganizationId,
  organizations: [order.buyerOrganizationId],
  department: order.department,
  lines: order.items.map(({ id, assetName, category, quantity, unitPrice }) => ({
    ...{ lineId: id, name: assetName, category, delivered: quantity, unitPrice },
  })),
  receivedAt: new Date(order.history.findLast(({ status }) => status === 'Delivered')?.at ?? order.updatedAt),
});

/** What came in place of units that were rejected; where every unit of a line was announced, with their serial numbers. */
export const receiptOfReplacement = (
  first: ReceiptRecord,
  days: number,
  announced: ReadonlyMap<string, string[]>,
): NewReceipt => ({
  ...opened(days),
  _id: newId(),
  source: first.source,
  orderId: first.orderId,
  orderNumber: first.orderNumber,
  sellerOrganizationId: first.sellerOrganizationId,
  sellerName: first.sellerName,
  ...(first.buyerOrganizationId ? { buyerOrganizationId: first.buyerOrganizationId } : {}),
  organizations: first.organizations,
  department: first.department,
  lines: first.lines.flatMap(({ lineId, name, category, unitPrice, replacedUnits: delivered = 0 }) => {
    const serialNumbers = announced.get(lineId) ?? [];
    const named = serialNumbers.length === delivered ? { serialNumbers } : {};
    return delivered > 0 ? [{ lineId, name, category, unitPrice, delivered, ...named }] : [];
  }),
  receivedAt: new Date(),
  replaces: { receiptId: first._id, receiptNumber: first.number },
  firstReceiptId: first.firstReceiptId ?? first._id,
});

function deliveredLines({ deliveredAssets }: DeliveryRecord, order: OrderRecord): StoredReceiptLine[] {
  // Proofs of before name no line: then it is the first of the category.
  const lineOf = ({ lineId, category }: DeliveryRecord['deliveredAssets'][number]) =>
    lineId ?? order.items.find(({ categoryType }) => categoryType === category)?.id;
  return order.items.flatMap(({ id, productName, categoryType, unitPrice }) => {
    const ofLine = deliveredAssets.filter((asset) => lineOf(asset) === id);
    const delivered = ofLine.reduce((sum, { quantity }) => sum + quantity, 0);
    if (delivered === 0) return [];
    // A serial number that stands for several pieces names none of them; the register knows units of named lines only.
    const isNamed = ofLine.length === delivered && ofLine.every(({ lineId }) => lineId);
    const named = isNamed ? { serialNumbers: ofLine.map(({ serialNumber }) => serialNumber) } : {};
    return [{ lineId: id, name: productName, category: categoryType, delivered, unitPrice, ...named }];
  });
}
