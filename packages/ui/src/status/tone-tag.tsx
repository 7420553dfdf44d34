import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/colors.js';
import css from './tone-tag.module.css';

export interface ToneTagProps {
  /** `rest` is normal: text with a green icon; `plain` is neither good nor bad. */
  tone: Tone | 'rest' | 'plain';
  children: ReactNode;
}

/** A few words in the colours of what they mean. */
export const ToneTag = ({ tone, children }: ToneTagProps) => (
  <span className={clsx(css.tag, css[tone])}>{children}</span>
);
