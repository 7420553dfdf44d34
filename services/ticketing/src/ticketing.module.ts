import { Module } from '@nestjs/common';
import { FileController } from './files/file.controller.js';
import { TicketController } from './tickets/ticket.controller.js';
import { TicketService } from './tickets/ticket.service.js';
import { Tickets } from './tickets/tickets.js';

@Module({ controllers: [TicketController, FileController], providers: [Tickets, TicketService] })
export class TicketingModule {}
