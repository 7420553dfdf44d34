import type { EndedSession, PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import { emailOf } from './user.view.js';
import type { UserRecord } from './user.schema.js';

type Done =
  | 'created'
  | 'changed'
  | 'suspended'
  | 'activated'
  | 'restored'
  | 'deleted'
  | 'password-reset'
  | 'password-changed'
  | 'language-set'
  | 'profile-changed'
  | 'avatar-changed'
  | 'preferences-set'
  | 'unlocked'
  | 'recovered'
  | 'second-factor-enabled'
  | 'second-factor-disabled'
  | 'second-factor-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'role-changed'
  | 'organization-administrator-set';

/** What happened to an account. */
export const userEvent = (
  user: UserRecord,
  done: Done,
  by: PortalEvent['by'],
  more: Partial<NewEvent> = {},
): NewEvent => ({
  subject: `identity.user.${done}`,
  by,
  label: `${user.name} (${emailOf(user)})`,
  organizations: [user.organizationId],
  ...more,
});

/** All sessions of a user are over: gateway and services refuse every token of an epoch before. */
export const allSessionsEnded = (
  user: UserRecord,
  by: PortalEvent['by'],
  { epoch, before }: { epoch: number; before: Date },
): NewEvent => ({
  subject: 'identity.session.ended',
  by,
  label: `${user.name} (${emailOf(user)})`,
  organizations: [user.organizationId],
  data: { userId: user._id, epoch, before: before.getTime() / 1_000 } satisfies EndedSession,
});
