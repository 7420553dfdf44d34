import {
  dayInIndia,
  inspectionDays,
  nextDay,
  receiptMoves,
  type ReceiptStatus,
  rejectionReasons,
} from '@portal/contracts';
import { type DemoGemOrder, DemoRandom, demoStored, portalItself, workingMoment } from '@portal/service-kit';
import type { DeliveryRecord } from '../deliveries/delivery.schema.js';
import type { OrderRecord } from '../orders/order.schema.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { type NewReceipt, receiptOfDelivery, receiptOfPurchaseOrder } from '../receipts/receipt-of.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import type { DemoPurchaseOrder } from './demo-purchase-orders.js';

type Unnumbered = Omit<ReceiptRecord, 'number'>;
type Parties = Pick<DemoPurchaseOrder, 'office' | 'seller'>;

/** The receipt of a delivery of a GeM order. */
export const demoReceiptOfDelivery = (delivery: DeliveryRecord, record: OrderRecord, order: DemoGemOrder, now: Date) =>
  inspected(receiptOfDelivery(delivery, record, inspectionDays), order, now);

/** The receipt of a purchase order, if it was delivered. */
export const demoReceiptOfOrder = (record: PurchaseOrderRecord, parties: Parties, now: Date) =>
  record.status === 'Delivered' || record.status === 'Completed'
    ? [inspected(receiptOfPurchaseOrder(record, inspectionDays), parties, now)]
    : [];

/** What its inspection found, if it was made until now. */
function inspected(receipt: NewReceipt, { office, seller }: Parties, now: Date): Unnumbered {
  const random = new DemoRandom(receipt._id);
  const { receivedAt } = receipt;
  const dueOn = nextDay(dayInIndia(receivedAt), inspectionDays);
  const result = random.chance(seller.faulty) ? 'faulty' : random.weighed({ fine: 92, forgotten: 8 });
  const at = workingMoment(receivedAt, result === 'forgotten' ? inspectionDays + 1 : random.between(1, 7), random);
  if (at > now) return { ...demoStored(receipt._id, [receivedAt]), ...receipt, dueOn };
  const lines = receipt.lines.map((line, index) => {
    const isFaulty = result === 'faulty' && index === 0;
    const rejected = isFaulty ? Math.max(1, Math.round(line.delivered * 0.2)) : 0;
    const found = { ...line, accepted: line.delivered - rejected, rejected };
    return isFaulty ? { ...found, reason: random.pick(rejectionReasons.slice(0, 5)), note: 'Demo data' } : found;
  });
  const status = statusOf(result, lines);
  const by = result === 'forgotten' ? portalItself : office.buyer;
  const action = receiptMoves.find(({ to }) => to === status)?.action ?? status;
  return {
    ...receipt,
    ...demoStored(receipt._id, [receivedAt, at]),
    dueOn,
    status,
    lines,
    ...(result === 'forgotten' ? {} : { inspectedAt: at }),
    history: [{ at: at.toISOString(), by: by.name, byId: by.id, action, status }],
  };
}

function statusOf(result: string, lines: ReceiptRecord['lines']): ReceiptStatus {
  if (result === 'forgotten') return 'Deemed Accepted';
  if (lines.every(({ rejected }) => rejected === 0)) return 'Accepted';
  return lines.every(({ accepted }) => accepted === 0) ? 'Rejected' : 'Partly Rejected';
}
