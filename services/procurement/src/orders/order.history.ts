import type { Actor, HistoryEntry } from '@portal/contracts';
import type { Change } from '@portal/service-kit';
import type { OrderRecord } from './order.schema.js';

/**
 * One line of an order's history: of the office that had the order then, or whose request it is about; `null` where it was nobody's yet.
 * Lines from before that was stored do not say it.
 */
export type OrderEntry = HistoryEntry & { officeId?: string | null };

/** A change whose lines of the history say whose the order was; those that say it themselves are about an office's request. */
export function saysOffice({ buyerOrganizationId }: OrderRecord, change: Change<OrderRecord>): Change<OrderRecord> {
  const entry = change.push?.['history'];
  if (!entry) return change;
  return { ...change, push: { ...change.push, history: { officeId: buyerOrganizationId ?? null, ...entry } } };
}

/** The timeline as somebody reads it: what another office did with the order, and was told about it, is not an office's to know. */
export function historyFor(actor: Actor, order: OrderRecord): HistoryEntry[] {
  if (actor.role !== 'Buyer' && actor.role !== 'End User') return order.history;
  const { history, buyerOrganizationId, mappedAt } = order;
  const since = buyerOrganizationId === actor.organizationId ? mappedAt?.toISOString() : undefined;
  // Offices change no status: the first line without one, which says no office, begins what may be another office's.
  const own = history.findIndex(({ officeId, status }) => officeId === undefined && !status);
  return history.filter(({ officeId, at }, index) => {
    if (officeId) return officeId === actor.organizationId;
    return officeId === null || own < 0 || index < own || (since !== undefined && at >= since);
  });
}

/** The offices that have the order, or had it. */
export const officesOf = ({ organizations, takenOff = [] }: Pick<OrderRecord, 'organizations' | 'takenOff'>) => [
  ...new Set([...takenOff, ...organizations]),
];
