import {
  type Actor,
  answeringSides,
  dayInIndia,
  type EscalationQuery,
  gemRowPrefix,
  isToAnswer,
  makerEscalationTypes,
} from '@portal/contracts';
import { type Filter, portalItself, rowsFor, textFilter, type Where } from '@portal/service-kit';
import type { EscalationRecord } from './escalation.schema.js';

const unansweredStatuses = ['Open', 'In Progress'] as const satisfies EscalationRecord['status'][];

/** Nobody has said yet how it was resolved. */
export const unanswered = { status: { $in: unansweredStatuses } };
export const isUnanswered = ({ status }: Pick<EscalationRecord, 'status'>) =>
  unansweredStatuses.some((one) => one === status);

/** Whose people are to answer. */
export type Answered = Pick<EscalationRecord, 'answeringSide' | 'sellerOrganizationId' | 'organizations'>;

/** The organisations that are to answer. */
export const answering = ({ answeringSide, sellerOrganizationId, organizations }: Answered) =>
  answeringSide === 'office' ? organizations : [sellerOrganizationId];

/** The id of an order, with or without the prefix that a GeM order has among purchase orders. */
export const orderIdOf = (id: string) => (id.startsWith(gemRowPrefix) ? id.slice(gemRowPrefix.length) : id);

/** What a list of escalations asks for; who supplied is not the maker's to find, by searching or narrowing either. */
export function asked(actor: Actor, query: EscalationQuery): Where<EscalationRecord>[] {
  const { type, status, priority, order, seller, assigned, overdue, waiting } = query;
  const isMaker = actor.role === 'OEM';
  const late: Filter<EscalationRecord> = { ...unanswered, dueOn: { $lt: dayInIndia() } };
  return [
    rowsFor(actor, 'view', 'Escalation'),
    {
      ...(type ? { type } : {}),
      ...(status ? { status } : {}),
      ...(priority ? { priority } : {}),
      ...(order ? { purchaseOrderId: orderIdOf(order) } : {}),
      ...(seller ? { sellerOrganizationId: isMaker ? '' : seller } : {}),
      ...(assigned ? { assignedToId: assigned === 'me' ? actor.id : { $exists: false } } : {}),
    },
    overdue === 'yes' ? late : overdue === 'no' ? { $nor: [late] } : {},
    waiting ? toBeAnsweredBy(actor) : {},
    textFilter(query.q, ['number', 'title', 'purchaseOrderNumber', ...(isMaker ? [] : ['vendorName' as const])]),
  ];
}

/** What people, and neither the portal nor the maker itself, raised about goods waits for their maker too. */
function toBeAnsweredBy({ role, organizationId }: Actor): Filter<EscalationRecord> {
  if (role === 'OEM') {
    const others = { reportedByOrganizationId: { $nin: [organizationId, portalItself.organizationId] } };
    return { ...unanswered, type: { $in: [...makerEscalationTypes] }, ...others };
  }
  return { ...unanswered, answeringSide: { $in: answeringSides.filter((side) => isToAnswer(role, side)) } };
}
