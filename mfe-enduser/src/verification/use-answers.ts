import { type Device, fileRules, mostVerificationPhotos } from '@portal/contracts';
import { faultOf, newKey } from '@portal/ui';
import { useState } from 'react';
import type { Kept, KeptVerifications, Submission } from './kept-verifications.js';
import { sendKept } from './send-kept.js';
import { answersOf, type Answer, type SentOtp } from './verification.state.js';

/** What the holder has answered and photographed so far; everything is kept on this phone until all is sent. */
export function useAnswers(device: Device, store: KeptVerifications, known: Kept | undefined) {
  const [photoFault, setPhotoFault] = useState<string>();
  const begun = { deviceName: device.deviceName, answers: answersOf(device), photos: [] };
  // What was sent is the portal's now: the next verification begins anew.
  const isSent = known?.submission?.state === 'sent';
  const state: Kept = known && !isSent ? known : begun;
  const change = (part: Partial<Kept>) =>
    void store.change(device.id, (now) => ({
      ...(now?.submission?.state === 'sent' ? begun : (now ?? begun)),
      ...part,
    }));
  const addPhotos = (files: File[]) => {
    const fits = files.filter((file) => !faultOf(file, fileRules.photo));
    const fault = files.map((file) => faultOf(file, fileRules.photo)).find(Boolean);
    const free = mostVerificationPhotos - state.photos.length;
    setPhotoFault(fault ?? (fits.length > free ? 'At most 5 photos are allowed' : undefined));
    change({ photos: [...state.photos, ...fits.slice(0, free).map((file) => ({ key: newKey(), file }))] });
  };
  return {
    ...state,
    photoFault,
    addPhotos,
    removePhoto: (key: string) => change({ photos: state.photos.filter((photo) => photo.key !== key) }),
    answer: (id: string, answer: Answer) => change({ answers: { ...state.answers, [id]: answer } }),
    otpSent: (otp: SentOtp) => change({ otp }),
    /** Puts it on its way; resolves once it arrived, was refused, or waits for the network. */
    send: async (items: Submission['items']) => {
      const submission: Submission = { key: newKey(), items, state: 'waiting', at: new Date().toISOString() };
      await store.change(device.id, (now) => ({ ...(now ?? begun), submission }));
      void navigator.storage?.persist?.();
      await sendKept(store);
    },
    /** Takes back what was not sent: the answers stay. */
    takeBack: () => change({ submission: undefined }),
  };
}
