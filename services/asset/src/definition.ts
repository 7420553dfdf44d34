import type { ServiceDefinition } from '@portal/service-kit';
import { AssetModule } from './asset.module.js';
import { AssetMigrations } from './migrations.js';

export const definition: ServiceDefinition = { name: 'asset', module: AssetModule, migrations: AssetMigrations };
