import type { Actor, Notice, Ticket } from '@portal/contracts';
import type { TicketRecord } from './ticket.schema.js';

const titles = {
  Resolved: 'Ticket {{number}} is resolved',
  Closed: 'Ticket {{number}} is closed',
  'In Progress': 'Ticket {{number}} is open again',
} as const;

/** Whom a note concerns: who raised the ticket and the seller that it is assigned to; nobody is told of an own note. */
export function notedNotice(actor: Actor, ticket: TicketRecord): Partial<Notice> | undefined {
  const { number, createdById, assignedToOrganizationId: seller } = ticket;
  const users = createdById === actor.id ? [] : [createdById];
  const organizations = seller && seller !== actor.organizationId ? [seller] : [];
  if (users.length + organizations.length === 0) return undefined;
  return { title: 'A note was added to ticket {{number}}', values: { number }, users, organizations };
}

/** Whom a step of a ticket concerns: its raiser, and the seller where it gets the ticket back or has no more to do; nobody is told of an own step. */
export function movedNotice(actor: Actor, ticket: TicketRecord, to: Exclude<Ticket['status'], 'Open'>) {
  const { number, createdById, assignedToOrganizationId: seller } = ticket;
  const users = to === 'In Progress' || createdById === actor.id ? [] : [createdById];
  const organizations = to === 'Resolved' || !seller ? [] : [seller];
  if (users.length + organizations.length === 0) return undefined;
  return { title: titles[to], values: { number }, users, organizations };
}
