import { type EscalationCause, escalationCauses } from '@portal/contracts';
import { portalItself } from '@portal/service-kit';
import type { EscalationRecord } from './escalation.schema.js';

/** What the ids of those that the portal raised begin with, since they are raised once for each order, invoice or receipt. */
const kinds: readonly (readonly [string, EscalationCause['kind']])[] = [
  ['delay-', 'delivery-late'],
  ['payment-', 'payment-overdue'],
  ['inspection-', 'inspection-ending'],
  ['replacement-', 'replacement-late'],
  ['refusal-', 'replacement-refused'],
];

type Before = Pick<
  EscalationRecord,
  '_id' | 'title' | 'description' | 'reportedById' | 'reportedByOrganizationId' | 'sellerOrganizationId'
>;

/** What an escalation from before causes and sides were stored is about, read off its id and its English words; and who is to answer it. */
export function ofBefore(escalation: Before): Partial<EscalationRecord> {
  const { _id, title, description, reportedById } = escalation;
  if (reportedById !== portalItself.id) {
    // Who raised it waits for the other side; where nobody knows who that was, its seller was to answer.
    const isOfSeller = escalation.reportedByOrganizationId === escalation.sellerOrganizationId;
    return { answeringSide: isOfSeller ? 'office' : 'seller' };
  }
  const kind = kinds.find(([beginning]) => _id.startsWith(beginning))?.[1];
  const number = /(?:of invoice|of|for) (\S+) (?:is|ends|was) /.exec(title)?.[1];
  const day = /\d{4}-\d{2}-\d{2}/.exec(description)?.[0];
  const isRaisedBy = { reportedByOrganizationId: portalItself.organizationId };
  if (!kind) return { ...isRaisedBy, answeringSide: 'seller' };
  return {
    ...isRaisedBy,
    answeringSide: escalationCauses[kind].answers,
    ...(number ? { cause: { kind, number, ...(day ? { day } : {}) } } : {}),
  };
}
