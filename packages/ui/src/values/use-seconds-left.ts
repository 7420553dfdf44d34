import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), counted down; 0 without one and once it has passed. */
export function useSecondsLeft(until: number | undefined) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1_000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}

/** 605 seconds as 10:05. */
export const asClock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
