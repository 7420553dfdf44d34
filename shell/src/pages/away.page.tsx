import { checkSession, GuestFrame, Headline, Lead, useT } from '@portal/ui';
import { Button } from 'antd';
import { useEffect } from 'react';

const pause = 5_000;

/** Nobody could say who is signed in: asks again by itself, and on request. The address stays as it is. */
export function AwayPage() {
  const t = useT();
  useEffect(() => {
    const asking = setInterval(() => void checkSession(), pause);
    return () => clearInterval(asking);
  }, []);
  return (
    <GuestFrame narrow>
      <Headline title={t('The portal cannot be reached right now')} />
      <Lead role="status">
        {t('You are still signed in. This page opens by itself as soon as the portal answers.')}
      </Lead>
      <Button type="primary" onClick={() => void checkSession()}>
        {t('Retry')}
      </Button>
    </GuestFrame>
  );
}
