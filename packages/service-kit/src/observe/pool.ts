import type { Connection } from 'mongoose';
import { mongoConnections } from './metrics.js';

/** Follows how many connections of the driver's pool are open and in use. */
export function watchPool(database: Connection): void {
  const client = database.getClient();
  const steps = [
    ['connectionCreated', 'open', 1],
    ['connectionClosed', 'open', -1],
    ['connectionCheckedOut', 'in_use', 1],
    ['connectionCheckedIn', 'in_use', -1],
  ] as const;
  for (const [event, state, change] of steps) client.on(event, () => mongoConnections.inc({ state }, change));
}
