import {
  dayInIndia,
  financialYearOf,
  type InvoiceStatus,
  NewInvoiceItem,
  nextDay,
  paymentDueDays,
  toRupees,
} from '@portal/contracts';
import { demoDoor, type DemoFile, DemoRandom, demoStored, workingMoment } from '@portal/service-kit';
import { billedPurchase } from '../invoices/invoice-orders.js';
import { matchedLines } from '../invoices/invoice.match.js';
import type { InvoiceRecord, StoredPayment } from '../invoices/invoice.schema.js';
import { payableOf } from '../invoices/invoice.view.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { acceptedOf } from '../receipts/accepted-goods.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import { historyEntry } from './demo-gem-orders.js';
import type { DemoPurchaseOrder } from './demo-purchase-orders.js';

/** An invoice of the history but for its number, and its file. */
export interface DemoInvoice {
  record: Omit<InvoiceRecord, 'number' | 'file'>;
  file: DemoFile;
}

interface Ordered {
  record: PurchaseOrderRecord;
  one: DemoPurchaseOrder;
}
type Billed = Ordered & { receipt: ReceiptRecord };

const most = 40;
/** What the newest of the accounts at the door are; all others are paid. */
const wanted = ['Submitted', 'Returned', 'Accepted', 'Withdrawn'] as const;
const returned = 'The order number is missing on the invoice';
const dayLength = 86_400_000;

/** Invoices of purchase orders whose goods were accepted as they came, in every state. */
export function demoInvoices(
  ordered: readonly Ordered[],
  receipts: readonly ReceiptRecord[],
  now: Date,
): DemoInvoice[] {
  const settled = new Date(now.getTime() - 21 * dayLength);
  const billed = ordered
    .flatMap(({ record, one }): Billed[] => {
      const [receipt, ...more] = receipts.filter(({ orderId }) => orderId === record._id);
      const isWhole = receipt?.status === 'Accepted' && more.length === 0 && receipt.updatedAt < settled;
      return isWhole ? [{ record, one, receipt }] : [];
    })
    .toSorted((a, b) => b.receipt.updatedAt.getTime() - a.receipt.updatedAt.getTime());
  const atDoor = billed.filter(({ one: { office, seller } }) => [office.buyer, seller.person].every(isAtDoor));
  const shown = atDoor.slice(0, wanted.length);
  const others = billed.filter((one) => !shown.includes(one)).slice(0, most - wanted.length);
  return [
    ...shown.map((one, at) => invoiceOf(one, wanted[at] ?? 'Paid')),
    ...others.map((one) => invoiceOf(one, 'Paid')),
  ];
}

const isAtDoor = ({ id }: { id: string }) => demoDoor.some((one) => one.id === id);

function invoiceOf({ record: order, one: { office, seller }, receipt }: Billed, status: InvoiceStatus): DemoInvoice {
  const id = `demo-invoice-${order._id}`;
  const random = new DemoRandom(id);
  const invoiceNumber = `DEMO/${order._id.replace('demo-po-', '')}`;
  const { parties, lines } = billedPurchase(order);
  const { units: accepted, deductions } = acceptedOf(receipt.lines);
  const items = lines.map(({ lineId, unitPrice, gst }) =>
    NewInvoiceItem.parse({ lineId, quantity: accepted.get(lineId) ?? 0, unitPrice: toRupees(unitPrice), gst }),
  );
  const amounts = matchedLines({ lines, accepted, deductions, invoiced: new Map(), borne: new Map() }, items);
  const submittedAt = workingMoment(receipt.updatedAt, random.between(1, 2), random);
  const answeredAt = workingMoment(submittedAt, random.between(1, 2), random);
  const paidAt = workingMoment(answeredAt, random.between(1, 7), random);
  const { buyer } = office;
  const reason = status === 'Returned' ? returned : undefined;
  const isAccepted = status === 'Accepted' || status === 'Paid';
  const payment = status === 'Paid' ? paymentOf(id, payableOf(amounts), buyer.name, paidAt) : undefined;
  const steps = [
    { at: submittedAt, by: seller.person, action: 'Invoice submitted', status: 'Submitted' },
    ...(status === 'Returned' ? [{ at: answeredAt, by: buyer, action: 'Return Invoice', status, note: returned }] : []),
    ...(status === 'Withdrawn' ? [{ at: answeredAt, by: seller.person, action: 'Withdraw Invoice', status }] : []),
    ...(isAccepted ? [{ at: answeredAt, by: buyer, action: 'Accept Invoice', status: 'Accepted' }] : []),
    ...(payment ? [{ at: paidAt, by: buyer, action: 'Payment recorded', status, note: payment.reference }] : []),
  ];
  const invoiceDate = dayInIndia(submittedAt);
  const record = {
    ...demoStored(
      id,
      steps.map(({ at }) => at),
    ),
    status,
    ...parties,
    ...amounts,
    invoiceNumber,
    ...(status === 'Withdrawn' ? {} : { numberKey: invoiceNumber.toUpperCase() }),
    financialYear: financialYearOf(invoiceDate),
    invoiceDate,
    notes: 'Demo data',
    ...(reason ? { reason } : {}),
    ...(isAccepted ? { acceptedAt: answeredAt, dueOn: nextDay(dayInIndia(answeredAt), paymentDueDays) } : {}),
    ...(payment ? { payment } : {}),
    earlierPayments: [],
    history: steps.map(historyEntry),
  };
  return { record, file: fileOf(record, seller.person, submittedAt) };
}

/** As the office noted it; now and then with what it kept back of the tax. */
function paymentOf(id: string, total: number, recordedBy: string, recordedAt: Date): StoredPayment {
  const random = new DemoRandom(`payment-${id}`);
  const deductions = random.chance(0.3) ? Math.round(total * 0.02) : 0;
  return {
    paidOn: dayInIndia(recordedAt),
    mode: random.pick(['PFMS', 'NEFT', 'RTGS'] as const),
    reference: `DEMO${id.replace('demo-invoice-demo-po-', '').padStart(6, '0')}`,
    amount: total - deductions,
    deductions,
    ...(deductions ? { deductionNote: 'Tax deducted at source' } : {}),
    recordedBy,
    recordedAt,
  };
}

const fileOf = (
  { _id, invoiceNumber, invoiceDate, orderNumber, sellerName, totalAmount }: DemoInvoice['record'],
  by: DemoFile['by'],
  at: Date,
): DemoFile => ({
  id: `${_id}-file`,
  name: `invoice-${_id.replace('demo-invoice-demo-po-', '')}.pdf`,
  lines: [
    ...['Demo data', `Invoice ${invoiceNumber} of ${invoiceDate}`, `Order ${orderNumber}`, sellerName],
    `Total with GST: Rs ${toRupees(totalAmount).toFixed(2)}`,
  ],
  purpose: 'invoice',
  by,
  at,
  record: { type: 'Invoice', id: _id },
});
