import { GuestFrame, Headline, Lead, signOut, Surface, toast, useSession, useT } from '@portal/ui';
import { Button } from 'antd';
import { Navigate } from 'react-router';
import { homeOf } from '../guard/home.js';
import { setUpPage } from '../guard/set-up.js';
import { PasswordForm } from './password-form.js';

/** A temporary password must be changed before anything else works. */
export function ChangePasswordPage() {
  const t = useT();
  const { user } = useSession();
  if (!user) return <Navigate to="/login" replace />;
  if (!user.mustChangePassword) return <Navigate to={setUpPage(user) ?? homeOf(user.role)} replace />;
  return (
    <GuestFrame narrow>
      <Headline title={t('Choose your own password')} />
      <Lead>{t('You signed in with a temporary password. Please change it before you go on.')}</Lead>
      <Surface padded>
        <PasswordForm currentLabel={t('Temporary password')} onDone={() => toast(t('Your password has been changed'))}>
          <Button onClick={() => void signOut()}>{t('Sign out')}</Button>
        </PasswordForm>
      </Surface>
    </GuestFrame>
  );
}
