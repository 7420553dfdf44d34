import { Lead, useT } from '@portal/ui';
import { Link } from 'react-router';
import { EndUserForm } from './end-user.form.js';
import { RegistrationPage } from './registration-page.js';

export function EndUserPage() {
  const t = useT();
  return (
    <RegistrationPage
      title={t('End User Device Registration')}
      lead={t('Review takes 2-3 business days. What you type is kept in this browser until you submit it.')}
      doneTitle={t('Device Registration Submitted Successfully!')}
      returnLabel={t('Return to Login')}
      againLabel={t('Register Another Device')}
      form={(onDone) => (
        <>
          <Lead>
            {t('Already registered?')} <Link to="/login">{t('Sign in here')}</Link>
          </Lead>
          <EndUserForm onDone={onDone} />
        </>
      )}
    />
  );
}
