import type { ServiceDefinition } from '@portal/service-kit';
import { TicketingMigrations } from './migrations.js';
import { TicketingModule } from './ticketing.module.js';

/** Support tickets from the first report to the resolution. */
export const definition: ServiceDefinition = {
  name: 'ticketing',
  module: TicketingModule,
  migrations: TicketingMigrations,
};
