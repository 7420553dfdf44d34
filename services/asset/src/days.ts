import { dayInIndia } from '@portal/contracts';

const dayLength = 24 * 60 * 60 * 1_000;

/** Today as dates of records count it. */
export const today = dayInIndia;

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** The moment at which a day begins in India. */
export const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);

export const daysUntil = (day: string, from = today()) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
