/** So many days before a warranty or an AMC contract ends its two sides are told, at each of them once. */
export const coverReminderDays = [90, 30, 7] as const;

/** The nearest of the days of reminders that has been reached, if one has (30 where 12 are left); none once it has ended. */
export const reachedReminder = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : coverReminderDays.findLast((days) => daysLeft <= days);
