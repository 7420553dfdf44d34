import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/colors.js';

export interface ToneTagProps {
  /** `rest` is normal: text with a green icon; `plain` is neither good nor bad. */
  tone: Tone | 'rest' | 'plain';
  children: ReactNode;
}

/** A few words in the colours of what they mean. */
export const ToneTag = ({ tone, children }: ToneTagProps) => (
  <span className={clsx('status', tone === 'plain' ? 'rest flat' : tone)}>{children}</span>
);
