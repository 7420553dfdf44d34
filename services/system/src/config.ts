import { readConfig } from '@portal/service-kit';
import { z } from 'zod';

const shape = {
  /** The folder of the areas' releases, which this service changes as the tool of the releases does. */
  RELEASES: z.string().default('.data/registry'),
};

/** What the system's service alone reads from the environment. */
export const systemConfig = () => readConfig(shape, process.env, 'system');
