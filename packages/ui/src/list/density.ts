import { useState } from 'react';

const place = 'portal.rows';
const compact = 'compact';

/** Whether rows of tables stand close together, as the reader chose it last in this browser. */
export function useCompact(): [isCompact: boolean, choose: (isCompact: boolean) => void] {
  const [isCompact, setCompact] = useState(() => localStorage.getItem(place) === compact);
  const choose = (to: boolean) => {
    if (to) localStorage.setItem(place, compact);
    else localStorage.removeItem(place);
    setCompact(to);
  };
  return [isCompact, choose];
}
