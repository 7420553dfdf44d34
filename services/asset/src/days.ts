import { dayInIndia } from '@portal/contracts';

const dayLength = 24 * 60 * 60 * 1_000;

/** Today as dates of records count it. */
export const today = dayInIndia;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** The same day some whole years later. */
export function addYears(day: string, years: number) {
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.toISOString().slice(0, 10);
}

/** The same day some months later, or the last one of a month that is shorter. */
export function addMonths(day: string, months: number) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

export const daysUntil = (day: string, from = today()) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
