import { maskedEmail, required, type devices, verification } from '@portal/contracts';
import {
  asClock,
  Form,
  Icon,
  Ltr,
  messageOf,
  NoteLine,
  OtpField,
  Refusal,
  Secondary,
  useFormState,
  useT,
  useUser,
} from '@portal/ui';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import type { useOtp } from './use-otp.js';
import type { SentOtp } from './verification.state.js';

const Code = z.object({
  otp: required('Please enter OTP').refine(
    (value) => value.length === verification.otpLength,
    'Invalid OTP. Please try again.',
  ),
}) satisfies z.ZodType<z.output<(typeof devices.checkOtp)['body']>>;

export interface OtpStepProps {
  otp: ReturnType<typeof useOtp>;
  sent: SentOtp | undefined;
  /** As the server counts them. */
  attemptsLeft: number | undefined;
  onCheck: (code: string) => Promise<unknown>;
}

/** Where the code is typed; what is typed after a wrong one takes its place, and a phone keeps its keyboard open. */
function CodeField() {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // Once the answer is in: until then the summary of what is wrong takes the focus.
  const refused = useFormState(({ attempt, busy, errors }) => (errors['otp'] && !busy ? attempt : 0));
  useEffect(() => {
    if (!refused) return;
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, [refused]);
  return (
    <div ref={box}>
      <OtpField
        alone
        name="otp"
        label={t('Enter OTP')}
        hint={t('Six digits. Three attempts are possible, then ask for another OTP.')}
      />
    </div>
  );
}

/** The OTP that shows that the holder has the mailbox to which the device was given. */
export function OtpStep({ otp, sent, attemptsLeft, onCheck }: OtpStepProps) {
  const t = useT();
  const { email } = useUser();
  const said = useRef<HTMLDivElement>(null);
  // The field that had the focus is gone.
  useEffect(() => {
    if (otp.spent) said.current?.focus();
  }, [otp.spent]);
  return (
    <>
      {!sent && (
        <p>
          {t('We send an OTP to your e-mail address, so that it is certain that you hold the device:')}{' '}
          <Ltr>{maskedEmail(email)}</Ltr>
        </p>
      )}
      <div role="status" tabIndex={-1} ref={said}>
        {otp.spent && <NoteLine tone="bad">{t('Maximum attempts exceeded. Please contact support.')}</NoteLine>}
        {sent && otp.alive && (
          <NoteLine tone="good">
            {t('OTP sent to')} <Ltr>{maskedEmail(sent.sentTo)}</Ltr>
          </NoteLine>
        )}
        {sent && !otp.alive && !otp.spent && (
          <NoteLine tone="waiting">{t('The OTP has expired. Please send another one.')}</NoteLine>
        )}
      </div>
      {otp.error && <Refusal text={messageOf(otp.error)} />}
      {sent && otp.alive && (
        <>
          <Form schema={Code} onSubmit={({ otp: code }) => onCheck(code)}>
            <CodeField />
          </Form>
          <Secondary as="p">
            {t('Valid for')} <Ltr>{asClock(otp.left)}</Ltr>
            {attemptsLeft !== undefined && <> · {t('{{count}} attempts left', { count: attemptsLeft })}</>}
          </Secondary>
          <div>
            <Button icon={<Icon icon={RotateCw} />} loading={otp.sending} disabled={otp.wait > 0} onClick={otp.send}>
              {otp.wait > 0 ? t('Resend in {{count}} s', { count: otp.wait }) : t('Resend OTP')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
