import { Dialog, signOut, useIdle, useOnline, useT } from '@portal/ui';
import { Button } from 'antd';
import { useEffect } from 'react';

/** So long before the end the reader is asked. */
const askingSeconds = 60;

/** Ends the session when nobody is there for as long as the operator set; asks before, and drafts stay in this browser. */
export function IdleWatch({ minutes }: { minutes: number }) {
  const t = useT();
  const { left, stay } = useIdle(minutes, askingSeconds);
  // The server ends the session by itself meanwhile; without a network nobody could come back to what they began.
  const online = useOnline();
  const over = left <= 0 && online;
  useEffect(() => {
    if (over) void signOut({ idle: true });
  }, [over]);
  return (
    <Dialog
      open={left <= askingSeconds && online}
      title={t('Are you still there?')}
      onClose={stay}
      footer={
        <>
          <Button onClick={() => void signOut()}>{t('Sign out')}</Button>
          <Button type="primary" onClick={stay}>
            {t('Stay signed in')}
          </Button>
        </>
      }
    >
      <p role="timer">{t('You will be signed out in {{count}} seconds.', { count: Math.max(0, left) })}</p>
      <p>{t('What you began in a form is kept in this browser.')}</p>
    </Dialog>
  );
}
