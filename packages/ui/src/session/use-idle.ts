import { useCallback, useEffect, useState } from 'react';
import { idleCount } from './idle-count.js';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** Writing with every key would be a lot for what is counted in minutes. */
const step = 5_000;

const note = () => {
  if (Date.now() - idleCount.last() >= step) idleCount.begin();
};

/**
 * How long nobody may be there any more before the session ends: whole seconds, counted down by the clock, so that a machine
 * that slept knows it too. What the reader does starts the count anew, unless `asking` shows that they are asked.
 */
export function useIdle(minutes: number, askingSeconds: number) {
  const [left, setLeft] = useState(minutes * 60);
  const stay = useCallback(() => {
    idleCount.begin();
    setLeft(minutes * 60);
  }, [minutes]);
  useEffect(() => {
    // Nothing is known of who was here before: the count begins.
    if (!idleCount.last()) note();
    const leftNow = () => Math.ceil((idleCount.last() + minutes * 60_000 - Date.now()) / 1_000);
    const count = () => setLeft(leftNow());
    const sign = () => {
      // Nobody can sign in again without a network: until it is back, who works here is there.
      if (leftNow() > askingSeconds || !navigator.onLine) note();
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
