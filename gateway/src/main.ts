import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { assertRoleTable } from '@portal/contracts';
import { connectNats, endOnSignals, log, startTracing, stopTracing } from '@portal/service-kit';
import { config } from './config.js';
import { GatewayModule } from './gateway.module.js';
import { ProblemFilter } from './routes/problem.filter.js';
import { fastifyOptions } from './server.js';

assertRoleTable();
await startTracing('gateway');
const nats = await connectNats(config.NATS_URL, 'gateway');
const app = await NestFactory.create<NestFastifyApplication>(
  GatewayModule.with(nats, config),
  new FastifyAdapter(fastifyOptions),
  {
    logger: ['error', 'warn'],
    bodyParser: false,
  },
);
app.useGlobalFilters(new ProblemFilter());
endOnSignals(async () => {
  await app.close();
  await nats.drain();
  await stopTracing();
});
await app.listen(config.GATEWAY_PORT, config.GATEWAY_HOST);
log.info({ port: config.GATEWAY_PORT }, 'gateway serving');
