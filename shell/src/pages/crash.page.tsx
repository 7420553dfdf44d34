import { GuestFrame, Headline, Lead, PlainButton, useT } from '@portal/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

/** The last resort when the portal's own page broke. */
export function CrashPage() {
  const t = useT();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <GuestFrame narrow>
      <Headline title={t('Something went wrong')} />
      <Lead>{t('We encountered an unexpected error. Please try refreshing the page.')}</Lead>
      <PlainButton primary onClick={() => location.reload()}>
        {t('Refresh Page')}
      </PlainButton>
    </GuestFrame>
  );
}
