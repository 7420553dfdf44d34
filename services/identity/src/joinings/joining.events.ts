import type { PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { JoiningRecord } from './joining.schema.js';

type AnnouncedJoining = Pick<JoiningRecord, '_id' | 'name' | 'organizationId' | 'organizationName' | 'registrationId'>;

/** What happened to the question whether somebody may join. */
export const joiningEvent = (
  { _id, name, organizationId, organizationName, registrationId }: AnnouncedJoining,
  done: 'asked' | 'confirmed' | 'refused',
  by: PortalEvent['by'],
  { data, ...more }: Pick<Partial<NewEvent>, 'data' | 'notice' | 'mails'> = {},
): NewEvent => ({
  subject: `identity.joining.${done}`,
  by,
  label: `${name} → ${organizationName}`,
  organizations: [organizationId],
  data: { registrationId, joiningId: _id, ...data },
  ...more,
});
