import { dayInIndia, type HistoryEntry } from '@portal/contracts';

/** The day (India) on which an order came to wait for approval, or for the next one. */
export const waitsSince = ({ history }: { history: readonly HistoryEntry[] }) => {
  const since = history.findLast(({ status }) => status === 'Pending Approval')?.at;
  return dayInIndia(since ? new Date(since) : undefined);
};
