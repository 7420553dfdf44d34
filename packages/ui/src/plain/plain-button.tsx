import type { ReactNode } from 'react';

export interface PlainButtonProps {
  /** The one that leads on. */
  primary?: boolean;
  /** Sends the form around it. */
  submit?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A button with antd's look and none of its weight: for what everybody loads before signing in. */
export const PlainButton = ({ primary, submit, busy, disabled, onClick, children }: PlainButtonProps) => (
  <button
    type={submit ? 'submit' : 'button'}
    className={['plain-button', primary && 'primary', busy && 'busy'].filter(Boolean).join(' ')}
    disabled={disabled}
    onClick={busy ? undefined : onClick}
  >
    {busy && <span className="spin in-button" aria-hidden />}
    {children}
  </button>
);
