import { devices, type Device } from '@portal/contracts';
import { ApiError, Icon, NoteLine, Skeleton, useOnline, useT, useWrite, Wizard, type WizardProps } from '@portal/ui';
import { Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { devicesBase } from '../addresses.js';
import { ChecklistStep } from './checklist-step.js';
import { OtpStep } from './otp-step.js';
import type { Kept, KeptVerifications } from './kept-verifications.js';
import { ResultStep } from './result-step.js';
import { SubmissionNote } from './submission-note.js';
import { useAnswers } from './use-answers.js';
import { useKept } from './use-kept.js';
import { useOtp } from './use-otp.js';
import { tally } from './verification.state.js';
import css from './verification-steps.module.css';

type StepKey = 'otp' | 'checklist' | 'complete';

const stepOf = ({ verificationStatus, otpStatus }: Device, again: boolean, waits: boolean): StepKey => {
  if (waits) return 'complete';
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

/** The three steps of a verification, as soon as what this browser keeps of it is read. */
export function VerificationSteps({ device }: { device: Device }) {
  const { kept, isLost, store } = useKept();
  if (!kept) return <Skeleton />;
  return <OwnSteps device={device} store={store} known={kept.get(device.id)} isLost={isLost} />;
}

interface OwnStepsProps {
  device: Device;
  store: KeptVerifications;
  known: Kept | undefined;
  isLost: boolean;
}

/** Which step is due follows from the device, and from what is on its way to the portal. */
function OwnSteps({ device, store, known, isLost }: OwnStepsProps) {
  const t = useT();
  const navigate = useNavigate();
  const online = useOnline();
  const [again, setAgain] = useState(false);
  // Around the form, so that the button at the foot can send it.
  const box = useRef<HTMLDivElement>(null);
  const own = useAnswers(device, store, known);
  const { answers, otp: sent } = own;
  const otp = useOtp(device, sent, own.otpSent);
  const check = useWrite(devices.checkOtp);
  const submission = known?.submission;
  const waits = submission?.state === 'waiting';
  const at = stepOf(device, again, waits);
  const { left } = tally(device, answers);
  const { send, sending, error } = useSend(device, own, () => setAgain(false));

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
    complete: waits
      ? { label: t('Change answers'), disabled: sending, onClick: own.takeBack }
      : device.verificationStatus === 'Failed'
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
              {!online && (
                <NoteLine tone="waiting">
                  {t('The OTP needs a network. Once it is verified, the checklist works without one.')}
                </NoteLine>
              )}
              <OtpStep
                otp={otp}
                sent={sent}
                attemptsLeft={device.otpAttemptsLeft}
                onCheck={(code) =>
                  check.mutateAsync(
                    { params: { id: device.id }, body: { otp: code } },
                    { onError: (refusal) => isSpent(refusal) && otp.end() },
                  )
                }
              />
            </div>
          ),
        },
        {
          key: 'checklist',
          title: t('Checklist'),
          content: (
            <>
              {submission?.state === 'refused' && <SubmissionNote submission={submission} />}
              <ChecklistStep
                device={device}
                answers={answers}
                onAnswer={own.answer}
                error={error}
                photos={{
                  photos: own.photos,
                  fault: own.photoFault,
                  onAdd: own.addPhotos,
                  onRemove: own.removePhoto,
                }}
              />
            </>
          ),
        },
        {
          key: 'complete',
          title: t('Complete'),
          content: (
            <div className={css.step}>
              {submission && submission.state !== 'refused' && <SubmissionNote submission={submission} />}
              {waits ? (
                <p>{t('Answers and photos are kept on this device and are sent by themselves, once.')}</p>
              ) : (
                <ResultStep device={device} />
              )}
            </div>
          ),
        },
      ]}
      primary={primaries[at]}
      note={
        at === 'checklist' && (
          <>
            <Icon icon={Smartphone} />{' '}
            {isLost ? t('This browser keeps nothing: do not close the page') : t('Saved on this phone')} ·{' '}
            {t('{{count}} items left', { count: left })}
          </>
        )
      }
    />
  );
}

/** Sends the checklist off once every item has an answer. */
function useSend(device: Device, { answers, send: sendOff }: ReturnType<typeof useAnswers>, onSent: () => void) {
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
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
    setSending(true);
    await sendOff(items).finally(() => setSending(false));
    onSent();
  };
  return { send, sending, error };
}
