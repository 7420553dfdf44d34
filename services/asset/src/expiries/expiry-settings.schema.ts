import type { ExpirySettingsFields } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';

/** The one record of what counts as near, once somebody set it. */
export interface ExpirySettingsRecord extends Stored, ExpirySettingsFields {}

const number = { type: Number, required: true };

export const expirySettingsSchema = recordSchema('expirySettings', {
  warrantyAlertDays: number,
  amcAlertDays: number,
  warrantyViewMonths: number,
  amcViewMonths: number,
  noticeDays: [Number],
});
