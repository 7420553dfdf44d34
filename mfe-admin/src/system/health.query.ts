import { commonErrors, Health } from '@portal/contracts';
import { ApiError } from '@portal/ui';
import { queryOptions } from '@tanstack/react-query';

/** The state of the portal's parts, as the watch tells it; a portal in trouble answers with the same content. */
export const health = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/api/health', { cache: 'no-store', signal });
    if (!response.ok) throw new ApiError(response.status, 'AWAY', commonErrors.AWAY[1]);
    return Health.parse(await response.json());
  },
  refetchInterval: 30_000,
});
