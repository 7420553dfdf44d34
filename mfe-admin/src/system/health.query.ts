import { Health } from '@portal/contracts';
import { queryOptions } from '@tanstack/react-query';

/** The state of the portal's parts; a portal in trouble answers 503 with the same content. */
export const health = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }) => Health.parse(await (await fetch('/api/health', { cache: 'no-store', signal })).json()),
  refetchInterval: 30_000,
});
