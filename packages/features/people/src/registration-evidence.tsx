import { lazy } from 'react';

/** A registration as it is shown where it is decided about besides its page; `base` is where registrations live. */
export const registrationEvidence = ({ base }: { base: string }) =>
  lazy(async () => {
    const { Evidence } = await import('./registration/evidence.js');
    return { default: ({ id }: { id: string }) => <Evidence id={id} base={base} /> };
  });
