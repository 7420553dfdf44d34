import { linkFaults, recoveryMinutes, type LinkFault } from '@portal/contracts';
import { ButtonLink, ButtonRow, NoteLine, Surface, useT } from '@portal/ui';

/** Why the mailed link does not work, and what to do next. */
export function LinkFaultNote({ fault }: { fault: LinkFault }) {
  const t = useT();
  const next: Record<LinkFault, string> = {
    used: t('If you set the password yourself, sign in with it. If it was not you, ask for a new link now.'),
    replaced: t('Use the link in the newest mail, or ask for a new one.'),
    expired: t('A link works for {{minutes}} minutes. Please ask for a new one.', { minutes: recoveryMinutes }),
    outdated: t('For your safety it does not work any more. Please ask for a new one.'),
    unknown: t('Please open the whole link from the mail, or ask for a new one.'),
  };
  return (
    <Surface as="section" padded aria-label={t('Set a new password')}>
      <NoteLine tone="waiting">
        <b role="alert">{t(linkFaults[fault][1])}</b>
        <p>{next[fault]}</p>
      </NoteLine>
      <ButtonRow as="p" start>
        <ButtonLink primary to="/forgotten-password">
          {t('Ask for a new link')}
        </ButtonLink>
        {fault === 'used' && <ButtonLink to="/login">{t('Sign in')}</ButtonLink>}
      </ButtonRow>
    </Surface>
  );
}
