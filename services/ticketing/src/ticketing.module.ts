import { Module } from '@nestjs/common';
import { TicketHistory } from './demo/ticket-history.js';
import { FileController } from './files/file.controller.js';
import { TicketingMigrations } from './migrations.js';
import { ServiceTicketConsumer } from './tickets/service-ticket.consumer.js';
import { TicketController } from './tickets/ticket.controller.js';
import { TicketService } from './tickets/ticket.service.js';
import { TicketSellers } from './tickets/ticket-sellers.js';
import { TicketRepository } from './tickets/ticket.repository.js';
import { TutorialController } from './tutorials/tutorial.controller.js';
import { TutorialRepository } from './tutorials/tutorial.repository.js';
import { TutorialService } from './tutorials/tutorial.service.js';

@Module({
  controllers: [TicketController, TutorialController, FileController],
  providers: [
    ServiceTicketConsumer,
    TicketRepository,
    TicketService,
    TicketSellers,
    TicketHistory,
    TicketingMigrations,
    TutorialRepository,
    TutorialService,
  ],
})
export class TicketingModule {}
