import { type Actor, type Escalation, makerEscalationTypes } from '@portal/contracts';
import type { EscalationRecord } from './escalation.schema.js';

type Answerer = Pick<Actor, 'role' | 'organizationId' | 'brands'>;
type Answered = Pick<EscalationRecord, 'type' | 'reportedByOrganizationId' | 'brands' | 'cause'>;

/** A maker answers what people raised about its goods, and what it raised itself; everybody else what they see. */
export function mayAnswer({ role, organizationId }: Answerer, { type, reportedByOrganizationId, cause }: Answered) {
  if (role !== 'OEM' || reportedByOrganizationId === organizationId) return true;
  return !cause && makerEscalationTypes.some((one) => one === type);
}

/** Where the goods of another maker may be meant, a maker does not close what it did not raise. */
const mayResolve = ({ role, organizationId, brands: own = [] }: Answerer, escalation: Answered) =>
  role !== 'OEM' ||
  escalation.reportedByOrganizationId === organizationId ||
  escalation.brands.every((brand) => own.includes(brand));

/** An escalation as the contract shows it to the actor; of the notes a maker gets its own people's alone. */
export function escalationView(record: EscalationRecord, actor: Actor): Escalation {
  const isMaker = actor.role === 'OEM';
  return {
    ...record,
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    reportedDate: record.reportedDate.toISOString(),
    assignedDate: record.assignedDate?.toISOString(),
    resolvedDate: record.resolvedDate?.toISOString(),
    notes: record.notes.filter(({ organizationId }) => !isMaker || organizationId === actor.organizationId),
    mayAnswer: mayAnswer(actor, record),
    mayResolve: mayResolve(actor, record),
  };
}
