/** India is this far ahead of UTC, all year round; the tables of time zones take a hundred times as long to say so. */
const aheadInIndia = 5.5 * 60 * 60 * 1_000;

/** The calendar day in India, YYYY-MM-DD: days of records are days there. */
export const dayInIndia = (now = new Date()) => new Date(now.getTime() + aheadInIndia).toISOString().slice(0, 10);

/** The same day some years later, parts of a year as months; the last one of a month that is shorter. Days are YYYY-MM-DD. */
export function yearsAfter(day: string, years: number) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = month + Math.round(years * 12);
  const last = new Date(Date.UTC(year, months, 0)).getUTCDate();
  return new Date(Date.UTC(year, months - 1, Math.min(date, last))).toISOString().slice(0, 10);
}
