import { dayInIndia } from '@portal/contracts';

export type Period = 'week' | 'month' | 'quarter' | 'year';

const days: Record<Period, number> = { week: 7, month: 30, quarter: 91, year: 365 };
const day = 24 * 60 * 60 * 1000;

/** The first day of the current period in India: so many days ago. */
export const firstDay = (period: Period) => dayInIndia(new Date(Date.now() - days[period] * day));
/** When the current period began. */
export const periodStart = (period: Period) => new Date(`${firstDay(period)}T00:00:00+05:30`);
/** When the period before it began. */
export const previousStart = (period: Period) => new Date(periodStart(period).getTime() - days[period] * day);

/** Change against the previous period in percent; null when there was nothing to compare with. */
export const changePercent = (before: number, now: number) =>
  before ? Math.round(((now - before) / before) * 100) : null;

/** Change of a rate or of days against the previous period; null when either is not known. */
export const difference = (before: number | null, now: number | null) =>
  now === null || before === null ? null : Math.round((now - before) * 10) / 10;

// So fine that a period has neither one step nor a hundred.
const unitOf = { week: 'day', month: 'day', quarter: 'week', year: 'month' } as const;

const monday = (date: string) => {
  const time = new Date(date);
  return new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10);
};
const stepOf: Record<(typeof unitOf)[Period], (date: string) => string> = {
  day: (date) => date,
  week: monday,
  month: (date) => `${date.slice(0, 7)}-01`,
};

/** The first days of the steps of the current period in India, the oldest first. */
export function stepsOf(period: Period) {
  const first = new Date(firstDay(period)).getTime();
  const count = Math.round((new Date(dayInIndia()).getTime() - first) / day) + 1;
  const all = Array.from({ length: count }, (_, at) => new Date(first + at * day).toISOString().slice(0, 10));
  return [...new Set(all.map(stepOf[unitOf[period]]))];
}

const offset = 5.5 * 60 * 60 * 1000;

/** The day in India that a time falls on, as a number that rises by one from day to day. */
export const dayNumber = (time: number) => Math.floor((time + offset) / day);

/** The same of a date. */
export const dayNumberOf = (date: string) =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / day;

/** The first day of the step of the period that the day of a number falls in. */
export const stepOfDay = (period: Period, number: number) =>
  stepOf[unitOf[period]](new Date(number * day).toISOString().slice(0, 10));
