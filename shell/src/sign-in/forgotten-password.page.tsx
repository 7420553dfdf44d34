import { recoveryEndpoints, recoveryMinutes, type recovery } from '@portal/contracts';
import {
  call,
  FormBar,
  GuestFrame,
  Headline,
  Lead,
  LightForm,
  NoteLine,
  Surface,
  TextButton,
  TextField,
  useT,
} from '@portal/ui';
import { useState } from 'react';
import { contractWords } from '../door/contract-words.js';
import { BackToLogin } from './back-to-login.js';
import css from './sign-in.module.css';

function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useT();
  return (
    <Surface as="section" padded aria-label={t('Forgotten password')}>
      <NoteLine tone="good">
        <p role="status">
          {t('If {{email}} belongs to an account, a link to set a new password is on its way.', {
            email: `\u2066${email}\u2069`,
          })}
        </p>
        <p>{t('The link works once, for {{minutes}} minutes.', { minutes: recoveryMinutes })}</p>
      </NoteLine>
      <p>
        <TextButton onClick={onAgain}>{t('Nothing came? Ask again')}</TextButton>
      </p>
    </Surface>
  );
}

const schema = async () => {
  await contractWords();
  return (await import('@portal/contracts')).ForgottenPassword;
};

/** Asks for the link that sets a new password. */
export function ForgottenPasswordPage() {
  const t = useT();
  const [asked, setAsked] = useState<string>();
  return (
    <GuestFrame narrow>
      <BackToLogin />
      <Headline title={t('Forgotten password')} />
      <Lead>{t('We send a link to the e-mail address of your account.')}</Lead>
      {asked ? (
        <Asked email={asked} onAgain={() => setAsked(undefined)} />
      ) : (
        <LightForm
          fetchSchema={schema}
          onSubmit={async (values) => {
            await call<typeof recovery.ask>(recoveryEndpoints.ask, { body: values });
            setAsked(values.email);
          }}
        >
          <Surface padded className={css.fields}>
            <TextField name="email" label={t('Email')} type="email" autoComplete="username" maxLength={254} />
            <FormBar submit={t('Send the link')} />
          </Surface>
        </LightForm>
      )}
    </GuestFrame>
  );
}
