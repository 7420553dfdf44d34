import { devices, type Device, verification } from '@portal/contracts';
import { ApiError, useSecondsLeft, useWrite } from '@portal/ui';
import { useState } from 'react';
import type { SentOtp } from './verification.state.js';

/** Asking for an OTP: what was sent, how long it lives, and when another one can be asked for. */
export function useOtp(device: Device, sent: SentOtp | undefined, onSent: (otp: SentOtp) => void) {
  const write = useWrite(devices.sendOtp);
  // Whoever comes back in the pause finds it as the server counts it.
  const [pausedUntil, setPausedUntil] = useState(device.otpAgainAt ? Date.parse(device.otpAgainAt) : undefined);
  const [ended, setEnded] = useState(false);
  const expiresAt = sent && Date.parse(sent.expiresAt);
  const left = useSecondsLeft(expiresAt);
  const wait = useSecondsLeft(pausedUntil);
  const pause = (seconds: number) => setPausedUntil(Date.now() + seconds * 1_000);
  const send = () =>
    write.mutate(
      { params: { id: device.id } },
      {
        onSuccess: ({ expiresAt: until, sentTo }) => {
          onSent({ expiresAt: until, sentTo });
          setEnded(false);
          pause(verification.otpPauseSeconds);
        },
        onError: (error) => {
          if (error instanceof ApiError && error.retryAfter) pause(error.retryAfter);
        },
      },
    );
  /** Three wrong ones end it, however long it would have lived; another may be asked for at once. */
  const end = () => {
    setPausedUntil(undefined);
    setEnded(true);
  };
  const spent = ended || device.otpStatus === 'Failed';
  return {
    send,
    end,
    sending: write.isPending,
    error: write.error,
    left,
    wait,
    spent,
    alive: left > 0 && !spent,
  };
}
