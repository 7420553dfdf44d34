import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type TicketRecord, ticketSchema } from './ticket.schema.js';

/** Where tickets live. */
@Injectable()
export class TicketRepository extends RecordRepository<TicketRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Ticket', ticketSchema);
    kit.keep(this);
  }
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  createdAt: 'createdAt',
  number: 'number',
  title: 'title',
  status: 'stage',
  priority: 'urgency',
  updatedAt: 'updatedAt',
};
