import { useCallback, useSyncExternalStore } from 'react';

/** Is this media query true right now? */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Room for tables: below, rows become cards. */
export const useWide = () => useMedia('(min-width: 768px)');
/** Room for the side navigation: below, it is a drawer. */
export const useDesk = () => useMedia('(min-width: 992px)');
/** Room for an aside beside the content: below, it stands above or below. */
export const useRoomy = () => useMedia('(min-width: 1200px)');
export const useTouch = () => useMedia('(pointer: coarse)');
/** The reader wants nothing to move. */
export const useStill = () => useMedia('(prefers-reduced-motion: reduce)');
