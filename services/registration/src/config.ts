import { readConfig } from '@portal/service-kit';
import { z } from 'zod';

const shape = {
  /** Working days that the office gives itself to decide a registration; applicants are promised 2-3. */
  REGISTRATION_DAYS: z.coerce.number().int().min(1).max(90).default(3),
};

/** What registration alone reads from the environment. */
export const registrationConfig = () => readConfig(shape, process.env, 'registration');
