import { maskedEmail, required, type devices, verification } from '@portal/contracts';
import { asClock, Form, Icon, Ltr, messageOf, NoteLine, OtpField, Refusal, Secondary, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
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

/** The OTP that shows that the holder has the mailbox to which the device was given. */
export function OtpStep({ otp, sent, attemptsLeft, onCheck }: OtpStepProps) {
  const t = useT();
  const { email } = useUser();
  return (
    <>
      {!sent && (
        <p>
          {t('We send an OTP to your e-mail address, so that it is certain that you hold the device:')}{' '}
          <Ltr>{maskedEmail(email)}</Ltr>
        </p>
      )}
      <div role="status">
        {sent && otp.alive && (
          <NoteLine tone="good">
            {t('OTP sent to')} <Ltr>{maskedEmail(sent.sentTo)}</Ltr>
          </NoteLine>
        )}
        {sent && !otp.alive && <NoteLine tone="waiting">{t('The OTP has expired. Please send another one.')}</NoteLine>}
      </div>
      {otp.error && <Refusal text={messageOf(otp.error)} />}
      {sent && otp.alive && (
        <>
          <Form schema={Code} onSubmit={({ otp: code }) => onCheck(code)}>
            <OtpField
              alone
              name="otp"
              label={t('Enter OTP')}
              hint={t('Six digits. Three attempts are possible, then ask for another OTP.')}
            />
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
