import { dayInIndia } from '@portal/contracts';

const dayLength = 24 * 60 * 60 * 1_000;

/** The next Monday, or the next first of a month, after a day (YYYY-MM-DD). */
export function nextDay(period: 'week' | 'month', after = dayInIndia()) {
  const day = new Date(after);
  if (period === 'month')
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  const untilMonday = 7 - ((day.getUTCDay() + 6) % 7);
  return new Date(day.getTime() + untilMonday * dayLength).toISOString().slice(0, 10);
}
