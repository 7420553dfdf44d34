import { z } from 'zod';
import { roles } from '../access/matrix.js';
import { StoredFile } from '../kernel/file.js';
import { ListQuery, pageOf, Tracked, Done } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, email, Id, line, oneOf, optionalLine, optionalPhone } from '../kernel/text.js';

export const userStatuses = ['active', 'suspended', 'deleted'] as const;

/** An account as lists and dialogs show it; never a secret. */
export const User = Tracked.extend({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  organizationId: z.string(),
  organizationName: z.string(),
  department: z.string(),
  designation: z.string().optional(),
  phone: z.string().optional(),
  language: z.string().optional(),
  mustChangePassword: z.boolean(),
  lastSignInAt: z.string().optional(),
  registrationId: z.string().optional(),
  /** Id of the picture, read by `identityFiles.download`. */
  avatar: z.string().optional(),
  secondFactor: z.boolean(),
  /** Too many wrong passwords or codes: nobody can sign in to it before. */
  lockedUntil: z.string().optional(),
});
export type User = z.output<typeof User>;

/** An account with all that its dialog shows: `form` holds the fields of the kind's edit form. */
export const UserDetails = User.extend({
  permissions: z.array(z.object({ module: z.string(), actions: z.array(z.string()) })),
  form: z.record(z.string(), z.unknown()),
  files: z.array(StoredFile.extend({ field: z.string() })),
  activeSessions: z.int(),
});
export type UserDetails = z.output<typeof UserDetails>;

/** `q` finds the beginnings of words of name, e-mail, department and organisation. */
export const UserQuery = ListQuery.extend({
  role: z.enum(roles).optional(),
  status: z.enum(userStatuses).optional(),
  organization: z.string().max(200).optional(),
  organizationId: Id.optional(),
  department: z.string().max(200).optional(),
});

const wrongPhone = 'Please enter a valid 10-digit mobile number';

/** A new account made by an administrator; it gets a random temporary password by e-mail. */
export const NewUser = z.object({
  name: line('Name is required', 100),
  email: email('Email is required', 'Invalid email format.'),
  role: oneOf(roles, 'Role is required'),
  organizationName: line('Organization name is required'),
  department: optionalLine(200),
  designation: optionalLine(100),
  phone: optionalPhone(wrongPhone),
  brands: z
    .array(line('Brand is required', 50), { error: 'Please check this value' })
    .max(50, 'The list is too long')
    .default([]),
});
export type NewUser = z.output<typeof NewUser>;

export const UserChange = z.object({
  name: line('Name is required', 100),
  department: optionalLine(200),
  designation: optionalLine(100),
  phone: optionalPhone(wrongPhone),
});

/** What the spec's calls name a person's kind by. */
export const userTypes = ['user', 'buyer', 'seller', 'oem', 'enduser', 'support-agent'] as const;
const userType = oneOf(userTypes, 'Unknown user type.').optional();

/** Suspend, activate or (of a deleted account) restore. */
export const UserStatusChange = z.object({
  userType,
  status: oneOf(['active', 'suspended'], 'Please choose one of the list'),
});
const UserTypeOnly = z.object({ userType });

/** Whom a device can be given to: active end users of the own organisation. */
export const Holder = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  designation: z.string(),
  department: z.string(),
  organizationId: z.string(),
});
export type Holder = z.output<typeof Holder>;

/** A seller organisation that orders and tickets can be addressed to. */
export const SellerChoice = z.object({ id: z.string(), name: z.string(), email: z.string(), userId: z.string() });

/** Accounts and pick lists. */
export const users = {
  list: operation({
    subject: 'identity.user.list',
    method: 'GET',
    path: '/users',
    summary: 'Accounts, filtered by role, status, organisation or text',
    needs: { any: ['users:view'] },
    query: UserQuery,
    reply: pageOf(User),
  }),
  get: operation({
    subject: 'identity.user.get',
    method: 'GET',
    path: '/users/{id}',
    summary: 'One account',
    needs: { any: ['users:view'] },
    params: ById,
    reply: UserDetails,
  }),
  create: operation({
    subject: 'identity.user.create',
    method: 'POST',
    path: '/users',
    summary: 'Make an account; a temporary password is mailed',
    needs: { any: ['users:create'] },
    body: NewUser,
    reply: User,
    status: 201,
  }),
  update: operation({
    subject: 'identity.user.update',
    method: 'PUT',
    path: '/users/{id}',
    summary: 'Change an account',
    needs: { any: ['users:edit'] },
    params: ById,
    body: UserChange,
    reply: User,
  }),
  setStatus: operation({
    subject: 'identity.user.set-status',
    method: 'PUT',
    path: '/users/{id}/status',
    summary: 'Suspend or activate; a suspension ends all sessions at once',
    needs: { any: ['users:edit'] },
    params: ById,
    body: UserStatusChange,
    reply: User,
  }),
  resetPassword: operation({
    subject: 'identity.user.reset-password',
    method: 'POST',
    path: '/users/{id}/reset-password',
    summary: 'Mail a new temporary password',
    needs: { any: ['users:edit'] },
    params: ById,
    body: UserTypeOnly,
    reply: Done.extend({ userEmail: z.string() }),
    deadline: 10_000,
  }),
  unlock: operation({
    subject: 'identity.user.unlock',
    method: 'POST',
    path: '/users/{id}/unlock',
    summary: 'Let somebody sign in again before the lock of too many wrong passwords ends',
    needs: { any: ['users:edit'] },
    params: ById,
    reply: Done,
  }),
  removeSecondFactor: operation({
    subject: 'identity.user.remove-second-factor',
    method: 'POST',
    path: '/users/{id}/second-factor/removal',
    summary: 'Take the second factor off an account whose device is lost; its owner is told by mail',
    needs: { any: ['users:edit'] },
    params: ById,
    reply: Done,
  }),
  delete: operation({
    subject: 'identity.user.delete',
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Delete an account (reversible by an administrator); its e-mail is free again',
    needs: { any: ['users:delete'] },
    params: ById,
    reply: Done,
  }),
  holders: operation({
    subject: 'identity.user.holders',
    method: 'GET',
    path: '/end-users',
    summary: 'Active end users of the own organisation, for assigning a device',
    needs: { any: ['assets:edit'], only: ['Super Admin', 'Buyer'] },
    query: z.object({ q: z.string().trim().max(100).optional(), id: Id.optional() }),
    reply: z.object({ items: z.array(Holder) }),
  }),
  sellers: operation({
    subject: 'identity.user.sellers',
    method: 'GET',
    path: '/approved-sellers',
    summary: 'Approved sellers, for orders and tickets',
    needs: { any: ['tickets:assign', 'tickets:manage', 'procurement:create'] },
    query: z.object({ q: z.string().trim().max(100).optional(), id: Id.optional() }),
    reply: z.object({ items: z.array(SellerChoice) }),
  }),
};
