import type { CanaryRule } from '@portal/contracts';
import { Icon, Ltr, Secondary, useT } from '@portal/ui';
import { FlaskConical } from 'lucide-react';
import { useMatches } from 'react-router';
import { areaAmong } from './area-of.js';
import css from './canary-badge.module.css';
import { openedAreas } from './opened-areas.js';

/** At the foot of a page: that its reader is on a version that others do not have yet, which one, and why. */
export function CanaryBadge() {
  const t = useT();
  const area = areaAmong(useMatches());
  const release = area && openedAreas.get(area.name)?.release;
  if (!release?.reason) return null;
  const reasons: Record<CanaryRule['kind'], string> = {
    user: t('You were chosen to try it before others.'),
    organization: t('Your organisation tries it before others.'),
    role: t('Everybody with your role tries it before others.'),
    percent: t('Some people try it before all others.'),
  };
  return (
    <p className={css.badge}>
      <Icon icon={FlaskConical} />
      <b>
        {t('Trial version')} <Ltr>{release.version}</Ltr>
      </b>
      <Secondary>{reasons[release.reason]}</Secondary>
    </p>
  );
}
