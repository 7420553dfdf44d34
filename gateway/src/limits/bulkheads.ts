import { type Operation, sessions } from '@portal/contracts';
import { refuse } from '@portal/service-kit';
import type { GatewayConfig } from '../config.js';
import { type Asker, countedAs } from './asker.js';
import type { Offices } from './offices.js';

/** Staying signed in is as dear as signing in. */
const signIn: readonly string[] = [sessions.refresh.subject, sessions.verify.subject, sessions.end.subject];

/** Whose slots a request takes: those of its service, but signing in has its own. */
const poolOf = ({ limit, subject }: Operation) =>
  limit === 'sign-in' || signIn.includes(subject) ? 'sign-in' : (subject.split('.')[0] ?? '');

/** Requests in flight, by pool and by who asks in it (a person, or a stranger's address): a service that is slow fills its own pool, and each their own share. */
export class Bulkheads {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly most: Pick<GatewayConfig, 'IN_FLIGHT' | 'IN_FLIGHT_ADDRESS' | 'IN_FLIGHT_USER'>,
    private readonly offices: Pick<Offices, 'sharesOf'>,
  ) {}

  /** Takes a slot and gives what frees it; refuses with Retry-After when there is none: 429 by person or address, 503 by pool. */
  enter(operation: Operation, asker: Asker): () => void {
    const pool = poolOf(operation);
    const own = `${pool} ${countedAs(asker)}`;
    if (this.count(own) >= this.shareOf(asker)) throw refuse('TOO_MANY', { retryAfter: 1 });
    if (this.count(pool) >= this.most.IN_FLIGHT) throw refuse('AWAY', { retryAfter: 2 });
    this.add(pool, 1);
    this.add(own, 1);
    return () => {
      this.add(pool, -1);
      this.add(own, -1);
    };
  }

  private shareOf({ actor, address }: Asker) {
    return actor ? this.most.IN_FLIGHT_USER : this.most.IN_FLIGHT_ADDRESS * this.offices.sharesOf(address);
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
