import { z } from 'zod';

/** How a part is: `degraded` works with less, `unknown` cannot be asked, `off` was not set up. */
export const partStates = ['up', 'degraded', 'down', 'unknown', 'off'] as const;
export type PartState = (typeof partStates)[number];

/** Why a part is not up, in words that everybody may read: they name no host, no path and no version. */
export const partCauses = [
  'NATS does not answer',
  'MongoDB does not answer',
  'The edge does not answer',
  'Does not answer',
  'No instance answers',
  'Some instances are not ready',
  'Not ready',
  'Does not reach MongoDB',
  'Its script is missing',
  'Its line in the registry cannot be read',
  'The registry of the areas cannot be read',
  'Little space is left',
  'No space is left',
  'Events wait to be carried',
  'Some events could not be applied',
  'Some of its parts are down',
  'Not asked yet',
] as const;
export type PartCause = (typeof partCauses)[number];

/**
 * Steps that bring a service's database on between versions and are left: they wait, run, or failed and are tried again
 * (docs/adr/0049).
 */
const MigrationsLeft = z.object({ waiting: z.int(), running: z.int(), failed: z.int() });
export type MigrationsLeft = z.output<typeof MigrationsLeft>;

/** One part of the portal in the tree: it stands below the part through which it is reached. Latency in milliseconds. */
export const PartHealth = z.object({
  name: z.string(),
  below: z.string().nullable(),
  state: z.enum(partStates),
  cause: z.enum(partCauses).optional(),
  /** Since when it is in this state, as far as the watch knows. */
  since: z.string(),
  /** The live release of an area; versions of servers are nobody's business. */
  version: z.string().optional(),
  instances: z.int(),
  latency: z.number().nullable(),
  /** Of a service whose database is being brought on. */
  migrations: MigrationsLeft.optional(),
  lastFailure: z.object({ at: z.string(), cause: z.enum(partCauses) }).nullable(),
});
export type PartHealth = z.output<typeof PartHealth>;

/** The state of the whole, parents before what stands below them. */
export const Health = z.object({
  status: z.enum(['up', 'degraded', 'down']),
  checkedAt: z.string(),
  parts: z.array(PartHealth),
});
export type Health = z.output<typeof Health>;

/** One monitored endpoint with its last result; response time in milliseconds. */
export const EndpointHealth = z.object({
  endpoint: z.string(),
  method: z.string(),
  page: z.string(),
  status: z.enum(['checking', 'connected', 'error', 'disconnected']),
  responseTime: z.number().nullable(),
  error: z.string().optional(),
  lastChecked: z.string().nullable(),
});
export type EndpointHealth = z.output<typeof EndpointHealth>;
export const EndpointsHealth = z.object({ items: z.array(EndpointHealth) });
