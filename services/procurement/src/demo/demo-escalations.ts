import { causeInEnglish, dayInIndia, type EscalationPriority, nextDay } from '@portal/contracts';
import {
  type DemoGemOrder,
  type DemoPerson,
  DemoRandom,
  demoStored,
  portalItself,
  workingMoment,
} from '@portal/service-kit';
import { type EscalatedOrder, gemOrder, sentPurchaseOrder } from '../escalations/escalation-orders.js';
import { priorityFields } from '../escalations/escalation.raising.js';
import type { EscalationRecord } from '../escalations/escalation.schema.js';
import type { OrderRecord } from '../orders/order.schema.js';
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
  fields: Pick<Unnumbered, 'title' | 'description' | 'type' | 'cause'> & { priority: EscalationPriority };
  solver: DemoPerson;
  /** Missing while it goes on. */
  end?: { at: Date; resolution: string };
}

/** What was raised about an order: that it came late, by the portal itself; now and then something else, by the office. */
export function demoEscalationsOf(order: PurchaseOrderRecord, made: DemoPurchaseOrder, now: Date): Unnumbered[] {
  const random = new DemoRandom(`escalation-${order._id}`);
  const about = sentPurchaseOrder(order);
  const delivered = order.history.find(({ status }) => status === 'Delivered')?.at;
  if (!about || !delivered) return [];
  const came = new Date(delivered);
  const late = lateFrom(order.expectedDeliveryDate);
  const parties = { about, solver: made.seller.person };
  return [
    ...(came > late
      ? [
          {
            ...parties,
            ...lateness(about, order.expectedDeliveryDate, late),
            end: { at: came, resolution: 'The goods have come' },
          },
        ]
      : []),
    ...(random.chance(0.1) ? [{ ...parties, ...complaintOf(order, made, came, random) }] : []),
  ]
    .filter(({ at }) => at < now)
    .map((raised) => escalation(raised, random, now));
}

/** What the portal raised about a GeM order whose goods have not come yet. */
export function demoEscalationsOfGem(order: OrderRecord, { seller }: DemoGemOrder, now: Date): Unnumbered[] {
  const { endDate } = order.expectedDeliveryWindow;
  const at = lateFrom(endDate);
  if (order.status !== 'In Progress' || endDate >= dayInIndia(now) || at > now) return [];
  const about = gemOrder(order);
  const random = new DemoRandom(`escalation-${order._id}`);
  return [escalation({ about, solver: seller.person, ...lateness(about, endDate, at) }, random, now)];
}

const lateFrom = (expected: string) => new Date(`${nextDay(expected)}T04:30:00Z`);

function lateness(about: Pick<EscalatedOrder, 'purchaseOrderId' | 'purchaseOrderNumber'>, day: string, at: Date) {
  const cause = { kind: 'delivery-late', number: about.purchaseOrderNumber, day } as const;
  return {
    id: `delay-${about.purchaseOrderId}`,
    by: portalItself,
    at,
    fields: { ...causeInEnglish(cause), cause, type: 'delivery_delay' as const, priority: 'High' as const },
  };
}

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
  const next = workingMoment(at, 1, random);
  const begun = end && end.at < next ? end.at : next;
  const isStarted = begun < now;
  const resolved = end && end.at < now ? end : undefined;
  const note = (date: Date, user: { id: string; name: string }, text: string) => ({
    ...{ date: date.toISOString(), user: user.name, userId: user.id, note: text },
  });
  return {
    ...demoStored(id, [at, ...(isStarted ? [begun] : []), ...(resolved ? [resolved.at] : [])]),
    ...fields,
    ...priorityFields(fields.priority, at),
    ...about,
    status: resolved ? (random.chance(0.7) ? 'Closed' : 'Resolved') : isStarted ? 'In Progress' : 'Open',
    answeringSide: 'seller',
    reportedBy: by.name,
    reportedById: by.id,
    reportedByOrganizationId: by === portalItself ? portalItself.organizationId : about.organizations[0],
    reportedDate: at,
    ...(isStarted ? { assignedTo: solver.name, assignedToId: solver.id, assignedDate: begun } : {}),
    ...(resolved ? { resolution: resolved.resolution, resolvedDate: resolved.at } : {}),
    notes: [
      note(at, by, 'Escalation created'),
      ...(isStarted ? [note(begun, solver, 'We look into it')] : []),
      ...(resolved ? [note(resolved.at, solver, resolved.resolution)] : []),
    ],
  };
}
