import type { PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { RegistrationRecord } from './registration.schema.js';

type AnnouncedRegistration = Pick<RegistrationRecord, 'number' | 'name'>;

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
  { number, name }: AnnouncedRegistration,
  done: Done,
  by: PortalEvent['by'],
  more: Pick<NewEvent, 'data' | 'notice' | 'mails'>,
): NewEvent => ({ subject: `registration.registration.${done}`, by, label: `${number} ${name}`, ...more });
