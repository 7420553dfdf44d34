import { type Operation, sessions } from '@portal/contracts';
import { clientOf, refuse } from '@portal/service-kit';
import type { GatewayConfig } from '../config.js';

/** Staying signed in is as dear as signing in. */
const signIn: readonly string[] = [sessions.refresh.subject, sessions.verify.subject, sessions.end.subject];

/** Whose slots a request takes: those of its service, but signing in has its own. */
const poolOf = ({ limit, subject }: Operation) =>
  limit === 'sign-in' || signIn.includes(subject) ? 'sign-in' : (subject.split('.')[0] ?? '');

/** Requests in flight, by pool and by client in it (an address, or a /64 of IPv6): a service that is slow fills its own pool, and a client its own share. */
export class Bulkheads {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: Pick<GatewayConfig, 'IN_FLIGHT' | 'IN_FLIGHT_ADDRESS'>) {}

  /** Takes a slot and gives what frees it; refuses with Retry-After when there is none: 429 by address, 503 by pool. */
  enter(operation: Operation, address: string): () => void {
    const pool = poolOf(operation);
    const own = `${pool} ${clientOf(address)}`;
    if (this.count(own) >= this.most.IN_FLIGHT_ADDRESS) throw refuse('TOO_MANY', { retryAfter: 1 });
    if (this.count(pool) >= this.most.IN_FLIGHT) throw refuse('AWAY', { retryAfter: 2 });
    this.add(pool, 1);
    this.add(own, 1);
    return () => {
      this.add(pool, -1);
      this.add(own, -1);
    };
  }

  private count(key: string) {
    return this.counts.get(key) ?? 0;
  }

  private add(key: string, change: 1 | -1) {
    const count = this.count(key) + change;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}
