import { commonErrors, EndpointsHealth, Health, type HistoryPeriod, StatusNews, WatchHistory } from '@portal/contracts';
import { ApiError } from '@portal/ui';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';

async function ask<S extends z.ZodType>(address: string, schema: S, signal: AbortSignal): Promise<z.output<S>> {
  const response = await fetch(address, { cache: 'no-store', signal });
  // What the edge says where the watch does not answer, which this page reads from nobody else.
  if (!response.ok) throw new ApiError(response.status, 'AWAY', commonErrors.AWAY[1]);
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

/** What the watch saw of each part over a period. */
export const watchHistory = (period: HistoryPeriod) =>
  queryOptions({
    queryKey: ['health', 'history', period],
    queryFn: ({ signal }) => ask(`/api/health/history?period=${period}`, WatchHistory, signal),
    refetchInterval: 60_000,
  });

/** What is down and what is planned, for everybody. */
export const statusNews = queryOptions({
  queryKey: ['health', 'news'],
  queryFn: ({ signal }) => ask('/api/health/news', StatusNews, signal),
  refetchInterval: 60_000,
});
