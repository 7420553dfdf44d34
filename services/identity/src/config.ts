import { isOneOf, type Role, roles } from '@portal/contracts';
import { readConfig, secretKey, secretKeyLead } from '@portal/service-kit';
import { z } from 'zod';

const listed = (value: string) =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const minutes = z.coerce
  .number()
  .min(2)
  .max(24 * 60);

const isRole = (name: string): name is Role => isOneOf(roles, name);

const shape = {
  PORTAL_ADMIN_EMAIL: z.email().toLowerCase().optional(),
  /** Seals the secrets of second factors and the keys that sign tokens; while it is replaced the new one, and then those of before. */
  SECRET_KEY: secretKey,
  /** Seconds for which a new one is only opened with: until every instance has it. */
  SECRET_KEY_LEAD: secretKeyLead,
  /** Days that a key signs access tokens before the next one takes over. */
  SIGNING_KEY_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** Roles that need a second factor, separated by commas; super admins do anyway outside demo mode. */
  SECOND_FACTOR_ROLES: z
    .string()
    .default('')
    .transform(listed)
    .refine((names) => names.every(isRole), 'must be names of roles')
    .transform((names) => names.filter(isRole)),
  /** Minutes without anybody there after which a session ends; shorter for super admins. */
  IDLE_MINUTES: minutes.default(30),
  IDLE_MINUTES_SUPER_ADMIN: minutes.default(15),
};

/** What identity alone reads from the environment. */
export const identityConfig = () => readConfig(shape, process.env, 'identity');
