import { useEffect, useRef, useState } from 'react';
import { drafts } from './draft.js';
import type { Values } from './path.js';

const pauseOfTyping = 600;

/** Keeps the draft shortly after each change, and at once when the page or the form goes; says when it was kept last. */
export function useDraft(name: string | undefined, values: Values) {
  const [savedAt, setSavedAt] = useState<Date>();
  const first = useRef(values);
  /** Keeps what is not kept yet. */
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    if (!name || values === first.current) return;
    pending.current = () => {
      pending.current = undefined;
      if (drafts.keep(name, values)) setSavedAt(new Date());
    };
    const timer = setTimeout(() => pending.current?.(), pauseOfTyping);
    return () => clearTimeout(timer);
  }, [name, values]);
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
  const drop = () => {
    pending.current = undefined;
    if (name) drafts.drop(name);
  };
  return { savedAt, drop };
}
