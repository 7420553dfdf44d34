import { readConfig } from '@portal/service-kit';
import { z } from 'zod';

/** What identity alone reads from the environment. */
export const identityConfig = () =>
  readConfig({
    PORTAL_ADMIN_EMAIL: z.email().toLowerCase().optional(),
    /** 32 random bytes in base64: seals the secrets of second factors. */
    SECRET_KEY: z
      .base64()
      .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64')
      .optional(),
  });
