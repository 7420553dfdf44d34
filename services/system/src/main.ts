import { runService } from '@portal/service-kit';
import { systemConfig } from './config.js';
import { definition } from './definition.js';
import { EndpointMonitor } from './endpoints/endpoint-monitor.js';
import { Keeper } from './watch/keeper.js';
import { Probes } from './watch/probes.js';
import { StatusServer } from './watch/status-server.js';
import { Watch } from './watch/watch.js';

// The watch looks and answers before anything else is there, for it tells what is not.
const config = systemConfig();
const watch = new Watch(new Probes(config));
const status = new StatusServer({ watch, keeper: new Keeper(watch), endpoints: new EndpointMonitor(config.EDGE_URL) });
watch.start();
await runService(definition, status);
