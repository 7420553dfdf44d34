import type { Operation } from '@portal/contracts';
import { clientOf, refuse } from '@portal/service-kit';
import type { GatewayConfig } from '../config.js';

type Kind = NonNullable<Operation['limit']> | 'general';
const minute = 60_000;

/** Requests per minute, client (an address, or a /64 of IPv6) and kind. Counted by operation, so no spelling of a path gets a counter of its own. */
export class Limits {
  private counts = new Map<string, number>();
  private started = Date.now();
  private readonly timer = setInterval(() => this.restart(), minute).unref();
  private readonly most: Record<Kind, number>;

  constructor(config: GatewayConfig) {
    this.most = {
      'sign-in': config.LIMIT_SIGN_IN,
      'public-write': config.LIMIT_PUBLIC_WRITE,
      general: config.LIMIT_GENERAL,
    };
  }

  /** Counts a request; refuses 429 with Retry-After when there were too many. */
  count(kind: Kind, address: string) {
    const key = `${kind} ${clientOf(address)}`;
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (count <= this.most[kind]) return;
    const seconds = Math.max(1, Math.ceil((this.started + minute - Date.now()) / 1000));
    const minutes = Math.ceil(seconds / 60);
    throw refuse('TOO_MANY', {
      retryAfter: seconds,
      message: `Rate limit exceeded. Please try again in ${minutes} minute(s).`,
    });
  }

  stop() {
    clearInterval(this.timer);
  }

  private restart() {
    this.counts = new Map();
    this.started = Date.now();
  }
}
