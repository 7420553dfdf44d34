import { ApiError, useSecondsLeft } from '@portal/ui';
import { useState } from 'react';

/** For how long the server takes no more tries for a name: read from its refusals, counted down. */
export function useLock() {
  const [lock, setLock] = useState<{ name: string; until: number }>();
  const seconds = useSecondsLeft(lock?.until);
  return {
    /** Seconds left for this name; another name is free. */
    left: (name: string) => (lock?.name === name ? seconds : 0),
    /** Does the work, and remembers the lock that its refusal tells of. */
    async watch<T>(name: string, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ApiError && error.retryAfter) {
          setLock({ name, until: Date.now() + error.retryAfter * 1_000 });
        }
        throw error;
      }
    },
  };
}
