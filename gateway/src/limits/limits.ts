import type { Operation } from '@portal/contracts';
import { refuse } from '@portal/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { GatewayConfig } from '../config.js';
import { type Asker, countedAs } from './asker.js';
import type { Offices } from './offices.js';

export type Kind = NonNullable<Operation['limit']> | 'general';
const minute = 60;

/**
 * Requests per minute, kind and who asks: a person by themselves, so that an office behind one address is not one client; a stranger by the
 * address. Counted by operation, so no spelling of a path gets a counter of its own.
 */
export class Limits {
  private readonly limiters = new Map<string, RateLimiterMemory>();
  private readonly most: Record<Kind | 'user', number>;

  constructor(
    config: Pick<GatewayConfig, 'LIMIT_SIGN_IN' | 'LIMIT_PUBLIC_WRITE' | 'LIMIT_GENERAL' | 'LIMIT_USER'>,
    private readonly offices: Pick<Offices, 'sharesOf'>,
  ) {
    this.most = {
      'sign-in': config.LIMIT_SIGN_IN,
      'public-write': config.LIMIT_PUBLIC_WRITE,
      general: config.LIMIT_GENERAL,
      user: config.LIMIT_USER,
    };
  }

  /** Counts a request; refuses 429 with Retry-After when there were too many. */
  async count(kind: Kind, asker: Asker) {
    const bound = asker.actor && kind === 'general' ? 'user' : kind;
    const shares = asker.actor ? 1 : this.offices.sharesOf(asker.address);
    try {
      await this.limiterOf(bound, shares).consume(countedAs(asker));
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

  private limiterOf(bound: Kind | 'user', shares: number) {
    const key = `${bound} ${shares}`;
    const known = this.limiters.get(key);
    if (known) return known;
    const made = new RateLimiterMemory({ points: this.most[bound] * shares, duration: minute });
    this.limiters.set(key, made);
    return made;
  }
}
