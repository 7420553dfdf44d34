import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { connectNats } from '@portal/service-kit';
import { connectOperator } from '@portal/service-kit/testing';
import { config, type GatewayConfig } from '../config.js';
import { GatewayModule } from '../gateway.module.js';
import { ProblemFilter } from '../routes/problem.filter.js';
import { fastifyOptions } from '../server.js';

/** A gateway on the test run's real NATS; what answers behind it is the test's to say. */
export interface TestGateway {
  nats: NatsConnection;
  url: string;
  /** Stands in for whoever serves a subject; `answer` may take its time. */
  serve(subject: string, answer: (message: Msg) => unknown): void;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

export async function startTestGateway(changes: Partial<GatewayConfig> = {}): Promise<TestGateway> {
  const own = await connectNats(config.NATS_URL, 'gateway');
  const nats = await connectOperator();
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.with(own, { ...config, FAREWELL_MS: 0, ...changes }),
    new FastifyAdapter(fastifyOptions),
    { logger: ['error'], bodyParser: false },
  );
  app.useGlobalFilters(new ProblemFilter());
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    nats,
    url,
    serve: (subject, answer) => {
      nats.subscribe(subject, {
        callback: (_, message) => {
          void Promise.resolve(answer(message)).then((body) =>
            message.respond(JSON.stringify(body), { headers: ok() }),
          );
        },
      });
    },
    async fetch(path, init) {
      // The gateway asks by a connection of its own: whoever answers must be known to the server by then.
      await nats.flush();
      return fetch(`${url}/api${path}`, init);
    },
    async stop() {
      await app.close();
      await Promise.all([own.close(), nats.close()]);
    },
  };
}

function ok() {
  const made = headers();
  made.set('status', '200');
  return made;
}
