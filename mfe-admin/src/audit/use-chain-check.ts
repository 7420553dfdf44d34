import { audit, type ChainPart } from '@portal/contracts';
import { call } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Checks the chain part by part while the list is read, and tells how far it is. */
export function useChainCheck() {
  const [part, setPart] = useState<ChainPart>();
  const { data, error, isFetching, refetch } = useQuery({
    // A key of its own: what happens in the portal does not start it again.
    queryKey: ['audit-chain'],
    queryFn: async ({ signal }) => {
      let found = await call(audit.verify, { signal });
      while (!found.complete) {
        setPart(found);
        found = await call(audit.verify, { query: { after: found.checked }, signal });
      }
      return found;
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return { found: isFetching ? undefined : data, part, error: isFetching ? null : error, again: () => void refetch() };
}
