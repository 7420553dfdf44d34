import { dayInIndia } from './day.js';

/** The financial year of a day in India, April to March, by the calendar year in which it begins. */
export const financialYearOf = (day: string) => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);

/** The first and the last day of the financial year that runs at a moment. */
export function financialYearAt(now = new Date()) {
  const year = financialYearOf(dayInIndia(now));
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}
