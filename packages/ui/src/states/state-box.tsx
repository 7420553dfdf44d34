import { clsx } from 'clsx/lite';
import type { HTMLAttributes, ReactNode } from 'react';
import css from './state-box.module.css';

export interface StateBoxProps extends Pick<HTMLAttributes<HTMLElement>, 'role' | 'aria-live'> {
  'data-loading'?: boolean;
  look?: 'empty' | 'problem';
  icon?: ReactNode;
  /** What is the case in bold, and why. */
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** In the place of what cannot be shown: what is the case, why, and what can be done. */
export const StateBox = ({ look, icon, children, action, ...rest }: StateBoxProps) => (
  <div {...rest} className={clsx(css.state, look && css[look])}>
    {icon}
    {children && <div className={css.words}>{children}</div>}
    {action}
  </div>
);
