import {
  dayInIndia,
  inspectionDays,
  nextDay,
  receiptMoves,
  type ReceiptStatus,
  rejectionReasons,
  unitsWorth,
} from '@portal/contracts';
import { type DemoGemOrder, DemoRandom, demoStored, portalItself } from '@portal/service-kit';
import { gemDeliverable } from '../deliveries/deliverable.js';
import type { DeliveryRecord } from '../deliveries/delivery.schema.js';
import type { OrderRecord } from '../orders/order.schema.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import {
  type NewReceipt,
  receiptOfDelivery,
  receiptOfPurchaseOrder,
  receiptOfReplacement,
} from '../receipts/receipt-of.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import { historyEntry } from './demo-gem-orders.js';
import { type DemoInspection, demoInspection } from './demo-inspection.js';
import type { DemoPurchaseOrder } from './demo-purchase-orders.js';

type Unnumbered = Omit<ReceiptRecord, 'number'>;
type Parties = Pick<DemoPurchaseOrder, 'office' | 'seller'>;
interface Taken {
  at: Date;
  status: ReceiptStatus;
  by: { id: string; name: string };
  note?: string;
}

const refusal = 'The goods were whole when they left us';
const lateShare = 0.15;
const closure = 'The rest is enough for us';

/** The receipts of a delivery of a GeM order. */
export const demoReceiptsOfDelivery = (
  delivery: DeliveryRecord,
  record: OrderRecord,
  order: DemoGemOrder,
  now: Date,
) => {
  const receipt = receiptOfDelivery(delivery, gemDeliverable(record), inspectionDays);
  return chainOf(receipt, demoInspection(receipt._id, receipt.receivedAt, order.seller), order, now);
};

/** The receipts of a purchase order, if it was delivered. */
export const demoReceiptsOfOrder = (record: PurchaseOrderRecord, made: DemoPurchaseOrder, now: Date) =>
  made.inspection ? chainOf(receiptOfPurchaseOrder(record, inspectionDays), made.inspection, made, now) : [];

/** A receipt and the one of what replaced its rejected units, as far as they came until now. */
function chainOf(receipt: NewReceipt, inspection: DemoInspection, parties: Parties, now: Date): Unnumbered[] {
  const first = firstOf(receipt, inspection, parties, now);
  if (first.status !== 'Replacement Received' || !inspection.answer) return [first];
  const { cameAt, inspectedAt } = inspection.answer;
  const replacement = {
    ...receiptOfReplacement({ ...first, number: '' }, inspectionDays, new Map()),
    ...{ _id: `${first._id}-replacement`, receivedAt: cameAt, dueOn: nextDay(dayInIndia(cameAt), inspectionDays) },
  };
  const steps = [{ at: inspectedAt, status: 'Accepted' as const, by: parties.office.buyer }];
  const lines = replacement.lines.map((line) => ({ ...line, accepted: line.delivered, rejected: 0 }));
  return [first, withSteps(replacement, steps, { inspectedAt, lines }, now)];
}

function firstOf(receipt: NewReceipt, inspection: DemoInspection, { office, seller }: Parties, now: Date): Unnumbered {
  const { at, result, refused, answer, closedAt } = inspection;
  const dueOn = nextDay(dayInIndia(receipt.receivedAt), inspectionDays);
  const lines = inspectedLines(receipt, inspection);
  const status = statusOf(result, lines);
  const isDeemed = result === 'forgotten';
  const found: Taken = { at, status, by: isDeemed ? portalItself : office.buyer };
  const steps: Taken[] = [found];
  if (answer && refused) steps.push({ at: answer.at, status: 'Replacement Refused', by: seller.person, note: refusal });
  if (closedAt) steps.push({ at: closedAt, status: 'Closed Without Replacement', by: office.buyer, note: closure });
  if (answer && !refused) {
    steps.push({ at: answer.at, status: 'Replacement Announced', by: seller.person });
    steps.push({ at: answer.cameAt, status: 'Replacement Received', by: office.buyer });
  }
  const isAnswered = answer !== undefined && answer.at <= now;
  const brought = {
    lines: isAnswered && !refused ? lines.map((line) => ({ ...line, replacedUnits: line.rejected })) : lines,
    ...(isDeemed ? {} : { inspectedAt: at }),
    ...(isAnswered && refused ? { refusalReason: refusal } : {}),
    ...(isAnswered && !refused
      ? { replacement: { announcedAt: answer.at.toISOString(), expectedOn: answer.expectedOn } }
      : {}),
  };
  return withSteps({ ...receipt, dueOn }, steps, brought, now);
}

/** With those steps that were taken until now, and with what they brought, if any was. */
function withSteps(
  receipt: NewReceipt,
  steps: readonly Taken[],
  brought: Partial<ReceiptRecord>,
  now: Date,
): Unnumbered {
  const taken = steps.filter(({ at }) => at <= now);
  const moments = [receipt.receivedAt, ...taken.map(({ at }) => at)];
  const status = taken.at(-1)?.status ?? receipt.status;
  return {
    ...receipt,
    ...demoStored(receipt._id, moments),
    ...(taken.length > 0 ? brought : {}),
    status,
    history: taken.map((step, index) => {
      const from = taken[index - 1]?.status ?? receipt.status;
      const move = receiptMoves.find((one) => one.from === from && one.to === step.status);
      return historyEntry({ ...step, action: move?.action ?? step.status });
    }),
  };
}

function inspectedLines({ _id, lines }: NewReceipt, { result }: DemoInspection): ReceiptRecord['lines'] {
  const random = new DemoRandom(`found-${_id}`);
  return lines.map((line, index) => {
    const part = index === 0 ? Math.max(1, Math.round(line.delivered * 0.2)) : 0;
    const rejected = result === 'rejected' ? line.delivered : result === 'partly rejected' ? part : 0;
    const found = { ...line, accepted: line.delivered - rejected, rejected };
    if (result === 'fine' && index === 0 && random.chance(lateShare)) return { ...found, ...lateDeduction(found) };
    return rejected > 0 ? { ...found, reason: random.pick(rejectionReasons.slice(0, 5)), note: 'Demo data' } : found;
  });
}

/** Liquidated damages, in whole rupees: now and then of goods that came late. */
const lateDeduction = ({ accepted, unitPrice, gst }: ReceiptRecord['lines'][number]) => ({
  deduction: Math.floor((unitsWorth(accepted ?? 0, unitPrice, gst) * 0.005) / 100) * 100,
  deductionReason: 'Delivered a week late: liquidated damages',
});

function statusOf(result: DemoInspection['result'], lines: ReceiptRecord['lines']): ReceiptStatus {
  if (result === 'forgotten') return 'Deemed Accepted';
  if (lines.every(({ rejected }) => rejected === 0)) return 'Accepted';
  return lines.every(({ accepted }) => accepted === 0) ? 'Rejected' : 'Partly Rejected';
}
