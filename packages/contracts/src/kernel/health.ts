import { z } from 'zod';

/** One part of the portal as the status page shows it; latency in milliseconds. A part that is off was not set up. */
export const PartHealth = z.object({
  name: z.string(),
  state: z.enum(['up', 'degraded', 'down', 'off']),
  /** What operators should know of it now. */
  what: z.string().optional(),
  version: z.string().optional(),
  instances: z.int(),
  latency: z.number().nullable(),
  lastFailure: z.object({ at: z.string(), what: z.string() }).nullable(),
});
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
export const EndpointsHealth = z.object({ items: z.array(EndpointHealth) });
