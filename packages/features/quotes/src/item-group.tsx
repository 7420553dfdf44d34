import { Icon, IconButton, useT } from '@portal/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './item-fields.module.css';

interface ItemGroupProps {
  index: number;
  /** Missing where it is the only line. */
  onRemove?: () => void;
  children: ReactNode;
}

/** The fields of one line, with its number and the way to remove it. */
export function ItemGroup({ index, onRemove, children }: ItemGroupProps) {
  const t = useT();
  const title = t('Item {{number}}', { number: index + 1 });
  return (
    <div className={css.item} role="group" aria-label={title}>
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
