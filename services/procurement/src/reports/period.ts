export type Period = 'week' | 'month' | 'quarter' | 'year';

const days: Record<Period, number> = { week: 7, month: 30, quarter: 91, year: 365 };
const day = 24 * 60 * 60 * 1000;

/** When the current period began: a period is so many days up to now. */
export const periodStart = (period: Period) => new Date(Date.now() - days[period] * day);
/** When the period before it began. */
export const previousStart = (period: Period) => new Date(Date.now() - 2 * days[period] * day);

/** Change against the previous period in percent; null when there was nothing to compare with. */
export const changePercent = (before: number, now: number) =>
  before ? Math.round(((now - before) / before) * 100) : null;
