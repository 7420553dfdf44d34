/** So many days before a warranty or an AMC contract ends its two sides are told, at each of them once, unless the settings say others. */
export const coverReminderDays = [90, 30, 7] as const;

/** The nearest of the days of reminders (the most first) that has been reached, if one has (30 where 12 are left); none once it has ended. */
export const reachedReminder = (
  daysLeft: number,
  reminderDays: readonly number[] = coverReminderDays,
): number | undefined => (daysLeft < 0 ? undefined : reminderDays.findLast((days) => daysLeft <= days));
