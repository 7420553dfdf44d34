import { ShieldAlert, ShieldCheck, ShieldOff } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { today } from '../values/date.js';
import { Icon } from '../values/icon.js';
import { ToneTag } from './tone-tag.js';

const day = 86_400_000;
const lookAt = (left: number) =>
  left > 30
    ? (['rest', ShieldCheck] as const)
    : left >= 0
      ? (['waiting', ShieldAlert] as const)
      : (['bad', ShieldOff] as const);

/** How long a warranty or AMC still lasts: its last day included: over 30 days is normal, up to 30 wants a look, else it has expired. */
export function DaysLeft({ until }: { until: string | undefined }) {
  const t = useT();
  if (!until) return <>–</>;
  const left = Math.round((Date.parse(until.slice(0, 10)) - Date.parse(today())) / day);
  const [tone, icon] = lookAt(left);
  return (
    <ToneTag tone={tone}>
      <Icon icon={icon} size={14} />
      {left > 0 ? t('{{count}} days left', { count: left }) : left === 0 ? t('Ends today') : t('Expired')}
    </ToneTag>
  );
}
