import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import { inboxOf } from '@portal/contracts';
import { Bus, Verifier } from '@portal/service-kit';
import type { FastifyInstance } from 'fastify';
import { LiveAreas } from './areas/live-areas.js';
import type { GatewayConfig } from './config.js';
import { EventStream } from './events/event-stream.js';
import { healthRoutes } from './health/health.routes.js';
import { Farewell } from './leave/farewell.js';
import { Bulkheads } from './limits/bulkheads.js';
import { Limits } from './limits/limits.js';
import { Offices } from './limits/offices.js';
import { observe } from './observe/observe.js';
import { openApiRoutes } from './openapi/openapi.routes.js';
import { areaReportRoutes } from './routes/area-report.routes.js';
import { browserReportRoutes } from './routes/browser-report.routes.js';
import { cspReportRoutes } from './routes/csp-report.routes.js';
import { operationRoutes } from './routes/operation.routes.js';
import { otherMethodRoutes } from './routes/other-methods.js';

const NATS = 'nats';
const CONFIG = 'config';

/** The only HTTP entrance: authenticates, limits, and passes bytes to the services. */
@Module({})
export class GatewayModule implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly farewell: Farewell;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly bus: Bus,
    private readonly verifier: Verifier,
    private readonly areas: LiveAreas,
    private readonly events: EventStream,
    limits: Limits,
    offices: Offices,
    @Inject(NATS) nats: NatsConnection,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    observe(server);
    this.farewell = new Farewell(server, config.FAREWELL_MS);
    operationRoutes(server, {
      bus: this.bus,
      verifier: this.verifier,
      limits,
      bulkheads: new Bulkheads(config, offices),
      portal: config.PORTAL_URL,
    });
    otherMethodRoutes(server);
    cspReportRoutes(server, limits);
    areaReportRoutes(server, { limits, nats, areas: this.areas, verifier: this.verifier });
    browserReportRoutes(server, limits);
    healthRoutes(server, nats, this.bus);
    openApiRoutes(server);
    this.events.routes(server);
  }

  static with(nats: NatsConnection, config: GatewayConfig): DynamicModule {
    const offices = new Offices(config);
    const bus = new Bus(nats, inboxOf('gateway'));
    const verifier = new Verifier(bus);
    verifier.follow(nats);
    return {
      module: GatewayModule,
      providers: [
        { provide: NATS, useValue: nats },
        { provide: CONFIG, useValue: config },
        { provide: Bus, useValue: bus },
        { provide: Verifier, useValue: verifier },
        { provide: LiveAreas, useValue: new LiveAreas(config.EDGE_URL) },
        { provide: EventStream, useValue: new EventStream(nats, verifier, offices) },
        { provide: Offices, useValue: offices },
        { provide: Limits, useValue: new Limits(config, offices) },
      ],
    };
  }

  onApplicationBootstrap() {
    void this.verifier.refresh().catch(() => false);
    this.areas.start();
  }

  /** The server closes only when nobody listens any more. */
  async beforeApplicationShutdown() {
    this.events.stop();
    await this.farewell.say();
  }

  onApplicationShutdown() {
    this.areas.stop();
    this.bus.close();
  }
}
