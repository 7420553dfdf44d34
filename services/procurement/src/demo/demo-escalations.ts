import { type EscalationPriority, nextDay } from '@portal/contracts';
import { type DemoPerson, DemoRandom, demoStored, portalItself, workingMoment } from '@portal/service-kit';
import { type EscalatedOrder, sentPurchaseOrder } from '../escalations/escalation-orders.js';
import { priorityFields } from '../escalations/escalation.raising.js';
import type { EscalationRecord } from '../escalations/escalation.schema.js';
import type { PurchaseOrderRecord } from '../purchase-orders/purchase-order.schema.js';
import type { DemoPurchaseOrder } from './demo-purchase-orders.js';

type Unnumbered = Omit<EscalationRecord, 'number'>;

const complaints = [
  { type: 'quality_issue', title: 'Screens with stripes', resolution: 'The screens were exchanged' },
  { type: 'technical_support', title: 'The network drivers are missing', resolution: 'Installed on site' },
  { type: 'contract_issue', title: 'Other model than ordered', resolution: 'The ordered model was sent' },
  { type: 'payment_dispute', title: 'The bill shows another price', resolution: 'A corrected bill was sent' },
] as const;

interface Raised {
  id: string;
  by: { id: string; name: string };
  at: Date;
  about: EscalatedOrder;
  fields: Pick<Unnumbered, 'title' | 'description' | 'type'> & { priority: EscalationPriority };
  solver: DemoPerson;
  end: { at: Date; resolution: string };
}

/** What was raised about an order: that it came late, by the portal itself; now and then something else, by the office. */
export function demoEscalationsOf(order: PurchaseOrderRecord, made: DemoPurchaseOrder, now: Date): Unnumbered[] {
  const random = new DemoRandom(`escalation-${order._id}`);
  const about = sentPurchaseOrder(order);
  const delivered = order.history.find(({ status }) => status === 'Delivered')?.at;
  if (!about || !delivered) return [];
  const came = new Date(delivered);
  const late = new Date(`${nextDay(order.expectedDeliveryDate)}T04:30:00Z`);
  const parties = { about, solver: made.seller.person };
  return [
    ...(came > late ? [{ ...parties, ...delayOf(order, came, late) }] : []),
    ...(random.chance(0.1) ? [{ ...parties, ...complaintOf(order, made, came, random) }] : []),
  ]
    .filter(({ at }) => at < now)
    .map((raised) => escalation(raised, random, now));
}

const delayOf = (order: PurchaseOrderRecord, came: Date, at: Date) => ({
  id: `delay-${order._id}`,
  by: portalItself,
  at,
  fields: {
    title: `Delivery of ${order.poNumber} is late`,
    description: `The delivery was expected by ${order.expectedDeliveryDate}.`,
    type: 'delivery_delay' as const,
    priority: 'High' as const,
  },
  end: { at: came, resolution: 'The goods have come' },
});

function complaintOf(order: PurchaseOrderRecord, { office }: DemoPurchaseOrder, came: Date, random: DemoRandom) {
  const { title, type, resolution } = random.pick(complaints);
  return {
    id: `demo-escalation-${order._id}`,
    by: office.buyer,
    at: workingMoment(came, random.between(1, 6), random),
    fields: {
      ...{ title, type, description: `Demo data: ${title.toLowerCase()}.` },
      priority: random.weighed({ Low: 2, Medium: 4, High: 2, Critical: 1 }),
    },
    end: { at: workingMoment(came, random.between(8, 20), random), resolution },
  };
}

/** As it is stored: raised, worked on, resolved, as far as it came until now. */
function escalation({ id, by, at, about, fields, solver, end }: Raised, random: DemoRandom, now: Date): Unnumbered {
  const begun = new Date(Math.min(workingMoment(at, 1, random).getTime(), end.at.getTime()));
  const isStarted = begun < now;
  const isResolved = end.at < now;
  const note = (date: Date, user: { id: string; name: string }, text: string) => ({
    ...{ date: date.toISOString(), user: user.name, userId: user.id, note: text },
  });
  return {
    ...demoStored(id, [at, ...(isStarted ? [begun] : []), ...(isResolved ? [end.at] : [])]),
    ...fields,
    ...priorityFields(fields.priority, at),
    ...about,
    status: isResolved ? (random.chance(0.7) ? 'Closed' : 'Resolved') : isStarted ? 'In Progress' : 'Open',
    reportedBy: by.name,
    reportedById: by.id,
    reportedDate: at,
    ...(isStarted ? { assignedTo: solver.name, assignedDate: begun } : {}),
    ...(isResolved ? { resolution: end.resolution, resolvedDate: end.at } : {}),
    notes: [
      note(at, by, 'Escalation created'),
      ...(isStarted ? [note(begun, solver, 'We look into it')] : []),
      ...(isResolved ? [note(end.at, solver, end.resolution)] : []),
    ],
  };
}
