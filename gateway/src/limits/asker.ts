import type { Actor } from '@portal/contracts';
import { clientOf } from '@portal/service-kit';

/** Who asks: somebody whose token was verified, or a stranger at an address. */
export interface Asker {
  address: string;
  actor?: Pick<Actor, 'id'>;
}

/** Who is counted as one: each person by themselves wherever they are, strangers by their address (or the /64 of IPv6). */
export const countedAs = ({ actor, address }: Asker): string => (actor ? `user ${actor.id}` : clientOf(address));
