/** @untranslated name of a time zone */
const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day in India, YYYY-MM-DD: days of records are days there. */
export const dayInIndia = (now = new Date()) => inIndia.format(now);

/** The same day some years later, parts of a year as months; the last one of a month that is shorter. Days are YYYY-MM-DD. */
export function yearsAfter(day: string, years: number) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = month + Math.round(years * 12);
  const last = new Date(Date.UTC(year, months, 0)).getUTCDate();
  return new Date(Date.UTC(year, months - 1, Math.min(date, last))).toISOString().slice(0, 10);
}
