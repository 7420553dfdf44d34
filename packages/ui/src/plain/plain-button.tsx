import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Spinner } from '../states/spinner.js';
import css from './plain-button.module.css';

export interface PlainButtonProps {
  /** The one that leads on. */
  primary?: boolean;
  /** Leads to the end of something. */
  danger?: boolean;
  /** Sends the form around it. */
  submit?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A button with antd's look and none of its weight: for what everybody loads before signing in. */
export const PlainButton = ({ primary, danger, submit, busy, disabled, onClick, children }: PlainButtonProps) => (
  <button
    type={submit ? 'submit' : 'button'}
    className={clsx(css.button, primary && css.primary, danger && css.danger, busy && css.busy)}
    aria-busy={busy || undefined}
    disabled={disabled}
    onClick={busy ? undefined : onClick}
  >
    {busy && <Spinner small />}
    {children}
  </button>
);
