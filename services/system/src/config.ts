import { baseConfig, readConfig } from '@portal/service-kit';
import { z } from 'zod';

const shape = {
  /** The folder of the areas' releases, which this service changes as the tool of the releases does. */
  RELEASES: z.string().default('.data/registry'),
  /** Where the gateway and the edge answer; both are watched. */
  GATEWAY_URL: z.url().default('http://127.0.0.1:8081'),
  EDGE_URL: z.url().default('http://127.0.0.1:8080'),
  /** A folder on the disk whose room is watched; without one, the room that MongoDB tells of. */
  WATCH_FOLDER: z.string().default(''),
  /** Seconds from one look at the mail server to the next. */
  WATCH_MAIL_EVERY: z.coerce.number().int().min(1).max(600).default(1),
};

/** What the system's service reads from the environment, besides what every service does. */
export const systemConfig = (environment = process.env) =>
  readConfig({ ...baseConfig, ...shape }, environment, 'system');
export type SystemConfig = ReturnType<typeof systemConfig>;
