import { z } from 'zod';
import { operation } from '../kernel/operation.js';
import { chosenNumber, Id } from '../kernel/text.js';
import { coverReminderDays } from './cover-reminders.js';

/** What of an asset ends: its warranty, or its maintenance contract. */
export const expiryKinds = ['warranty', 'amc'] as const;
export type ExpiryKind = (typeof expiryKinds)[number];

/** So many days before an end it can be told of. */
export const noticeDayChoices = [180, 120, 90, 60, 45, 30, 15, 7, 3, 1] as const;

const dayRange = 'Please enter a number of days between 1 and 366';
const monthRange = 'Please enter a number of months between 1 and 24';
const alertDays = z.int(dayRange).min(1, dayRange).max(366, dayRange);
const viewMonths = z.int(monthRange).min(1, monthRange).max(24, monthRange);
const chosen = 'Please choose at least one of the list';

/** From when on an end counts as near: for alerts (days), and in the view of what ends (months); and when its sides are told (days before). */
export const NewExpirySettings = z.object({
  warrantyAlertDays: alertDays.meta({ label: 'Days of alerts about warranties' }),
  amcAlertDays: alertDays.meta({ label: 'Days of alerts about AMC contracts' }),
  warrantyViewMonths: viewMonths.meta({ label: 'Months ahead shown of warranties' }),
  amcViewMonths: viewMonths.meta({ label: 'Months ahead shown of AMC contracts' }),
  noticeDays: z
    .array(
      chosenNumber(chosen).refine((days) => noticeDayChoices.some((choice) => choice === days), chosen),
      { error: chosen },
    )
    .min(1, chosen)
    .max(noticeDayChoices.length, chosen)
    .transform((days) => [...new Set(days)].sort((a, b) => b - a))
    .meta({ label: 'Notices, so many days before an end' }),
});
export type NewExpirySettings = z.output<typeof NewExpirySettings>;

/** What counts while nobody set anything else (requirements: constants; a view of three months, alerts of thirty days). */
export const expiryDefaults: NewExpirySettings = {
  warrantyAlertDays: 30,
  amcAlertDays: 30,
  warrantyViewMonths: 3,
  amcViewMonths: 3,
  noticeDays: [...coverReminderDays],
};

/** The settings as they are; their version is that of the first change while nobody made one. */
export const ExpirySettings = NewExpirySettings.extend({
  noticeDays: z.array(z.int()).meta({ label: 'Notices, so many days before an end' }),
  version: z.int(),
});
export type ExpirySettings = z.output<typeof ExpirySettings>;

/** From when on an end counts as near; kept by the Super Admin for the whole portal. */
export const expirySettings = {
  get: operation({
    subject: 'asset.expiry-settings.get',
    method: 'GET',
    path: '/settings/expiries',
    summary: 'From when on an end of a warranty or an AMC contract counts as near, and when its sides are told',
    needs: { any: ['settings:view'], only: ['Super Admin'] },
    reply: ExpirySettings,
  }),
  set: operation({
    subject: 'asset.expiry-settings.set',
    method: 'PUT',
    path: '/settings/expiries',
    summary: 'Sets from when on an end counts as near, and when its sides are told',
    needs: { any: ['settings:configure'], only: ['Super Admin'] },
    body: NewExpirySettings,
    reply: ExpirySettings,
  }),
};

/** Who of an office is told of what ends: these people, or where none is named all its buyers; and whether by a mail at once too. */
export const NewExpiryNotices = z.object({
  people: z.array(Id).max(50, 'At most 50 people').default([]).meta({ label: 'Who is told' }),
  mail: z.boolean().default(false).meta({ label: 'By mail as well' }),
});

/** The notices as they are; their version is that of the first change while nobody made one. */
export const ExpiryNotices = z.object({
  people: z.array(z.string()).meta({ label: 'Who is told' }),
  mail: z.boolean().meta({ label: 'By mail as well' }),
  version: z.int(),
});

/** How an office is told of what ends; each buyer of it may set that. */
export const expiryNotices = {
  get: operation({
    subject: 'asset.expiry-notices.get',
    method: 'GET',
    path: '/expiry-notices',
    summary: 'Who of the own office is told of what ends, and how',
    needs: { any: ['assets:edit'], only: ['Buyer'] },
    reply: ExpiryNotices,
  }),
  set: operation({
    subject: 'asset.expiry-notices.set',
    method: 'PUT',
    path: '/expiry-notices',
    summary: 'Sets who of the own office is told of what ends, active buyers of it alone, and how',
    needs: { any: ['assets:edit'], only: ['Buyer'] },
    body: NewExpiryNotices,
    reply: ExpiryNotices,
  }),
};
