import { dayInIndia, nextDay } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import type { DeliveryRecord } from '../deliveries/delivery.schema.js';
import { type DeliverableOrder, purchaseDeliverable } from '../deliveries/deliverable.js';
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

/** What one delivery proof brought. */
export const receiptOfDelivery = (delivery: DeliveryRecord, order: DeliverableOrder, days: number): NewReceipt => ({
  ...opened(days),
  _id: idOfDelivery(delivery._id),
  ...partiesOf(order),
  deliveryNumber: delivery.number,
  lines: deliveredLines(delivery, order),
  receivedAt: delivery.createdAt,
});

/** Of a purchase order that was delivered as a whole, what no proof brought; where every unit of a line was announced, with their serial numbers. */
export function receiptOfPurchaseOrder(
  order: PurchaseOrderRecord,
  days: number,
  proofs: readonly Pick<DeliveryRecord, 'deliveredAssets'>[] = [],
  announced: ReadonlyMap<string, string[]> = new Map(),
): NewReceipt {
  const proven = proofs.flatMap(({ deliveredAssets }) => deliveredAssets);
  const whole = purchaseDeliverable(order);
  return {
    ...opened(days),
    _id: idOfPurchaseOrder(order._id),
    ...partiesOf(whole),
    lines: whole.lines.flatMap(({ id: lineId, name, category, quantity, unitPrice, gst }) => {
      const delivered = quantity - unitsIn(proven.filter((asset) => asset.lineId === lineId));
      const line = { lineId, name, category, delivered, unitPrice, gst };
      return delivered > 0 ? [named(line, announced.get(lineId))] : [];
    }),
    receivedAt: new Date(order.history.findLast(({ status }) => status === 'Delivered')?.at ?? order.updatedAt),
  };
}

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
  lines: first.lines.flatMap(({ lineId, name, category, unitPrice, gst, replacedUnits: delivered = 0 }) => {
    const line = { lineId, name, category, unitPrice, gst, delivered };
    return delivered > 0 ? [named(line, announced.get(lineId))] : [];
  }),
  receivedAt: new Date(),
  replaces: { receiptId: first._id, receiptNumber: first.number },
  firstReceiptId: first.firstReceiptId ?? first._id,
});

function deliveredLines({ deliveredAssets }: DeliveryRecord, order: DeliverableOrder): StoredReceiptLine[] {
  // Proofs of before name no line: then it is the first of the category.
  const lineOf = ({ lineId, category }: DeliveryRecord['deliveredAssets'][number]) =>
    lineId ?? order.lines.find((line) => line.category === category)?.id;
  return order.lines.flatMap(({ id: lineId, name, category, unitPrice, gst }) => {
    const ofLine = deliveredAssets.filter((asset) => lineOf(asset) === lineId);
    const delivered = unitsIn(ofLine);
    if (delivered === 0) return [];
    // A serial number that stands for several pieces names none of them; the register knows units of named lines only.
    const isNamed = ofLine.every((asset) => asset.lineId);
    const serialNumbers = isNamed ? ofLine.map(({ serialNumber }) => serialNumber) : [];
    return [named({ lineId, name, category, delivered, unitPrice, gst }, serialNumbers)];
  });
}

const partiesOf = (order: DeliverableOrder) => ({
  source: order.source,
  orderId: order.orderId,
  orderNumber: order.number,
  sellerOrganizationId: order.sellerOrganizationId,
  sellerName: order.sellerName,
  ...(order.buyerOrganizationId ? { buyerOrganizationId: order.buyerOrganizationId } : {}),
  organizations: order.organizations,
  department: order.department,
});

const unitsIn = (assets: DeliveryRecord['deliveredAssets']) => assets.reduce((sum, { quantity }) => sum + quantity, 0);

/** A line with the serial numbers of its units, where there is one for each. */
const named = (line: StoredReceiptLine, serialNumbers: string[] = []): StoredReceiptLine =>
  serialNumbers.length === line.delivered ? { ...line, serialNumbers } : line;
