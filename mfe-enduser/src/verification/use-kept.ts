import { useUser } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { keptOf } from './kept-verifications.js';

/** What the reader keeps in this browser, and how to change it. */
export function useKept() {
  const { id } = useUser();
  const store = keptOf(id);
  return { ...useSyncExternalStore(store.listen, store.now), store };
}
