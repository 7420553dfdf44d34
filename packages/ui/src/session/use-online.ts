import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;
const follow = (listener: () => void) => {
  for (const change of changes) addEventListener(change, listener);
  return () => changes.forEach((change) => removeEventListener(change, listener));
};

/** Whether the browser has a network at all; that the portal answers is not said by it. */
export const useOnline = () => useSyncExternalStore(follow, () => navigator.onLine);
