import { escalationCauses, type EscalationStatus, makerEscalationTypes, type PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import { answering } from './escalation.questions.js';
import type { EscalationRecord } from './escalation.schema.js';

type Announced = Pick<
  EscalationRecord,
  | '_id'
  | 'number'
  | 'type'
  | 'status'
  | 'priority'
  | 'dueOn'
  | 'cause'
  | 'answeringSide'
  | 'sellerOrganizationId'
  | 'organizations'
  | 'reportedById'
  | 'brands'
>;
type Verb = 'raised' | 'changed' | 'assigned' | 'reminded' | 'noted' | Ended;
/** Steps that decide whether anything is left to be answered. */
type Ended = 'resolved' | 'reopened' | 'closed';

type Notice = NonNullable<NewEvent['notice']>;

interface Told {
  /** Organisations that are told of what the portal raised, where it is not both sides. */
  told?: string[] | undefined;
  /** Who is asked to answer, or is reminded of it. */
  person?: string | undefined;
}

const titles: Record<Verb, string | undefined> = {
  raised: 'Escalation {{number}} was raised',
  changed: undefined,
  assigned: 'Escalation {{number}} is yours to answer by {{day}}',
  reminded: 'Escalation {{number}} is to be answered by {{day}}',
  noted: 'A note was added to escalation {{number}}',
  resolved: 'Escalation {{number}} was resolved',
  reopened: 'Escalation {{number}} is open again',
  closed: 'Escalation {{number}} was closed',
};

/** The event of an escalation that came from one status to the next, or was changed without a step. */
export function stepEvent(from: EscalationStatus, to: EscalationStatus | undefined): Verb {
  if (to === 'Resolved') return 'resolved';
  if (to === 'Closed') return 'closed';
  return from === 'Resolved' && to === 'In Progress' ? 'reopened' : 'changed';
}

/** What others learn of an escalation; its sides and Super Admins alone are told, who all may open it. */
export function escalationEvent(
  verb: Verb,
  by: PortalEvent['by'],
  escalation: Announced,
  { told, person }: Told = {},
): NewEvent {
  const { _id, number, status, priority, sellerOrganizationId, organizations } = escalation;
  const words = wordsOf(verb, escalation);
  return {
    subject: `procurement.escalation.${verb}`,
    by,
    label: number,
    organizations: [sellerOrganizationId, ...organizations],
    data: { escalation: { id: _id, number, status, priority } },
    ...(words && person !== by.id
      ? {
          notice: {
            ...toldOf(verb, by, escalation, person),
            ...(told ? { organizations: told } : {}),
            ...words,
            record: { type: 'escalation', id: _id },
          },
        }
      : {}),
  };
}

/** What the portal raised says why, in the language of who reads it. */
function wordsOf(verb: Verb, { number, dueOn, cause }: Announced): Pick<Notice, 'title' | 'values'> | undefined {
  if (verb === 'raised' && cause) {
    const { title } = escalationCauses[cause.kind];
    return { title, values: { number: cause.number, ...(cause.day ? { day: cause.day } : {}) } };
  }
  const title = titles[verb];
  const values: Record<string, string> =
    verb === 'assigned' || verb === 'reminded' ? { number, day: dueOn } : { number };
  return title === undefined ? undefined : { title, values };
}

/** Makers are told of what people raise about their goods, which they may answer, and how it ends; of no notes, which they do not read. */
const makersTold = ({ type, brands, cause }: Announced) =>
  !cause && makerEscalationTypes.some((one) => one === type) && brands.length > 0 ? { brands } : {};

/** Raised is told to the other side and to Super Admins, a note to the other side, how it ends to who raised it as well. */
function toldOf(verb: Verb, by: PortalEvent['by'], escalation: Announced, person: string | undefined) {
  if (person) return { users: [person] };
  if (verb === 'reminded') return { organizations: answering(escalation) };
  const { sellerOrganizationId, organizations, reportedById } = escalation;
  const others = [sellerOrganizationId, ...organizations].filter((one) => one !== by.organizationId);
  if (verb === 'raised') return { organizations: others, roles: ['Super Admin' as const], ...makersTold(escalation) };
  if (verb === 'noted') return { organizations: others };
  const users = reportedById === by.id ? [] : [reportedById];
  return { organizations: others, users, ...makersTold(escalation) };
}
