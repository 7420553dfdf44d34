import { z } from 'zod';

/** How far back the watch shows what it saw. */
export const historyPeriods = ['24h', '7d', '90d'] as const;
export type HistoryPeriod = (typeof historyPeriods)[number];

const Percent = z.number().min(0).max(100).nullable();
const Milliseconds = z.number().nullable();

/** Of one part: its availability and response times over the period, and its availability piece by piece; null where nobody looked. */
export const PartHistory = z.object({
  name: z.string(),
  availability: Percent,
  p50: Milliseconds,
  p95: Milliseconds,
  p99: Milliseconds,
  bars: z.array(z.object({ at: z.string(), availability: Percent })),
});
export type PartHistory = z.output<typeof PartHistory>;

/** What was seen of all parts, the whole portal first; empty while nothing can be read. */
export const WatchHistory = z.object({ period: z.enum(historyPeriods), parts: z.array(PartHistory) });
export type WatchHistory = z.output<typeof WatchHistory>;
