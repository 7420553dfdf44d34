import { Module } from '@nestjs/common';
import { TicketHistory } from './demo/ticket-history.js';
import { FileController } from './files/file.controller.js';
import { TicketController } from './tickets/ticket.controller.js';
import { TicketService } from './tickets/ticket.service.js';
import { TicketRepository } from './tickets/ticket.repository.js';

@Module({
  controllers: [TicketController, FileController],
  providers: [TicketRepository, TicketService, TicketHistory],
})
export class TicketingModule {}
