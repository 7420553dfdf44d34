import { Drawer } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { direction } from '../theme/text.js';
import { usePreferences } from '../theme/preferences.js';
import { Icon } from '../values/icon.js';

export interface SideDrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `start` is where reading starts: left in English, right in Urdu. */
  at?: 'start' | 'end';
}

/** A panel that slides in from a side. */
export function SideDrawer({ open, title, onClose, children, at = 'start' }: SideDrawerProps) {
  const t = useT();
  const { language } = usePreferences();
  const left = (at === 'start') === (direction(language) === 'ltr');
  return (
    <Drawer
      open={open}
      title={title}
      onClose={onClose}
      placement={left ? 'left' : 'right'}
      size={320}
      closable={{ closeIcon: <Icon icon={X} size={18} />, 'aria-label': t('Close') }}
    >
      {children}
    </Drawer>
  );
}
