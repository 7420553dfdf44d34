import {
  dayInIndia,
  nextDay,
  purchaseOrderPriorities,
  requisitionMoves,
  type RequisitionStatus,
  toPaise,
} from '@portal/contracts';
import {
  demoAge,
  demoGoodsOf,
  demoOffices,
  DemoRandom,
  demoSellerFor,
  demoStored,
  workedAgo,
  workingMoment,
} from '@portal/service-kit';
import type { RequisitionRecord } from '../requisitions/requisition.schema.js';
import type { RfqRecord } from '../rfqs/rfq.schema.js';
import { historyEntry } from './demo-gem-orders.js';

type Step = Parameters<typeof historyEntry>[0] & { status: RequisitionStatus };

const count = 70;
const reasons = { Returned: 'Please say who is to use it', Rejected: 'There are enough in the store' };

/** What end users asked for in eighteen months; what was ordered of it stands among the orders. */
export const demoRequisitions = (now: Date): Omit<RequisitionRecord, 'number'>[] =>
  Array.from({ length: count }, (_, index) => requisition(index, now));

/** With the request for quotation that was made of it, if one was. */
export function demoRequisitionAsked(
  requisition: RequisitionRecord,
  rfqs: readonly Pick<RfqRecord, '_id' | 'rfqNumber' | 'requisitionId' | 'createdAt' | 'buyerId' | 'buyerName'>[],
): RequisitionRecord {
  const rfq = rfqs.find(({ requisitionId }) => requisitionId === requisition._id);
  if (!rfq) return requisition;
  const { _id: rfqId, rfqNumber, createdAt: at, buyerId: id, buyerName: name } = rfq;
  const asked = historyEntry({ at, by: { id, name }, action: 'Quotes requested', status: 'Accepted', note: rfqNumber });
  const { version, history } = requisition;
  return { ...requisition, version: version + 1, updatedAt: at, rfqId, rfqNumber, history: [...history, asked] };
}

function requisition(index: number, now: Date): Omit<RequisitionRecord, 'number'> {
  const random = new DemoRandom(`requisition-${index}`);
  const office = random.pick(demoOffices);
  const requester = random.pick(office.endUsers);
  const goods = demoGoodsOf(demoSellerFor(random), random.between(1, 2), random);
  const created = workedAgo(demoAge(index, count), now, random);
  const steps: Step[] = [{ at: created, by: requester, action: 'Requisition raised', status: 'Draft' }];
  const take = (to: RequisitionStatus, by: Step['by'], inDays: number, note?: string) => {
    const at = workingMoment(steps.at(-1)!.at, inDays, random);
    const from = steps.at(-1)!.status;
    const action = requisitionMoves.find((move) => move.from === from && move.to === to)?.action ?? to;
    if (at < now) steps.push({ at, by, action, status: to, ...(note ? { note } : {}) });
  };
  take('Submitted', requester, 0);
  const end = random.weighed({ Accepted: 5, Returned: 2, Rejected: 3, Withdrawn: 1 });
  const isOwn = end === 'Withdrawn';
  const reason = end === 'Returned' || end === 'Rejected' ? reasons[end] : undefined;
  if (steps.length > 1) take(end, isOwn ? requester : office.buyer, random.between(1, 6), reason);
  const last = steps.at(-1)!;
  const isDecided = steps.length > 2 && !isOwn;
  const items = goods.map((one, at) => ({
    id: `demo-requisition-${index + 1}-${at + 1}`,
    assetName: one.name,
    category: one.category,
    quantity: random.between(1, 3),
    estimatedUnitPrice: toPaise(one.price),
    brand: one.brand,
    model: one.model,
  }));
  const priority = random.weighed({ Low: 3, Medium: 5, High: 2, Critical: 1 });
  return {
    ...demoStored(
      `demo-requisition-${String(index + 1).padStart(3, '0')}`,
      steps.map(({ at }) => at),
    ),
    status: last.status,
    title: `${goods[0]?.name ?? 'Goods'} for ${requester.designation.toLowerCase()}`,
    justification: 'Demo data: the ones that there are do not suffice.',
    priority,
    urgency: purchaseOrderPriorities.indexOf(priority),
    neededBy: nextDay(dayInIndia(created), random.between(20, 60)),
    items,
    estimatedTotal: items.reduce((sum, { quantity, estimatedUnitPrice }) => sum + quantity * estimatedUnitPrice, 0),
    organizationId: office.id,
    organizationName: office.name,
    requestedBy: requester.name,
    requestedById: requester.id,
    requesterRole: requester.role,
    isSubmitted: steps.length > 1,
    ...(isDecided ? { decidedBy: last.by.name, decidedAt: last.at } : {}),
    ...(isDecided && reason ? { reason } : {}),
    history: steps.map(historyEntry),
  };
}
