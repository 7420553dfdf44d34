import type { Device } from '@portal/contracts';
import { useState } from 'react';
import { answersOf, kept, type Answer, type Kept, type SentOtp } from './verification.state.js';

/** What the holder has answered so far; each answer is kept on this phone until all are sent. */
export function useAnswers(device: Device) {
  const [state, setState] = useState<Kept>(() => kept.read(device.id) ?? { answers: answersOf(device) });
  const change = (next: Kept) => {
    setState(next);
    kept.keep(device.id, next);
  };
  return {
    ...state,
    answer: (id: string, answer: Answer) => change({ ...state, answers: { ...state.answers, [id]: answer } }),
    otpSent: (otp: SentOtp) => change({ ...state, otp }),
    sent: () => kept.drop(device.id),
  };
}
