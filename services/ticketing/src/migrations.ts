import { Injectable } from '@nestjs/common';
import { filling, type MigrationList, portalItself } from '@portal/service-kit';
import { causeOfBefore, wordsOfBefore } from './tickets/ticket-of-before.js';
import { TicketRepository } from './tickets/ticket.repository.js';

/** What brings tickets on from earlier versions. */
@Injectable()
export class TicketingMigrations implements MigrationList {
  readonly migrations;

  constructor(tickets: TicketRepository) {
    this.migrations = [
      filling(tickets, {
        name: '2026-11-causes-of-tickets',
        lacking: { createdById: portalItself.id, cause: { $exists: false }, ...wordsOfBefore },
        fields: ['description'],
        fill: (ticket) => ({ $set: { cause: causeOfBefore(ticket) } }),
      }),
    ];
  }
}
