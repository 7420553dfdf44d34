import type { Ticket } from '@portal/contracts';
import type { TicketRecord } from './ticket.schema.js';

/** A ticket as the contract shows it. */
export const ticketView = ({ urgency: _urgency, stage: _stage, ...record }: TicketRecord): Ticket => ({
  ...record,
  id: record._id,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  resolvedAt: record.resolvedAt?.toISOString(),
});
