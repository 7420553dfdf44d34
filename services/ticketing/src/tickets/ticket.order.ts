import { ticketPriorities, ticketStatuses, type Ticket } from '@portal/contracts';

/** A priority with its place in the order that lists are sorted by; the words' own order says nothing. */
export const urgent = (priority: Ticket['priority']) => ({ priority, urgency: ticketPriorities.indexOf(priority) });

/** A status with its place in the life of a ticket. */
export const staged = <S extends Ticket['status']>(status: S) => ({ status, stage: ticketStatuses.indexOf(status) });
