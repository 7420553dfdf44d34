import { orders, verification } from '@portal/contracts';
import {
  ApiError,
  asClock,
  FormPart,
  Icon,
  Ltr,
  messageOf,
  NoteLine,
  OtpField,
  Parts,
  Refusal,
  Secondary,
  useFormState,
  useSecondsLeft,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { RotateCw, Send } from 'lucide-react';
import { useState } from 'react';
import type { ShownOrder } from '../order-list/order.words.js';

/**
 * The OTP: sent to whom the buyer named to receive, entered here once the goods stand in front of them. One that is spent by
 * three wrong ones is followed by another one at once.
 */
export function OtpPart({ order, spent, onSent }: { order: ShownOrder; spent: boolean; onSent: () => void }) {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  const send = useWrite(orders.sendOtp);
  const [mayResendAt, setMayResendAt] = useState<number>();
  const sent = send.data;
  const valid = useSecondsLeft(sent && Date.parse(sent.expiresAt));
  const wait = useSecondsLeft(spent ? undefined : mayResendAt);
  const ask = () =>
    send.mutate(
      { params: { id: order.id } },
      {
        onSuccess: () => {
          setMayResendAt(Date.now() + verification.otpPauseSeconds * 1_000);
          onSent();
        },
        onError: (error) =>
          error instanceof ApiError && error.retryAfter && setMayResendAt(Date.now() + error.retryAfter * 1_000),
      },
    );
  return (
    <FormPart
      id="proof-otp"
      title={t('Acceptance with OTP')}
      help={t('{{officer}} receives an OTP by e-mail and tells it to you when the goods are there.', {
        officer: order.receiver?.name ?? '',
      })}
    >
      <Parts>
        <div role="status">
          {sent && valid > 0 && (
            <NoteLine tone="good">
              {t('OTP sent to')} <Ltr>{sent.sentTo}</Ltr>.{' '}
              {t('{{count}} attempts are possible.', { count: sent.attemptsLeft })}
            </NoteLine>
          )}
          {sent && valid === 0 && (
            <NoteLine tone="waiting">{t('The OTP has expired. Please send another one.')}</NoteLine>
          )}
        </div>
        {sent && valid > 0 && (
          <Secondary as="p">
            {t('Valid for')} <Ltr>{asClock(valid)}</Ltr>
          </Secondary>
        )}
        <div>
          <Button
            type={sent ? 'default' : 'primary'}
            icon={<Icon icon={sent ? RotateCw : Send} />}
            loading={send.isPending}
            disabled={busy || wait > 0}
            onClick={ask}
          >
            {wait > 0 ? t('Resend in {{count}} s', { count: wait }) : sent ? t('Resend OTP') : t('Send OTP')}
          </Button>
        </div>
        {send.error && <Refusal text={messageOf(send.error)} />}
      </Parts>
      <OtpField name="otp" hint={t('Six digits')} />
    </FormPart>
  );
}
