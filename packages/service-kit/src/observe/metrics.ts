import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, in Prometheus' text format; names begin with `portal_`, times are seconds. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

const registers = [metrics];
/** From a read by id to an import's last answer. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Each answer of a service: how many, how long, with which status. */
export const operationSeconds = new Histogram({
  name: 'portal_operation_seconds',
  help: 'Answers of a service by operation and status',
  labelNames: ['operation', 'status'],
  buckets,
  registers,
});

/** Each answer of the gateway; the route is the pattern, never the address. */
export const requestSeconds = new Histogram({
  name: 'portal_http_seconds',
  help: 'Answers of the gateway by method, route and status',
  labelNames: ['method', 'route', 'status'],
  buckets,
  registers,
});

/** Events that a consumer applied, failed to apply (they come again), or gave up. */
export const eventsTaken = new Counter({
  name: 'portal_events_total',
  help: 'Events by consumer and outcome: applied, failed (comes again), dead (waits for a person)',
  labelNames: ['consumer', 'outcome'],
  registers,
});

/** Mails that left or have to wait. */
export const mailsTaken = new Counter({
  name: 'portal_mails_total',
  help: 'Mails by outcome: sent, failed (tried again)',
  labelNames: ['outcome'],
  registers,
});

/** Tries that were refused because too many came before: sign-in, one-time passwords, what strangers may do. */
export const triesRefused = new Counter({
  name: 'portal_tries_refused_total',
  help: 'Tries refused as too many, by purpose',
  labelNames: ['purpose'],
  registers,
});

/** One-time passwords that were tried. */
export const otpTries = new Counter({
  name: 'portal_otp_tries_total',
  help: 'One-time passwords tried, by result: right, wrong, spent, none',
  labelNames: ['result'],
  registers,
});

/** How often the connection to NATS came back. */
export const natsReconnects = new Counter({
  name: 'portal_nats_reconnects_total',
  help: 'Connections to NATS that were lost and came back',
  registers,
});

/** Connections of the MongoDB driver's pool. */
export const mongoConnections = new Gauge({
  name: 'portal_mongodb_connections',
  help: 'Connections to MongoDB by state: open, in_use',
  labelNames: ['state'],
  registers,
});

/** Openings of an area in a browser, as browsers report them. */
export const areaLoads = new Histogram({
  name: 'portal_area_load_seconds',
  help: 'Openings of areas by browsers: area, version, outcome (opened, or what was wrong)',
  labelNames: ['area', 'version', 'outcome'],
  buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16],
  registers,
});

/**
 * A figure that is asked for when somebody reads; one that cannot be told is left out, so that the others are.
 * @param read by the value of the label, or one figure alone
 */
export function gaugeOf(name: string, help: string, label: string, read: () => Promise<Record<string, number>>) {
  return new Gauge({
    name,
    help,
    labelNames: [label],
    registers,
    async collect() {
      this.reset();
      const found = await read().catch(() => ({}));
      for (const [value, figure] of Object.entries(found)) this.set({ [label]: value }, figure);
    },
  });
}
