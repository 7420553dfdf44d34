import { clamdOf } from '@portal/service-kit';
import type { SystemConfig } from '../config.js';
import type { Findings } from './tree.js';
import { edgeProbes, gatewayProbes } from './probes/http.probes.js';
import { mailProbe } from './probes/mail.probe.js';
import { MongoWatch } from './probes/mongodb.probe.js';
import { NatsWatch, settling } from './probes/nats.probe.js';
import { everySecond, Probe } from './probes/probe.js';

/** Asks every part of the portal, each by what it is there for. */
export class Probes {
  private readonly nats: NatsWatch;
  private readonly mongo: MongoWatch;
  private readonly single: ReturnType<typeof singleProbes>;
  private readonly expected: Findings['expected'];
  private readonly gateways: ReturnType<typeof gatewayProbes>[];

  constructor(config: SystemConfig) {
    this.nats = new NatsWatch(config.NATS_URL);
    this.mongo = new MongoWatch(config);
    this.single = singleProbes(config);
    this.expected = config.WATCH_INSTANCES;
    this.gateways = config.GATEWAY_URL.map(gatewayProbes);
  }

  start() {
    this.nats.start();
    this.mongo.start();
    for (const probe of this.fixed) probe.start();
  }

  async stop() {
    for (const probe of this.fixed) probe.stop();
    await Promise.all([this.nats.stop(), this.mongo.stop()]);
  }

  private get fixed(): Probe[] {
    const single = Object.values(this.single).filter((probe) => probe !== undefined);
    return [...single, ...this.gateways.flatMap(({ alive, ready }) => [alive, ready])];
  }

  /** What each answered last. */
  get findings(): Findings {
    const { nats, mongo, single, gateways, expected } = this;
    return {
      ...single,
      gateways,
      nats: nats.probe,
      instances: nats.instances,
      expected,
      settled: { nats: nats.isSettled, mongodb: mongo.probe.hasAnsweredFor(settling) },
      mongodb: mongo.probe,
      disk: mongo.disk,
    };
  }
}

function singleProbes(config: SystemConfig) {
  const clamd = clamdOf(config);
  return {
    ...edgeProbes(config.EDGE_URL),
    mail: mailProbe(config.SMTP_URL, config.WATCH_MAIL_EVERY),
    scanner: clamd && new Probe(() => answersOf(clamd), everySecond),
  };
}

async function answersOf(clamd: NonNullable<ReturnType<typeof clamdOf>>) {
  if (!(await clamd.answers())) throw new Error('does not answer');
}
