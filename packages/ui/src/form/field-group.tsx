import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { IconButton } from '../links/links.js';
import { Icon } from '../values/icon.js';
import css from './field-group.module.css';

interface FieldGroupProps {
  /** What tells it from the others: 'Item 2'. */
  title: string;
  /** Missing where it is the only one. */
  onRemove?: () => void;
  children: ReactNode;
}

/** The fields of one row of a list in a form, with its name and the way to remove it. */
export function FieldGroup({ title, onRemove, children }: FieldGroupProps) {
  const t = useT();
  return (
    <div className={css.group} role="group" aria-label={title}>
      <div className={css.head}>
        <h3>{title}</h3>
        {onRemove && (
          <IconButton onClick={onRemove} aria-label={t('Remove {{name}}', { name: title })}>
            <Icon icon={Trash2} /> {t('Remove')}
          </IconButton>
        )}
      </div>
      {children}
    </div>
  );
}
