import type { ServiceDefinition } from '@portal/service-kit';
import { IdentityModule } from './identity.module.js';
import { IdentityMigrations } from './migrations.js';

/** Accounts, organisations, sessions, notifications and the audit log. */
export const definition: ServiceDefinition = {
  name: 'identity',
  module: IdentityModule,
  migrations: IdentityMigrations,
};
