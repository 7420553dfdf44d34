import { dayInIndia, documentReminderDays } from '@portal/contracts';

/** Days before its end in which a document is to be renewed. */
const soonDays = documentReminderDays[0];
/** Days after its end in which that is still told, where nothing could tell it before. */
const lateDays = 7;

const inDays = (days: number, now: Date) => dayInIndia(new Date(now.getTime() + days * 24 * 60 * 60 * 1000));

/** The days on which a document ends soon, or has ended. */
export const endsBetween = (expiry: 'soon' | 'ended', now = new Date()) =>
  expiry === 'ended' ? { $lt: dayInIndia(now) } : { $gte: dayInIndia(now), $lte: inDays(soonDays, now) };

/** What is told of an end, each once: that it comes so many days before, and that it has come. */
interface ReminderStep {
  told: 'reminded' | 'expired';
  /** What is kept with the document once it was told, behind the day of its end. */
  mark: string;
  ends: { $gte: string; $lte: string };
}

/** The steps at a moment, with the days on which documents end that have reached them. */
export const reminderSteps = (now = new Date()): ReminderStep[] => [
  ...documentReminderDays.map((days, at): ReminderStep => {
    const next = documentReminderDays[at + 1];
    const ends = { $gte: inDays(next === undefined ? 0 : next + 1, now), $lte: inDays(days, now) };
    return { told: 'reminded', mark: String(days), ends };
  }),
  { told: 'expired', mark: 'ended', ends: { $gte: inDays(-lateDays, now), $lte: inDays(-1, now) } },
];
