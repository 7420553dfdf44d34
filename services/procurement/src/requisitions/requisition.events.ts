import { type Actor, requisitionState, type RequisitionStatus, type requisitionStates } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { RequisitionRecord } from './requisition.schema.js';

type StatusEvent = (typeof requisitionStates)[RequisitionStatus]['event'];
type Announced = Pick<
  RequisitionRecord,
  '_id' | 'number' | 'status' | 'organizationId' | 'requestedById' | 'requesterRole' | 'isSubmitted'
>;

/** What others learn of a requisition; its office only once it was submitted. */
export function requisitionEvent(
  verb: StatusEvent | 'changed' | 'asked' | 'reopened',
  by: Actor,
  requisition: Announced,
  notice?: NewEvent['notice'],
): NewEvent {
  const { _id, number, status, requestedById } = requisition;
  return {
    subject: `procurement.requisition.${verb}`,
    by,
    label: number,
    organizations: officeOf(requisition),
    data: { requisition: { id: _id, number, status, requestedById } },
    ...(notice ? { notice } : {}),
  };
}

/** Whom the status that it has now concerns, if somebody. */
export function noticeOf(requisition: Announced): NewEvent['notice'] {
  const { notice } = requisitionState(requisition.status);
  if (!notice) return undefined;
  const { _id, number, requestedById, requesterRole } = requisition;
  // A buyer may be the only one of an office: then a Super Admin decides.
  const deciders = {
    organizations: officeOf(requisition),
    ...(requesterRole === 'Buyer' && requisition.isSubmitted ? { roles: ['Super Admin'] } : {}),
  };
  return {
    title: notice.title,
    values: { number },
    record: { type: 'requisition', id: _id },
    ...(notice.to === 'office' ? deciders : { users: [requestedById] }),
  };
}

const officeOf = ({ isSubmitted, organizationId }: Announced) => (isSubmitted ? [organizationId] : []);
