import { useEffect, useState } from 'react';

const pauseOfTyping = 300;

/** What was typed, once typing pauses. */
export function usePause(typed: string) {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseOfTyping);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
