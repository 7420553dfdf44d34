import type { HistoryEntry, Who } from '@portal/contracts';
import type { z } from 'zod';

/** One line of a record's history, as of now; kept for good. */
export const historyOf = (
  by: Pick<z.output<typeof Who>, 'id' | 'name'>,
  action: string,
  status?: string,
  note?: string,
): HistoryEntry => ({
  at: new Date().toISOString(),
  by: by.name,
  byId: by.id,
  action,
  ...(status ? { status } : {}),
  ...(note ? { note } : {}),
});
