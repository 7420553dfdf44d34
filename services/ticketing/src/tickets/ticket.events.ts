import type { Notice } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { TicketRecord } from './ticket.schema.js';

type Verb = 'created' | 'noted' | 'changed' | 'assigned' | 'unassigned' | 'resolved' | 'closed' | 'reopened';
type AnnouncedTicket = Pick<
  TicketRecord,
  '_id' | 'number' | 'status' | 'organizationId' | 'assignedToOrganizationId' | 'deviceId' | 'createdById'
>;

/** What is told of a ticket. */
export function ticketEvent(
  verb: Verb,
  by: NewEvent['by'],
  ticket: AnnouncedTicket,
  notice?: Partial<Notice>,
): NewEvent {
  const { _id, number, status, organizationId, assignedToOrganizationId, deviceId, createdById } = ticket;
  return {
    subject: `ticketing.ticket.${verb}`,
    by,
    label: number,
    organizations: [organizationId, ...(assignedToOrganizationId ? [assignedToOrganizationId] : [])],
    data: { id: _id, number, status, deviceId, createdById },
    ...(notice ? { notice: { title: '', values: { number }, record: { type: 'ticket', id: _id }, ...notice } } : {}),
  };
}
