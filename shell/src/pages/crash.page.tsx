import { GuestFrame, Headline, useT } from '@portal/ui';
import { Button } from 'antd';
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
      <p className="lead">{t('We encountered an unexpected error. Please try refreshing the page.')}</p>
      <Button type="primary" onClick={() => location.reload()}>
        {t('Refresh Page')}
      </Button>
    </GuestFrame>
  );
}
