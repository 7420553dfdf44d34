import type { LucideIcon } from 'lucide-react';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../values/icon.js';
import { StateBox } from './state-box.js';

export interface EmptyProps {
  title: string;
  /** Why there is nothing, and what to do first. */
  text?: string;
  icon?: LucideIcon;
  action?: ReactNode;
}

/** There is nothing to show yet: why, and the first action. */
export const Empty = ({ title, text, icon = Inbox, action }: EmptyProps) => (
  <StateBox look="empty" icon={<Icon icon={icon} size={28} />} action={action}>
    <b>{title}</b>
    {text && <p>{text}</p>}
  </StateBox>
);
