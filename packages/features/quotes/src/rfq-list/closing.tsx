import type { RfqStatus } from '@portal/contracts';
import { DateText, TwoLines, useT } from '@portal/ui';
import { useState } from 'react';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function useTimeLeft(closesAt: string) {
  const t = useT();
  const [now] = useState(() => Date.now());
  const left = Date.parse(closesAt) - now;
  if (left >= day) return t('{{count}} days left', { count: Math.floor(left / day) });
  if (left >= hour) return t('{{count}} hours left', { count: Math.floor(left / hour) });
  return t('{{count}} minutes left', { count: Math.max(0, Math.ceil(left / minute)) });
}

/** When a request closes, and while it is open how long that is. */
export function Closing({ closesAt, status }: { closesAt: string; status: RfqStatus }) {
  const left = useTimeLeft(closesAt);
  return <TwoLines first={<DateText value={closesAt} time />} second={status === 'Open' ? left : undefined} />;
}
