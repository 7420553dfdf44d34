import { permissionsOf, type SessionUser } from '@portal/contracts';
import { emailOf } from '../users/user.view.js';
import type { UserRecord } from '../users/user.schema.js';

/** Who is signed in, as the browser keeps it. */
export const sessionUser = (user: UserRecord, sessionId: string, brands: string[]): SessionUser => ({
  id: user._id,
  name: user.name,
  email: emailOf(user),
  role: user.role,
  department: user.department,
  organizationId: user.organizationId,
  organizationName: user.organizationName,
  brands,
  language: user.language,
  permissions: permissionsOf(user.role),
  mustChangePassword: user.mustChangePassword,
  sessionId,
  avatar: user.avatar,
});
