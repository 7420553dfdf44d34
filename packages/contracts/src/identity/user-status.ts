import { keysOf } from '../kernel/object.js';

/** How a stored status is shown; a fault is a status that nobody knows, and gives no access. */
export const shownStatuses = ['active', 'suspended', 'pending', 'rejected', 'fault'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

const meanings: Record<Exclude<ShownStatus, 'fault'>, readonly string[]> = {
  active: ['active', 'approved', 'approved_user'],
  suspended: ['suspended', 'inactive', 'deactivated', 'deleted'],
  pending: ['pending', 'awaiting approval'],
  rejected: ['rejected', 'declined'],
};

/** Display status normalisation (requirements: states and transitions); what is unknown or missing is a fault. */
export function shownStatus(status: string | undefined | null): ShownStatus {
  const written = (status ?? '').trim().toLowerCase();
  return keysOf(meanings).find((shown) => meanings[shown].includes(written)) ?? 'fault';
}
