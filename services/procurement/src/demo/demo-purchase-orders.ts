import {
  dayInIndia,
  nextDay,
  purchaseOrderMoves,
  purchaseOrderPriorities,
  purchaseOrderStates,
  type PurchaseOrderStatus,
  type ReceiptStatus,
} from '@portal/contracts';
import {
  demoAdministrator,
  demoAge,
  type DemoGoods,
  demoGoodsOf,
  demoNow,
  type DemoOffice,
  demoOffices,
  type DemoPerson,
  DemoRandom,
  type DemoSeller,
  demoSellerFor,
  demoStored,
  workedAgo,
  workingMoment,
} from '@portal/service-kit';
import { pricesOf } from '../orders/order.amounts.js';
import { wholeDelivery } from '../purchase-orders/order-days.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import { historyEntry } from './demo-gem-orders.js';
import { type DemoFinding, type DemoInspection, demoInspection, receiptStatusAt } from './demo-inspection.js';

/** A purchase order of the history, with those who made it. */
export interface DemoPurchaseOrder {
  record: Omit<PurchaseOrderRecord, 'poNumber'>;
  office: DemoOffice;
  seller: DemoSeller;
  requester: DemoPerson;
  /** What became of the goods, from their delivery on. */
  inspection?: DemoInspection;
}

interface Ending {
  instead: PurchaseOrderStatus;
  to: PurchaseOrderStatus;
  by: 'admin' | 'buyer' | 'seller';
  reasons: readonly string[];
}

type Taken = Parameters<typeof historyEntry>[0] & { status: PurchaseOrderStatus };

const count = 360;
/** How some orders end before: instead of which step, by whom, and why. */
const endings: Partial<Record<string, Ending>> = {
  rejected: {
    instead: 'Approved',
    to: 'Rejected',
    by: 'admin',
    reasons: ['The price is above the last order', 'Two quotes are missing', 'Not within the budget of the quarter'],
  },
  declined: {
    instead: 'Order Confirmed',
    to: 'Rejected',
    by: 'seller',
    reasons: ['The model is out of stock', 'The price has changed'],
  },
  cancelled: {
    instead: 'In Production',
    to: 'Cancelled',
    by: 'buyer',
    reasons: ['The need was met from the store', 'Ordered twice', 'The budget head was closed'],
  },
};
const purposes = ['the front desk', 'the record room', 'the training hall', 'the field staff', 'new colleagues'];
/** The way of an order, with who takes each step and the days until it is taken, at least and at most. */
const way: readonly [PurchaseOrderStatus, 'admin' | 'buyer' | 'seller', number, number][] = [
  ['Pending Approval', 'buyer', 0, 2],
  ['Approved', 'admin', 1, 4],
  ['Sent to Supplier', 'buyer', 0, 2],
  ['Order Confirmed', 'seller', 1, 3],
  ['In Production', 'seller', 1, 4],
  ['Ready for Delivery', 'seller', 4, 12],
  ['In Transit', 'seller', 1, 3],
  ['Delivered', 'seller', 2, 5],
  ['Completed', 'buyer', 0, 4],
];

/** What one of the newest is at this moment: its status, and whether it is late or what its inspection found. */
interface Wanted {
  status: PurchaseOrderStatus;
  isLate?: true;
  finding?: DemoFinding;
  receipt?: ReceiptStatus;
}

/** What the newest are, so that every step of the way, and every state of a receipt, is met on any day. */
const recent: readonly Wanted[] = [
  ...way.slice(0, -1).flatMap(([status]) => [{ status }, { status }]),
  { status: 'In Transit', isLate: true },
  ...(
    [
      ['Inspection Due', { result: 'fine' }],
      ['Accepted', { result: 'fine' }],
      ['Deemed Accepted', { result: 'forgotten' }],
      ['Partly Rejected', { result: 'partly rejected' }],
      ['Rejected', { result: 'rejected' }],
      ['Replacement Announced', { result: 'partly rejected' }],
      ['Replacement Received', { result: 'partly rejected' }],
      ['Replacement Refused', { result: 'rejected', refused: true }],
      ['Closed Without Replacement', { result: 'partly rejected', refused: true, closed: true }],
    ] as const
  ).map(([receipt, finding]): Wanted => ({ status: 'Delivered', receipt, finding })),
];

/** The purchase orders of eighteen months, the oldest first. */
export const demoPurchaseOrders = (now: Date): DemoPurchaseOrder[] =>
  Array.from({ length: count }, (_, index) => purchaseOrder(index, now));

function purchaseOrder(index: number, now: Date): DemoPurchaseOrder {
  const wanted = recent[count - 1 - index];
  if (!wanted) return purchaseOrderOf(index, demoAge(index, count), '', now);
  return demoNow('as wanted', (age, name) => {
    const made = purchaseOrderOf(index, age, name, now, wanted);
    return { ...made, status: isWanted(made, wanted, now) ? 'as wanted' : 'other' };
  });
}

function isWanted({ record, office, inspection }: DemoPurchaseOrder, { status, isLate, receipt }: Wanted, now: Date) {
  if (record.status !== status) return false;
  // In the office whose buyer stands at the door: what is late is what they look for first.
  if (isLate) return office === demoOffices[0] && record.expectedDeliveryDate < dayInIndia(now);
  return !receipt || (inspection !== undefined && receiptStatusAt(inspection, now) === receipt);
}

function purchaseOrderOf(index: number, age: number, name: string, now: Date, wanted?: Wanted): DemoPurchaseOrder {
  const random = new DemoRandom(`purchase-order-${index}${name}`);
  const seller = demoSellerFor(random);
  const office = random.pick(demoOffices);
  const requester = random.chance(0.6) ? random.pick(office.endUsers) : office.buyer;
  const created = workedAgo(age, now, random);
  const expected = nextDay(dayInIndia(created), random.between(36, 50));
  const goods = demoGoodsOf(seller, random.between(1, 3), random);
  const id = `demo-po-${String(index + 1).padStart(3, '0')}`;
  const inspectionOf = (receivedAt: Date) => demoInspection(`${id}${name}`, receivedAt, seller, wanted?.finding);
  const steps = stepsOf({ created, office, seller, expected, inspectionOf, wanted }, random, now);
  const priority = random.weighed({ Low: 2, Medium: 5, High: 3, Critical: 1 });
  const delivered = steps.find((step) => step.status === 'Delivered');
  const record = {
    ...demoStored(
      id,
      steps.map(({ at }) => at),
    ),
    title: `${goods[0]?.name ?? 'Goods'} for ${random.pick(purposes)}`,
    priority,
    urgency: purchaseOrderPriorities.indexOf(priority),
    ...partiesOf(office, seller),
    brands: [...new Set(goods.map(({ brand }) => brand))],
    requestedBy: requester.name,
    requestedById: requester.id,
    expectedDeliveryDate: expected,
    ...amountsOf(id, goods, steps, random),
    notes: 'Demo data',
    attachments: [],
    authorIds: [...new Set([office.buyer.id, requester.id])],
    ...stateOf(steps, expected),
  };
  return { record, office, seller, requester, ...(delivered ? { inspection: inspectionOf(delivered.at) } : {}) };
}

const partiesOf = ({ id, name, buyer }: DemoOffice, { person, ...seller }: DemoSeller) => ({
  department: name,
  buyerId: buyer.id,
  buyerName: buyer.name,
  buyerOrganizationId: id,
  sellerOrganizationId: seller.id,
  supplier: seller.name,
  supplierContact: { officerName: person.name, designation: person.designation, email: person.email },
  assigneeId: person.id,
  assigneeName: person.name,
});

function amountsOf(id: string, goods: readonly DemoGoods[], steps: readonly Taken[], random: DemoRandom) {
  const delivered = steps.find((step) => step.status === 'Delivered')?.at;
  const { items, ...amounts } = pricesOf(
    goods.map((one) => ({
      assetName: one.name,
      category: one.category,
      quantity: random.between(1, one.most),
      unitPrice: one.price,
      gst: 18,
      specifications: { brand: one.brand, model: one.model, warrantyPeriod: 3, installationRequired: false },
    })),
  );
  return {
    ...amounts,
    items: items.map((item, at) => ({
      ...item,
      id: `${id}-${at + 1}`,
      deliveryStatus: purchaseOrderStates[steps.at(-1)!.status].itemDelivery,
      ...(delivered ? { actualDeliveryDate: dayInIndia(delivered) } : {}),
    })),
  };
}

function stateOf(steps: readonly Taken[], expected: string) {
  const { status, note: reason } = steps.at(-1)!;
  const taken = (to: PurchaseOrderStatus) => steps.find((step) => step.status === to);
  const approval = taken('Approved');
  const delivery = taken('Delivered');
  const completion = taken('Completed');
  return {
    status,
    isSent: taken('Sent to Supplier') !== undefined,
    ...(taken('Pending Approval') ? { approvals: [] } : {}),
    ...(approval ? { approvedBy: approval.by.name, approvedDate: approval.at } : {}),
    ...(delivery ? wholeDelivery(expected, delivery.at) : {}),
    ...(completion ? { completedAt: completion.at } : {}),
    ...((status === 'Cancelled' || status === 'Rejected') && reason ? { reason } : {}),
    history: steps.map(historyEntry),
  };
}

interface Begun {
  created: Date;
  office: DemoOffice;
  seller: DemoSeller;
  expected: string;
  inspectionOf: (receivedAt: Date) => DemoInspection;
  wanted: Wanted | undefined;
}

/** The steps that were taken until now. */
function stepsOf(
  { created, office, seller, expected, inspectionOf, wanted }: Begun,
  random: DemoRandom,
  now: Date,
): Taken[] {
  const people = { buyer: office.buyer, admin: demoAdministrator, seller: seller.person };
  const steps: Taken[] = [{ at: created, by: office.buyer, action: 'Purchase order created', status: 'Draft' }];
  const ordinary = random.weighed({ none: 86, rejected: 5, declined: 3, cancelled: 6, forgotten: 1 });
  const ends = wanted?.isLate || wanted?.finding ? 'none' : ordinary;
  const isLate = random.chance(seller.late) || wanted?.isLate === true;
  const take = (to: PurchaseOrderStatus, by: DemoPerson, inDays: number, note?: string, after?: Date) => {
    const { at: before, status: from } = steps.at(-1)!;
    const at = workingMoment(after ?? before, inDays, random);
    if (at > now) return false;
    const action = purchaseOrderMoves.find((move) => move.from === from && move.to === to)?.action ?? to;
    steps.push({ at, by, action, status: to, ...(note ? { note } : {}) });
    return true;
  };
  if (ends === 'forgotten') return steps;
  for (const [to, who, least, most] of way) {
    const ending = endings[ends];
    if (ending?.instead === to) {
      take(ending.to, people[ending.by], random.between(1, 5), random.pick(ending.reasons));
      return steps;
    }
    const more = to === 'Delivered' ? waitingDays(steps.at(-1)!.at, expected, isLate, random) : 0;
    // Nobody completes an order whose goods are still to be inspected or replaced.
    const settled = to === 'Completed' ? inspectionOf(steps.at(-1)!.at).settledAt : steps.at(-1)!.at;
    if (!settled || !take(to, people[who], random.between(least, most) + more, undefined, settled)) return steps;
  }
  return steps;
}

/** Who is late comes after the day that was expected. */
function waitingDays(sent: Date, expected: string, isLate: boolean, random: DemoRandom) {
  if (!isLate) return 0;
  const left = Math.round((Date.parse(`${expected}T00:00:00Z`) - sent.getTime()) / 86_400_000);
  return Math.max(0, left) + random.between(1, 14);
}
