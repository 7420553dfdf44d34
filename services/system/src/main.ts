import { runService } from '@portal/service-kit';
import { definition } from './definition.js';

await runService(definition);
