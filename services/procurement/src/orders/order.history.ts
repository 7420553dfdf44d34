import type { Actor, HistoryEntry } from '@portal/contracts';
import type { OrderRecord } from './order.schema.js';

/** The timeline as somebody reads it: which other offices asked for the order, and why they were refused, is not an office's to know. */
export function historyFor(actor: Actor, { history, mappingRequests = [] }: OrderRecord): HistoryEntry[] {
  if (actor.role !== 'Buyer' && actor.role !== 'End User') return history;
  const ofOthers = mappingRequests.filter(({ organizationId }) => organizationId !== actor.organizationId);
  const people = new Set(ofOthers.map(({ requestedById }) => requestedById));
  const refusals = new Set(ofOthers.map(({ reason }) => reason));
  return history.filter(({ byId, note }) => !people.has(byId) && !(note && refusals.has(note)));
}
