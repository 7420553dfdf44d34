import type { HistoryEntry, PortalEvent, RegistrationStatus } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { RegistrationRecord } from './registration.schema.js';

type Told = Pick<RegistrationRecord, 'number' | 'name'>;

type Done =
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'correction-requested'
  | 'corrected'
  | 'withdrawn'
  | 'account-retried'
  | 'joining-asked'
  | 'joining-refused'
  | 'code-sent';

/** What happened to a registration. */
export const registrationEvent = (
  { number, name }: Told,
  done: Done,
  by: PortalEvent['by'],
  more: Pick<NewEvent, 'data' | 'notice' | 'mails'>,
): NewEvent => ({ subject: `registration.registration.${done}`, by, label: `${number} ${name}`, ...more });

/** One line of the registration's history. */
export const historyLine = (
  by: Pick<PortalEvent['by'], 'id' | 'name'>,
  action: string,
  status: RegistrationStatus,
  note?: string,
): HistoryEntry => ({
  at: new Date().toISOString(),
  by: by.name,
  byId: by.id,
  action,
  status,
  ...(note ? { note } : {}),
});
