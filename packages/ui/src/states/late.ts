import { useEffect, useState } from 'react';

/** True once 300 ms have passed: what is quick shows no placeholder that flickers. */
export function useLate(waiting: boolean, after = 300) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, after]);
  return waiting && late;
}
