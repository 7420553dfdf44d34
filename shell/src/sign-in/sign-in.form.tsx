import {
  ApiError,
  FormBar,
  LightForm,
  PasswordField,
  Secondary,
  signIn,
  Surface,
  TextField,
  useFieldValue,
  useT,
} from '@portal/ui';
import { Link } from 'react-router';
import { contractWords } from '../door/contract-words.js';
import { DemoAccounts } from './demo-accounts.js';
import { LockNote } from './lock-note.js';
import { useLock } from './use-lock.js';
import css from './sign-in.module.css';

type Lock = ReturnType<typeof useLock>;

const nameOf = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : '');

function Fields({ lock }: { lock: Lock }) {
  const t = useT();
  const seconds = lock.left(nameOf(useFieldValue('email')));
  return (
    <Surface padded className={css.fields}>
      <TextField name="email" label={t('Email')} type="email" autoComplete="username" maxLength={1000} />
      <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
      <LockNote seconds={seconds} />
      {seconds > 0 && (
        <Secondary as="p">
          {t('You need not wait: a new password lifts the lock. Choose “Forgot your password?”.')}
        </Secondary>
      )}
      <FormBar submit={t('Sign in')} busyText={t('Signing in...')} disabled={seconds > 0}>
        <Link to="/forgotten-password">{t('Forgot your password?')}</Link>
      </FormBar>
      <DemoAccounts />
    </Surface>
  );
}

/** The refusal that locks says so at once: no further try is taken to say it. */
function inWordsOfLock(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 401 || !error.retryAfter) return error;
  const words = `Too many login attempts. Please try again in ${Math.ceil(error.retryAfter / 60)} minutes.`;
  return new ApiError(error.status, error.code, words, {}, error.retryAfter);
}

const enter = (email: string, password: string) =>
  signIn(email, password).catch((error: unknown) => {
    throw inWordsOfLock(error);
  });

const signInSchema = async () => {
  await contractWords();
  return (await import('@portal/contracts')).SignIn;
};

/** E-mail and password; hands on the challenge of an account that asks for a second step. */
export function SignInForm({ onSecondStep }: { onSecondStep: (challenge: string) => Promise<void> }) {
  const lock = useLock();
  return (
    <LightForm
      fetchSchema={signInSchema}
      onSubmit={async ({ email, password }) => {
        const needed = await lock.watch(nameOf(email), () => enter(email, password));
        if (needed) await onSecondStep(needed.challenge);
      }}
    >
      <Fields lock={lock} />
    </LightForm>
  );
}
