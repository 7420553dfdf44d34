import { languageAmong, permissionsOf, type SessionUser } from '@portal/contracts';
import { emailOf } from '../users/user.view.js';
import type { UserRecord } from '../users/user.schema.js';
import type { SessionRules } from './session-rules.js';

/** Who is signed in, as the browser keeps it. */
export const sessionUser = (
  user: UserRecord,
  { sessionId, brands, rules }: { sessionId: string; brands: string[]; rules: SessionRules },
): SessionUser => ({
  id: user._id,
  name: user.name,
  email: emailOf(user),
  role: user.role,
  department: user.department,
  organizationId: user.organizationId,
  organizationName: user.organizationName,
  brands,
  language: languageAmong([user.language ?? '']),
  permissions: permissionsOf(user.role),
  mustChangePassword: user.mustChangePassword,
  mustSetUpSecondFactor: rules.mustSetUpSecondFactor(user),
  idleMinutes: rules.idleMinutes(user.role),
  sessionId,
  avatar: user.avatar,
});
