import { permissionsOf, type PersonFile, type User, type UserDetails } from '@portal/contracts';
import { formOf } from '../people/person-fields.js';
import type { UserRecord } from './user.schema.js';

/** An account as lists and dialogs show it; never a secret. */
export const userView = (user: UserRecord, lockedUntil?: Date): User => ({
  id: user._id,
  version: user.version,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
  name: user.name,
  email: emailOf(user),
  role: user.role,
  status: user.status as User['status'],
  organizationId: user.organizationId,
  organizationName: user.organizationName,
  department: user.department,
  designation: user.designation,
  phone: user.phone,
  language: user.language,
  mustChangePassword: user.mustChangePassword,
  lastSignInAt: user.lastSignInAt?.toISOString(),
  registrationId: user.registrationId,
  avatar: user.avatar,
  secondFactor: user.factor !== undefined,
  organizationAdministrator: user.organizationAdministrator === true,
  lockedUntil: lockedUntil?.toISOString(),
});

/** What is known of an account besides its record. */
export interface Around {
  brands: string[];
  activeSessions: number;
  lockedUntil?: Date;
}

/** An account with all that its dialog shows. */
export const detailsView = (user: UserRecord, { brands, activeSessions, lockedUntil }: Around): UserDetails => ({
  ...userView(user, lockedUntil),
  permissions: permissionsOf(user.role),
  form: formOf(user, brands),
  files: filesOf(user),
  activeSessions,
});

/** The files of an account; those of before registrations gave theirs are identity's. */
export const filesOf = ({ files = [] }: Pick<UserRecord, 'files'>): PersonFile[] =>
  files.map((file) => ({ ...file, keptBy: file.keptBy ?? 'identity' }));

export const emailOf = (user: Pick<UserRecord, 'email' | 'formerEmail'>) => user.email ?? user.formerEmail ?? '';

/** The account as the one who did something. */
export const whoOf = (user: UserRecord) => ({
  id: user._id,
  name: user.name,
  role: user.role,
  organizationId: user.organizationId,
});
