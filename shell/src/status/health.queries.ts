import { EndpointsHealth, Health } from '@portal/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';

async function ask<S extends z.ZodType>(address: string, schema: S, signal: AbortSignal): Promise<z.output<S>> {
  const response = await fetch(address, { cache: 'no-store', signal });
  // A portal in trouble answers 503 with the same content.
  return schema.parse(await response.json());
}

export const health = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => ask('/api/health', Health, signal),
  refetchInterval: 30_000,
});

export const endpointsHealth = queryOptions({
  queryKey: ['health', 'endpoints'],
  queryFn: ({ signal }) => ask('/api/health/endpoints', EndpointsHealth, signal),
  refetchInterval: 30_000,
});
