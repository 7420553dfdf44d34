import { useEffect, useLayoutEffect, useRef } from 'react';
import { drafts } from './draft.js';
import type { FormStore } from './form-store.js';

const pauseOfTyping = 600;

/** Keeps the draft shortly after each change, and at once when the page or the form goes; hands back what drops it. */
export function useDraft(name: string | undefined, store: FormStore) {
  /** Keeps what is not kept yet. */
  const pending = useRef<() => void>(undefined);
  // Before the effects of fields, which may set values.
  useLayoutEffect(() => {
    if (!name) return;
    let timer: ReturnType<typeof setTimeout>;
    let last = store.state().values;
    const keep = () => {
      pending.current = undefined;
      if (drafts.keep(name, last)) store.update({ savedAt: new Date() });
    };
    const unsubscribe = store.subscribe(() => {
      if (store.state().values === last) return;
      last = store.state().values;
      pending.current = keep;
      clearTimeout(timer);
      timer = setTimeout(() => pending.current?.(), pauseOfTyping);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [name, store]);
  useEffect(() => {
    const keepNow = () => pending.current?.();
    addEventListener('pagehide', keepNow);
    // Phones end a page in the background without another word.
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, []);
  return () => {
    pending.current = undefined;
    if (name) drafts.drop(name);
  };
}
