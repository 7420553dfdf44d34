import { Fields, Secondary, Sheet, Split, toast, useT } from '@portal/ui';
import { PasswordForm } from '../../sign-in/password-form.js';
import { OwnSessions } from './own-sessions.js';
import { SecondFactor } from './second-factor.js';
import css from './security.module.css';

/** Password, second step, and where the account is signed in. */
export function SecurityTab() {
  const t = useT();
  return (
    <Split>
      <Sheet title={t('Change password')}>
        <Secondary as="p">{t('A new password ends every other session of your account.')}</Secondary>
        <Fields className={css.password}>
          <PasswordForm
            currentLabel={t('Current password')}
            onDone={() => toast(t('Your password has been changed'))}
          />
        </Fields>
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
