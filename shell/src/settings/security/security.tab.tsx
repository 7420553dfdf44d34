import { Sheet, Split, toast, useT } from '@portal/ui';
import { PasswordForm } from '../../sign-in/password-form.js';
import { OwnSessions } from './own-sessions.js';
import { SecondFactor } from './second-factor.js';

/** Password, second step, and where the account is signed in. */
export function SecurityTab() {
  const t = useT();
  return (
    <Split>
      <Sheet title={t('Change password')}>
        <p className="s">{t('A new password ends every other session of your account.')}</p>
        <div className="pf">
          <PasswordForm
            currentLabel={t('Current password')}
            onDone={() => toast(t('Your password has been changed'))}
          />
        </div>
      </Sheet>
      <Sheet title={t('Second step at sign-in')}>
        <SecondFactor />
      </Sheet>
      <Sheet title={t('Sessions and devices')}>
        <OwnSessions />
      </Sheet>
    </Split>
  );
}
