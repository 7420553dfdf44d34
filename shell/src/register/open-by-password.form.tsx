import { applicantEndpoints, type applicants } from '@portal/contracts';
import { call, FormBar, LightForm, PasswordField, TextField, useFieldValue, useT } from '@portal/ui';
import { contractWords } from '../door/contract-words.js';
import { LockNote } from '../sign-in/lock-note.js';
import { useLock } from '../sign-in/use-lock.js';
import type { OnOpened } from './opened.js';

const nameOf = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : '');

function Fields({ lock }: { lock: ReturnType<typeof useLock> }) {
  const t = useT();
  const seconds = lock.left(nameOf(useFieldValue('email')));
  return (
    <>
      <TextField name="email" label={t('Email ID')} type="email" autoComplete="username" />
      <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
      <LockNote seconds={seconds} />
      <FormBar submit={t('Show my registration')} disabled={seconds > 0} />
    </>
  );
}

const schema = async () => {
  await contractWords();
  return (await import('@portal/contracts')).ApplicantKey;
};

/** Opens the applications of an e-mail address with the password of the form. */
export function OpenByPasswordForm({ onOpened }: { onOpened: OnOpened }) {
  const lock = useLock();
  return (
    <LightForm
      fetchSchema={schema}
      onSubmit={async (body) => {
        const ask = () => call<typeof applicants.status>(applicantEndpoints.status, { body });
        await onOpened(await lock.watch(nameOf(body.email), ask));
      }}
    >
      <Fields lock={lock} />
    </LightForm>
  );
}
