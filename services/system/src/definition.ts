import type { ServiceDefinition } from '@portal/service-kit';
import { SystemModule } from './system.module.js';

/** How the portal itself runs: what its services do by themselves. */
export const definition: ServiceDefinition = { name: 'system', module: SystemModule };
