import { CalendarClock, CalendarX } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { DateText } from '../values/date-text.js';
import { today } from '../values/date.js';
import { Icon } from '../values/icon.js';
import { TwoLines } from '../values/two-lines.js';
import { ToneTag } from './tone-tag.js';

const day = 86_400_000;
/** Days in which an end is near. */
const soon = 30;

/** Has the last day (YYYY-MM-DD, India) of something gone by? */
export const hasEnded = (until: string | undefined) => until !== undefined && until < today();

const daysUntil = (until: string) => Math.round((Date.parse(until) - Date.parse(today())) / day);

/** How a last day that is near or has gone by lies to today. */
function EndMark({ left }: { left: number }) {
  const t = useT();
  const words = left < 0 ? t('Expired') : left === 0 ? t('Ends today') : t('{{count}} days left', { count: left });
  return (
    <ToneTag tone={left < 0 ? 'bad' : 'waiting'}>
      <Icon icon={left < 0 ? CalendarX : CalendarClock} size={14} />
      {words}
    </ToneTag>
  );
}

/** Until when something is valid, its last day included, with a mark where that is near or has gone by. */
export function Validity({ until }: { until: string | undefined }) {
  if (!until) return <>–</>;
  const left = daysUntil(until);
  return <TwoLines first={<DateText value={until} />} second={left > soon ? undefined : <EndMark left={left} />} />;
}
