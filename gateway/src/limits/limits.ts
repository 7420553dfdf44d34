import type { Operation } from '@portal/contracts';
import { clientOf, refuse } from '@portal/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.js';

type Kind = NonNullable<Operation['limit']> | 'general';
const minute = 60;

/** Requests per minute, client (an address, or a /64 of IPv6) and kind. Counted by operation, so no spelling of a path gets a counter of its own. */
export class Limits {
  private readonly limiters: Record<Kind, RateLimiterMemory>;

  constructor(config: Pick<GatewayConfig, 'LIMIT_SIGN_IN' | 'LIMIT_PUBLIC_WRITE' | 'LIMIT_GENERAL'>) {
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: minute });
    this.limiters = {
      'sign-in': limiter(config.LIMIT_SIGN_IN),
      'public-write': limiter(config.LIMIT_PUBLIC_WRITE),
      general: limiter(config.LIMIT_GENERAL),
    };
  }

  /** Counts a request; refuses 429 with Retry-After when there were too many. */
  async count(kind: Kind, address: string) {
    try {
      await this.limiters[kind].consume(clientOf(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      const minutes = Math.ceil(seconds / 60);
      throw refuse('TOO_MANY', {
        retryAfter: seconds,
        message: `Rate limit exceeded. Please try again in ${minutes} minute(s).`,
      });
    }
  }
}
