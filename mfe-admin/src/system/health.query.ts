import { Health } from '@portal/contracts';
import { ApiError } from '@portal/ui';
import { queryOptions } from '@tanstack/react-query';

const away = 'This part of the portal is not available right now. Please try again.';

/** The state of the portal's parts, as the watch tells it; a portal in trouble answers with the same content. */
export const health = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/api/health', { cache: 'no-store', signal });
    if (!response.ok) throw new ApiError(response.status, 'AWAY', away);
    return Health.parse(await response.json());
  },
  refetchInterval: 30_000,
});
