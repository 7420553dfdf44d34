import { yearsAfter as after } from '@portal/contracts';

/** The same day some years later; nothing while the day is not a day yet. */
export const yearsAfter = (day: unknown, years: number) =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? after(day, years)
    : undefined;
