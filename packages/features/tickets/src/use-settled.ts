import { useEffect, useState } from 'react';

/** What was typed, once it has not changed for a while. */
export function useSettled(typed: string, milliseconds: number) {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
  return settled;
}
