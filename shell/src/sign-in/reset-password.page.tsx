import { PasswordReset, recovery } from '@portal/contracts';
import {
  ApiError,
  ButtonLink,
  call,
  Form,
  FormBar,
  GuestFrame,
  Headline,
  Loading,
  NoteLine,
  PasswordField,
  Problem,
  Surface,
  useRead,
  useT,
} from '@portal/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackToLogin } from './back-to-login.js';
import { LinkFaultNote } from './link-fault-note.js';
import css from './sign-in.module.css';

function Changed() {
  const t = useT();
  return (
    <Surface as="section" padded aria-label={t('Set a new password')}>
      <NoteLine tone="good">
        <b role="status">{t('Your password has been changed')}</b>
        <p>{t('All sessions of your account have ended. Sign in with the new password.')}</p>
      </NoteLine>
      <p>
        <ButtonLink primary to="/login">
          {t('Sign in')}
        </ButtonLink>
      </p>
    </Surface>
  );
}

interface FormProps {
  token: string;
  onChanged: () => void;
  /** Finds out why the link was refused; false when it was not the link. */
  onRefused: () => Promise<boolean>;
}

function NewPasswordForm({ token, onChanged, onRefused }: FormProps) {
  const t = useT();
  return (
    <Form
      schema={PasswordReset}
      initial={{ token }}
      onSubmit={async (values) => {
        try {
          await call(recovery.reset, { body: values });
          onChanged();
        } catch (error) {
          if (!(error instanceof ApiError && error.fields['token'] && (await onRefused()))) throw error;
        }
      }}
    >
      <Surface padded className={css.fields}>
        <PasswordField
          name="newPassword"
          label={t('New password')}
          hint={t('At least 8 characters')}
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label={t('Confirm password')} autoComplete="new-password" />
        <FormBar submit={t('Set the new password')} />
      </Surface>
    </Form>
  );
}

function Body({ token }: { token: string }) {
  const [changed, setChanged] = useState(false);
  const { data, error, refetch } = useRead(recovery.look, { body: { token } });
  if (changed) return <Changed />;
  if (error instanceof ApiError && error.status === 422) return <LinkFaultNote fault="unknown" />;
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!data.valid) return <LinkFaultNote fault={data.reason ?? 'unknown'} />;
  return (
    <NewPasswordForm
      token={token}
      onChanged={() => setChanged(true)}
      onRefused={async () => (await refetch()).data?.valid === false}
    />
  );
}

/** Behind the mailed link: a new password, once. */
export function ResetPasswordPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [token] = useState(search.get('token') ?? '');
  const carriesToken = search.has('token');
  // What sets a password stays in no history and no screenshot.
  useEffect(() => {
    if (carriesToken) setSearch({}, { replace: true });
  }, [carriesToken, setSearch]);
  return (
    <GuestFrame narrow>
      <BackToLogin />
      <Headline title={t('Set a new password')} />
      {token ? <Body token={token} /> : <LinkFaultNote fault="unknown" />}
    </GuestFrame>
  );
}
