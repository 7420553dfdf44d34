import type { PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { EscalationRecord } from './escalation.schema.js';

type Announced = Pick<
  EscalationRecord,
  '_id' | 'number' | 'status' | 'priority' | 'sellerOrganizationId' | 'organizations' | 'reportedById'
>;
type Verb = 'raised' | 'changed' | 'noted' | 'resolved';

const titles: Record<Verb, string | undefined> = {
  raised: 'Escalation {{number}} was raised',
  changed: undefined,
  noted: 'A note was added to escalation {{number}}',
  resolved: 'Escalation {{number}} was resolved',
};

/** What others learn of an escalation; its sides and Super Admins alone are told, who all may open it. */
export function escalationEvent(
  verb: Verb,
  by: PortalEvent['by'],
  escalation: Announced,
  /** Organisations that must answer, where it is not the other side of who raised it. */
  answering?: string[],
): NewEvent {
  const { _id, number, status, priority, sellerOrganizationId, organizations } = escalation;
  const title = titles[verb];
  const notice = {
    ...toldOf(verb, by, escalation),
    ...(answering ? { organizations: answering } : {}),
    title: title ?? '',
    values: { number },
    record: { type: 'escalation' as const, id: _id },
  };
  return {
    subject: `procurement.escalation.${verb}`,
    by,
    label: number,
    organizations: [sellerOrganizationId, ...organizations],
    data: { escalation: { id: _id, number, status, priority } },
    ...(title ? { notice } : {}),
  };
}

/** Raised is told to the other side and to Super Admins, a note to the other side, the resolution to who raised it as well. */
function toldOf(verb: Verb, by: PortalEvent['by'], escalation: Announced) {
  const { sellerOrganizationId, organizations, reportedById } = escalation;
  const others = [sellerOrganizationId, ...organizations].filter((one) => one !== by.organizationId);
  if (verb === 'raised') return { organizations: others, roles: ['Super Admin' as const] };
  return { organizations: others, users: verb === 'resolved' ? [reportedById] : [] };
}
