import type { CanaryAudience, ReleaseChange } from '@portal/contracts';
import type { useT } from '@portal/ui';

type T = ReturnType<typeof useT>;

/** Whom a trial is for. */
export function audienceWords(t: T, audience: CanaryAudience) {
  if (audience.kind === 'percent') return t('{{percent}} % of all people', { percent: audience.percent });
  if (audience.kind === 'role') return t('Everybody with the role {{role}}', { role: t(audience.role) });
  return audience.kind === 'user' ? audience.email : audience.organization;
}

/** What was done, as the history says it. */
export const actionWords = (t: T): Record<ReleaseChange['action'], string> => ({
  promote: t('Made live'),
  rollback: t('Went back'),
  follow: t('Follows its builds'),
  build: t('Made live at a start'),
  canary: t('Trial started'),
  'end-canary': t('Trial ended'),
});
