import 'reflect-metadata';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, NestFactory, Reflector } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { assertRoleTable, type Service } from '@portal/contracts';
import { baseConfig, readConfig } from '../config.js';
import { log } from '../log.js';
import type { MigrationList } from '../migrations/migration.js';
import { watchBacklogs } from '../observe/backlog.js';
import { metrics } from '../observe/metrics.js';
import { startTracing, stopTracing } from '../observe/otlp.js';
import { BytesServer } from '../transport/bytes-server.js';
import { ProblemFilter } from '../transport/handles.js';
import { AccessGuard } from '../trust/access.guard.js';
import { Verifier } from '../trust/verifier.js';
import { mongoAnswers, natsAnswers } from './answers.js';
import { connectMongo, connectNats } from './connections.js';
import { endOnSignals } from './end.js';
import { toldJobs } from './jobs.js';
import { Kit } from './kit.js';
import { signOf } from './sign.js';

@Module({})
class KitModule {
  static with(kit: Kit): DynamicModule {
    return {
      module: KitModule,
      global: true,
      providers: [
        { provide: Kit, useValue: kit },
        { provide: Verifier, useValue: kit.verifier },
        Reflector,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [Kit, Verifier],
    };
  }
}

export interface ServiceDefinition {
  name: Service;
  module: Type;
  /** Anybody may upload files (registration forms). */
  openUploads?: boolean;
  /** What brings its database on from earlier versions; one of its module's providers. */
  migrations?: Type<MigrationList>;
}

export interface RunningService {
  kit: Kit;
  /** The instance of a class that this service works with. */
  get<T>(type: Type<T>): T;
  stop(): Promise<void>;
}

/** Starts a service in this process: connections, indexes, transport, relay, consumers. */
export async function startService(
  definition: ServiceDefinition,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<RunningService> {
  assertRoleTable();
  const config = readConfig(baseConfig, environment, definition.name);
  const nats = await connectNats(config.NATS_URL, definition.name);
  const database = await connectMongo(config, definition.name);
  const kit = new Kit(definition.name, config, nats, database, { openUploads: definition.openUploads });
  const root = { module: class ServiceRoot {}, imports: [KitModule.with(kit), definition.module] };
  const strategy = new BytesServer(nats, definition.name);
  const app = await NestFactory.createMicroservice<MicroserviceOptions>(root, { strategy, logger: ['error', 'warn'] });
  const { migrations } = definition;
  const get: RunningService['get'] = (type) => app.get(type, { strict: false });
  await begin(kit, migrations && get(migrations));
  await kit.prepare();
  // It initialises too: `init` before it would call every hook twice, and leave a second timer of each sweep behind.
  await app.listen();
  await kit.start();
  answerRollCalls(kit);
  return {
    kit,
    get,
    async stop() {
      kit.ready = false;
      await app.close();
      await kit.stop();
    },
  };
}

/** The database as this version has it; a start that is refused leaves nothing open. */
async function begin({ migrations, nats, database }: Kit, list?: MigrationList) {
  try {
    await migrations.begin(list?.migrations ?? []);
  } catch (error) {
    await nats.close();
    await database.close();
    throw error;
  }
}

/** How this instance is and what it looks after by itself, asked of all instances at once over NATS. */
function answerRollCalls(kit: Kit) {
  const answer = (subject: string, body: () => object) =>
    kit.nats.subscribe(subject, { callback: (_, message) => void message.respond(JSON.stringify(body())) });
  answer('portal.jobs', () => ({ service: kit.service, jobs: toldJobs() }));
  answer('portal.forget', () => {
    kit.forget();
    return { service: kit.service };
  });
  answer('portal.health', signOf(kit));
}

/** What of a service works before NATS and MongoDB answer, and while they are away. */
export interface Beside {
  /** Answers a request on the service's own port; false where it is none of its own. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The service has started. */
  join(running: RunningService): void;
  stop(): Promise<void>;
}

/** Runs a service as a process of its own: health port, drain on SIGTERM, exit on what nobody caught. */
export async function runService(definition: ServiceDefinition, beside?: Beside) {
  const { SERVICE_HOST, SERVICE_PORT } = readConfig(baseConfig, process.env, definition.name);
  let running: RunningService | undefined = undefined;
  const health = createServer((request, response) => {
    if (request.url === '/metrics') return void sendMetrics(response);
    if (request.url === '/health/live') return void response.end();
    if (beside?.answer(request, response)) return;
    const ready = request.url === '/health/ready' ? isReady(running?.kit) : Promise.resolve(false);
    void ready.then((yes) => response.writeHead(yes ? 200 : 503).end());
  });
  if (SERVICE_PORT) health.listen(SERVICE_PORT, SERVICE_HOST);
  endOnSignals(async () => {
    health.close();
    await beside?.stop();
    await running?.stop();
    await stopTracing();
  });
  await startTracing(definition.name);
  running = await startService(definition);
  watchBacklogs(running.kit.backlogs);
  beside?.join(running);
  log.info({ service: definition.name }, 'serving');
}

/** Whether it can serve at this moment: it has started, knows whom to trust, and both servers answer. */
export async function isReady(kit: Kit | undefined): Promise<boolean> {
  if (!kit?.ready) return false;
  const answers = await Promise.all([mongoAnswers(kit.database), natsAnswers(kit.nats)]);
  return answers.every(Boolean);
}

async function sendMetrics(response: ServerResponse) {
  response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.metrics());
}
