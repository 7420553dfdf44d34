import { SecondStep } from '@portal/contracts';
import {
  answerSecondStep,
  ApiError,
  Form,
  FormBar,
  OtpField,
  PlainButton,
  Surface,
  TextField,
  useForm,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { LockNote } from './lock-note.js';
import { useLock } from './use-lock.js';
import css from './sign-in.module.css';

const Code = SecondStep.pick({ code: true });

export interface SecondStepFormProps {
  challenge: string;
  /** Back to e-mail and password; `late` when the time for this step is over. */
  onAgain: (late: boolean) => void;
}

function CodeField({ recovery }: { recovery: boolean }) {
  const t = useT();
  if (!recovery) {
    return <OtpField name="code" label={t('Code')} hint={t('Six digits that your authenticator app shows now.')} />;
  }
  return (
    <TextField
      name="code"
      label={t('Recovery code')}
      hint={t('One of the codes that you kept when you switched the second step on. Each works once.')}
      maxLength={20}
      ltr
      short
    />
  );
}

function OtherWay({ recovery, onChange }: { recovery: boolean; onChange: (recovery: boolean) => void }) {
  const t = useT();
  const { set } = useForm();
  return (
    <Button
      type="link"
      onClick={() => {
        set('code', '');
        onChange(!recovery);
      }}
    >
      {recovery ? t('Use the authenticator app') : t('Use a recovery code')}
    </Button>
  );
}

/** The second step: six digits of the authenticator app, or a recovery code. */
export function SecondStepForm({ challenge, onAgain }: SecondStepFormProps) {
  const t = useT();
  const lock = useLock();
  const [recovery, setRecovery] = useState(false);
  const seconds = lock.left(challenge);
  const answer = async (code: string) => {
    try {
      await lock.watch(challenge, () => answerSecondStep(challenge, code));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') return onAgain(true);
      throw error;
    }
  };
  return (
    <Form schema={Code} onSubmit={({ code }) => answer(code)}>
      <Surface padded className={css.fields}>
        <CodeField recovery={recovery} />
        <LockNote seconds={seconds} />
        <FormBar submit={t('Go on')} busyText={t('Signing in...')} disabled={seconds > 0}>
          <PlainButton onClick={() => onAgain(false)}>{t('Cancel')}</PlainButton>
        </FormBar>
        <OtherWay recovery={recovery} onChange={setRecovery} />
      </Surface>
    </Form>
  );
}
