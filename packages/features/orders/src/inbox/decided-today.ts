import { dayInIndia } from '@portal/contracts';
import { useUser } from '@portal/ui';
import { useState } from 'react';

const place = 'portal.decided';

function read(whose: string): number {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as { whose?: string; count?: number };
    return kept.whose === whose ? (kept.count ?? 0) : 0;
  } catch {
    return 0;
  }
}

/** How many the reader has decided about today, in this browser. */
export function useDecidedToday() {
  const { id } = useUser();
  const whose = `${id} ${dayInIndia()}`;
  const [today, setToday] = useState(() => read(whose));
  const count = (more: number) => {
    const sum = read(whose) + more;
    localStorage.setItem(place, JSON.stringify({ whose, count: sum }));
    setToday(sum);
  };
  return { today, count };
}
