import { dayInIndia } from '@portal/contracts';

/** Days before its end in which a document is to be renewed. */
const soonDays = 30;

const inDays = (days: number, now: Date) => dayInIndia(new Date(now.getTime() + days * 24 * 60 * 60 * 1000));

/** The days on which a document ends soon, or has ended. */
export const endsBetween = (expiry: 'soon' | 'ended', now = new Date()) =>
  expiry === 'ended' ? { $lt: dayInIndia(now) } : { $gte: dayInIndia(now), $lte: inDays(soonDays, now) };
