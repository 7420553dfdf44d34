import { devices, type Device } from '@portal/contracts';
import { ApiError, Icon, messageOf, useT, useWrite, Wizard, type WizardProps } from '@portal/ui';
import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { devicesBase } from '../addresses.js';
import { ChecklistStep } from './checklist-step.js';
import { OtpStep } from './otp-step.js';
import { ResultStep } from './result-step.js';
import { useAnswers } from './use-answers.js';
import { useOtp } from './use-otp.js';
import { tally } from './verification.state.js';
import css from './verification-steps.module.css';

type StepKey = 'otp' | 'checklist' | 'complete';

const stepOf = ({ verificationStatus, otpStatus }: Device, again: boolean): StepKey => {
  if (verificationStatus !== 'Pending' && !again) return 'complete';
  return otpStatus === 'Verified' ? 'checklist' : 'otp';
};

// The first question without an answer: there the reader has to go on.
function goTo(id: string | undefined) {
  const question = document.getElementById(`check-${id}`);
  question?.scrollIntoView({ block: 'center' });
  question?.querySelector('input')?.focus();
}

const isSpent = (refusal: unknown) => refusal instanceof ApiError && refusal.code === 'DEVICE_OTP_LOCKED';

/** The three steps of a verification; which one is due follows from the device. */
export function VerificationSteps({ device }: { device: Device }) {
  const t = useT();
  const navigate = useNavigate();
  const [again, setAgain] = useState(false);
  // Around the form, so that the button at the foot can send it.
  const box = useRef<HTMLDivElement>(null);
  const { answers, otp: sent, answer, otpSent, sent: forget } = useAnswers(device);
  const otp = useOtp(device, sent, otpSent);
  const check = useWrite(devices.checkOtp);
  const at = stepOf(device, again);
  const { left } = tally(device, answers);
  const { send, sending, error } = useSend(device, answers, () => {
    forget();
    setAgain(false);
  });

  const primaries: Record<StepKey, WizardProps['primary']> = {
    otp:
      sent && otp.alive
        ? {
            label: t('Verify OTP'),
            busy: check.isPending,
            onClick: () => box.current?.querySelector('form')?.requestSubmit(),
          }
        : { label: t('Send OTP'), busy: otp.sending, disabled: otp.wait > 0, onClick: otp.send },
    checklist: { label: t('Save and continue'), busy: sending, onClick: () => void send() },
    complete:
      device.verificationStatus === 'Failed'
        ? { label: t('Verify again'), onClick: () => setAgain(true) }
        : { label: t('Back to my devices'), onClick: () => void navigate(devicesBase) },
  };
  return (
    <Wizard
      at={at}
      steps={[
        {
          key: 'otp',
          title: t('OTP'),
          content: (
            <div ref={box} className={css.step}>
              <OtpStep
                otp={otp}
                sent={sent}
                attemptsLeft={device.otpAttemptsLeft}
                onCheck={(code) =>
                  check.mutateAsync(
                    { params: { id: device.id }, body: { otp: code } },
                    { onError: (refusal) => isSpent(refusal) && otp.maySendNow() },
                  )
                }
              />
            </div>
          ),
        },
        {
          key: 'checklist',
          title: t('Checklist'),
          content: <ChecklistStep device={device} answers={answers} onAnswer={answer} error={error} />,
        },
        {
          key: 'complete',
          title: t('Complete'),
          content: (
            <div className={css.step}>
              <ResultStep device={device} />
            </div>
          ),
        },
      ]}
      primary={primaries[at]}
      note={
        at === 'checklist' && (
          <>
            <Icon icon={Smartphone} /> {t('Saved on this phone')} · {t('{{count}} items left', { count: left })}
          </>
        )
      }
    />
  );
}

/** Sends the checklist once every item has an answer. */
function useSend(device: Device, answers: ReturnType<typeof useAnswers>['answers'], onSent: () => void) {
  const verify = useWrite(devices.verify);
  const [error, setError] = useState<string>();
  const send = async () => {
    if (tally(device, answers).left > 0) {
      setError('Please answer every item');
      return goTo(device.checklist.find(({ id }) => !answers[id])?.id);
    }
    setError(undefined);
    const items = device.checklist.flatMap(({ id }) => {
      const given = answers[id];
      const notes = given?.status === 'Failed' ? given.notes : undefined;
      return given ? [{ id, status: given.status, notes }] : [];
    });
    try {
      await verify.mutateAsync({ params: { id: device.id }, version: device.version, body: { items } });
      onSent();
    } catch (thrown) {
      setError(messageOf(thrown));
    }
  };
  return { send, sending: verify.isPending, error };
}
