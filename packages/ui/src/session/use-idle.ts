import { useCallback, useEffect, useState } from 'react';

/** Every tab of the portal shares it: who works in one is there for all. */
const place = 'portal.activeAt';
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** Writing with every key would be a lot for what is counted in minutes. */
const step = 5_000;

const lastSign = () => Number(localStorage.getItem(place)) || 0;

const note = () => {
  if (Date.now() - lastSign() >= step) localStorage.setItem(place, String(Date.now()));
};

/**
 * How long nobody may be there any more before the session ends: whole seconds, counted down by the clock, so that a machine
 * that slept knows it too. What the reader does starts the count anew, unless `asking` shows that they are asked.
 */
export function useIdle(minutes: number, askingSeconds: number) {
  const [left, setLeft] = useState(minutes * 60);
  const stay = useCallback(() => {
    localStorage.setItem(place, String(Date.now()));
    setLeft(minutes * 60);
  }, [minutes]);
  useEffect(() => {
    // Nothing is known of who was here before: the count begins.
    if (!lastSign()) note();
    const leftNow = () => Math.ceil((lastSign() + minutes * 60_000 - Date.now()) / 1_000);
    const count = () => setLeft(leftNow());
    const sign = () => {
      if (leftNow() > askingSeconds) note();
    };
    const first = setTimeout(count);
    const timer = setInterval(count, 1_000);
    for (const name of signs) addEventListener(name, sign, { passive: true });
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      for (const name of signs) removeEventListener(name, sign);
    };
  }, [minutes, askingSeconds]);
  return { left, stay };
}

/** After a sign-in the count begins; a sign-out forgets it. */
export const idleCount = {
  begin: () => localStorage.setItem(place, String(Date.now())),
  forget: () => localStorage.removeItem(place),
};
