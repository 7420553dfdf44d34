import type { ServiceDefinition } from '@portal/service-kit';
import { RegistrationMigrations } from './migrations.js';
import { RegistrationModule } from './registration.module.js';

/** Applications of buyers, sellers and end users, until they are decided. */
export const definition: ServiceDefinition = {
  name: 'registration',
  module: RegistrationModule,
  migrations: RegistrationMigrations,
  openUploads: true,
};
