import { z } from 'zod';
import { roles } from '../access/matrix.js';
import { FileIds, fileOperations } from '../kernel/file.js';
import { Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { line, optionalLine, optionalPhone } from '../kernel/text.js';

/** What somebody knows and changes of the own account. */
export const Profile = Tracked.extend({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  phone: z.string().optional(),
  designation: z.string().optional(),
  department: z.string(),
  organizationName: z.string(),
  language: z.string().optional(),
  avatar: z.string().optional(),
  passwordChangedAt: z.string().optional(),
  lastSignInAt: z.string().optional(),
});
export type Profile = z.output<typeof Profile>;

export const ProfileChange = z.object({
  name: line('Name is required', 100),
  phone: optionalPhone('Please enter a valid 10-digit mobile number'),
  designation: optionalLine(100),
});

const choice = z.boolean({ error: 'Please choose yes or no' });

/** Ways and topics of what the portal tells somebody (requirements: settings page). Passwords and codes are always mailed. */
export const NotificationPreferences = z.object({
  email: choice.meta({ label: 'Email' }),
  push: choice.meta({ label: 'Push notifications' }),
  sms: choice.meta({ label: 'SMS' }),
  warranty: choice.meta({ label: 'Warranty' }),
  amc: choice.meta({ label: 'AMC' }),
  maintenance: choice.meta({ label: 'Maintenance' }),
});
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

export const defaultPreferences: NotificationPreferences = {
  email: true,
  push: false,
  sms: false,
  warranty: true,
  amc: true,
  maintenance: true,
};

const Preferences = z.object({
  preferences: NotificationPreferences,
  /** Which ways this portal has a sender for; the others cannot be switched on. */
  available: z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() }),
});

export const identityFiles = fileOperations('identity');

export const profiles = {
  get: operation({
    subject: 'identity.profile.get',
    method: 'GET',
    path: '/profile',
    summary: 'The own profile',
    needs: 'signed-in',
    reply: Profile,
  }),
  update: operation({
    subject: 'identity.profile.update',
    method: 'PUT',
    path: '/profile',
    summary: 'Change the own name, phone and designation',
    needs: 'signed-in',
    body: ProfileChange,
    reply: Profile,
  }),
  setAvatar: operation({
    subject: 'identity.profile.set-avatar',
    method: 'PUT',
    path: '/profile/avatar',
    summary: 'Take an uploaded picture (purpose avatar) as the own; the one before is removed',
    needs: 'signed-in',
    body: z.object({ file: FileIds.length(1, 'Please choose a file') }),
    reply: Profile,
  }),
  removeAvatar: operation({
    subject: 'identity.profile.remove-avatar',
    method: 'DELETE',
    path: '/profile/avatar',
    summary: 'Remove the own picture',
    needs: 'signed-in',
    reply: Profile,
  }),
  preferences: operation({
    subject: 'identity.profile.preferences',
    method: 'GET',
    path: '/profile/notification-preferences',
    summary: 'What the portal tells the own account, and in which ways',
    needs: 'signed-in',
    reply: Preferences,
  }),
  setPreferences: operation({
    subject: 'identity.profile.set-preferences',
    method: 'PUT',
    path: '/profile/notification-preferences',
    summary: 'Choose what the portal tells, and in which ways',
    needs: 'signed-in',
    body: NotificationPreferences,
    reply: Preferences,
  }),
};
