import { bootstrap } from './bootstrap.js';

void bootstrap();
