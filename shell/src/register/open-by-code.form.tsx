import { applicantEndpoints, statusCodeMinutes, type applicants } from '@portal/contracts';
import { call, FormBar, LightForm, NoteLine, OtpField, PlainButton, TextField, useT } from '@portal/ui';
import { useState } from 'react';
import { contractWords } from '../door/contract-words.js';
import { LockNote } from '../sign-in/lock-note.js';
import { useLock } from '../sign-in/use-lock.js';
import type { OnOpened } from './opened.js';

interface OpenByCodeFormProps {
  number?: string;
  onOpened: OnOpened;
}

const requestSchema = async () => {
  await contractWords();
  return (await import('@portal/contracts')).StatusCodeRequest;
};
const codeSchema = async () => {
  await contractWords();
  return (await import('@portal/contracts')).StatusCode;
};

function AskForCode({
  number,
  onSent,
  onHave,
}: {
  number?: string;
  onSent: (number: string) => void;
  onHave: () => void;
}) {
  const t = useT();
  return (
    <LightForm
      fetchSchema={requestSchema}
      initial={{ number }}
      onSubmit={async (body) => {
        await call<typeof applicants.sendCode>(applicantEndpoints.sendCode, { body });
        onSent(body.number);
      }}
    >
      <NumberField />
      <TextField name="email" label={t('Email ID')} type="email" autoComplete="username" />
      <FormBar submit={t('Send me a code')}>
        <PlainButton onClick={onHave}>{t('I have a code')}</PlainButton>
      </FormBar>
    </LightForm>
  );
}

function NumberField() {
  const t = useT();
  return <TextField name="number" label={t('Registration number')} hint={t('For example REG-2026-000042')} ltr short />;
}

/** Opens one application with its number and a code that is mailed to its applicant. */
export function OpenByCodeForm({ number: given, onOpened }: OpenByCodeFormProps) {
  const t = useT();
  const lock = useLock();
  const [number, setNumber] = useState(given);
  const [step, setStep] = useState<'ask' | 'sent' | 'have'>('ask');
  const seconds = lock.left('code');
  if (step === 'ask') {
    return (
      <AskForCode
        number={number}
        onHave={() => setStep('have')}
        onSent={(of) => {
          setNumber(of);
          setStep('sent');
        }}
      />
    );
  }
  return (
    <LightForm
      fetchSchema={codeSchema}
      initial={{ number }}
      onSubmit={async (body) => {
        const ask = () => call<typeof applicants.openByCode>(applicantEndpoints.openByCode, { body });
        await onOpened(await lock.watch('code', ask));
      }}
    >
      {step === 'sent' && (
        <NoteLine tone="good">
          <p role="status">
            {t('If number and e-mail fit, a code is on its way. It works for {{minutes}} minutes.', {
              minutes: statusCodeMinutes,
            })}
          </p>
        </NoteLine>
      )}
      <NumberField />
      <OtpField
        name="code"
        label={t('Code')}
        hint={t('Six digits. After three wrong ones use the link of the mail, or ask for another code.')}
      />
      <LockNote seconds={seconds} />
      <FormBar submit={t('Show my registration')} disabled={seconds > 0}>
        <PlainButton onClick={() => setStep('ask')}>{t('Ask for another code')}</PlainButton>
      </FormBar>
    </LightForm>
  );
}
