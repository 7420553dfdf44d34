import type { ServiceDefinition } from '@portal/service-kit';
import { ProcurementMigrations } from './migrations.js';
import { ProcurementModule } from './procurement.module.js';

/** GeM orders, proofs of delivery, and the figures that follow from them. */
export const definition: ServiceDefinition = {
  name: 'procurement',
  module: ProcurementModule,
  migrations: ProcurementMigrations,
};
