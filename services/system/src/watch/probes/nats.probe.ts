import { createInbox, type NatsConnection } from '@nats-io/transport-node';
import { inboxOf } from '@portal/contracts';
import { connectNats, log, type Sign } from '@portal/service-kit';
import { Probe } from './probe.js';

const callEvery = 500;
/** Milliseconds of silence after which an instance counts as gone, where NATS itself answered this long after its last word. */
const silence = { all: 1_400, whileNatsAnswers: 900 };
/** Milliseconds that services have to come back after what they need did, and to notice that it is gone. */
export const settling = 2_000;

/** An instance that answered lately: in how many milliseconds, and whether it has been without MongoDB for a while. */
export type Present = Sign & { latency: number; lostMongo: boolean };
interface Heard {
  sign: Sign;
  at: number;
  latency: number;
  /** Since when it says that it does not reach MongoDB. */
  lostMongoAt?: number;
}

/** NATS by a round trip on a connection of its own, and through it every instance of every service, again and again. */
export class NatsWatch {
  readonly probe = new Probe(async () => this.roundTrip());
  private readonly heard = new Map<string, Heard>();
  private connection?: NatsConnection;
  private trip?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private answeredAt = 0;

  constructor(private readonly url: string) {}

  start() {
    void connectNats(this.url, 'system', { timeout: 1_500, pingInterval: 1_000 }).then(
      (connection) => this.use(connection),
      (error: unknown) => log.error({ error: String(error) }, 'the watch has no connection to NATS'),
    );
    this.probe.start();
  }

  async stop() {
    this.stopped = true;
    this.probe.stop();
    clearInterval(this.timer);
    await this.connection?.close();
  }

  /** Everybody who answered lately; who is silent because NATS is counts as there. */
  get instances(): Present[] {
    const now = performance.now();
    for (const [instance, { at }] of this.heard)
      if (now - at > silence.all && this.answeredAt - at > silence.whileNatsAnswers) this.heard.delete(instance);
    return [...this.heard.values()].map(({ sign, latency, lostMongoAt = now }) => ({
      ...{ ...sign, latency },
      lostMongo: now - lostMongoAt > settling,
    }));
  }

  /** Whether NATS has answered for so long that who lives must have been heard. */
  get isSettled() {
    return this.probe.hasAnsweredFor(settling);
  }

  private use(connection: NatsConnection) {
    if (this.stopped) {
      void connection.close();
      return;
    }
    this.connection = connection;
    const inbox = createInbox(`${inboxOf('system')}.roll-call`);
    let calledAt = performance.now();
    connection.subscribe(inbox, {
      callback: (_, message) => {
        const now = performance.now();
        if (message.headers?.code === 503) return;
        const sign = message.json<Sign>();
        const lostMongoAt = sign.mongo ? undefined : (this.heard.get(sign.instance)?.lostMongoAt ?? now);
        const latency = Math.round((now - calledAt) * 10) / 10;
        this.heard.set(sign.instance, { sign, at: now, latency, lostMongoAt });
      },
    });
    this.timer = setInterval(() => {
      calledAt = performance.now();
      if (!connection.isClosed()) connection.publish('portal.health', '', { reply: inbox });
    }, callEvery).unref();
  }

  /** One round trip at a time: a server that hangs is not asked a thousand times. */
  private roundTrip() {
    const { connection } = this;
    if (!connection) throw new Error('not connected yet');
    this.trip ??= connection
      .flush()
      .then(() => {
        this.answeredAt = performance.now();
      })
      .finally(() => (this.trip = undefined));
    return this.trip;
  }
}
