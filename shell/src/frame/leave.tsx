import { AccountMenu, ConfirmDialog, signOut, unsent, useT } from '@portal/ui';
import { useState } from 'react';

/** The account's menu with the way out; who still has something to send is told what becomes of it. */
export function Leave() {
  const t = useT();
  const [waiting, setWaiting] = useState(0);
  return (
    <>
      <AccountMenu
        onSignOut={() => {
          const count = unsent();
          if (count === 0) return void signOut();
          setWaiting(count);
        }}
      />
      <ConfirmDialog
        open={waiting > 0}
        title={t('Sign out before everything is sent?')}
        action={t('Sign out')}
        onClose={() => setWaiting(0)}
        onConfirm={() => signOut()}
      >
        <p>{t('Checklists that wait for the network: {{number}}', { number: waiting })}</p>
        <p>
          {t(
            'They stay on this device and are sent when you sign in here again. Nobody else who signs in here sees them.',
          )}
        </p>
      </ConfirmDialog>
    </>
  );
}
