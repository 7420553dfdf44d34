import { Button } from 'antd';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import type { BulkAction } from './columns.js';
import type { Selection } from './selection.js';
import { IconButton } from '../links/links.js';
import css from './bulk-bar.module.css';

/** What can be done with the selected rows; stands at the foot of the list. */
export function BulkBar<Row>({
  selection,
  actions,
  more,
}: {
  selection: Selection<Row>;
  actions: BulkAction<Row>[];
  /** Beside the count: a way to select more. */
  more?: ReactNode;
}) {
  const t = useT();
  const count = selection.rows.length;
  if (!count) return null;
  return (
    <div className={css.bar} role="region" aria-label={t('Selected rows')}>
      <div className={css.count}>
        <b role="status">{t('{{count}} selected', { count })}</b>
        {more}
      </div>
      <div className={css.actions}>
        {actions.map(({ key, label, icon, danger, onClick }) => (
          <Button
            key={key}
            danger={danger}
            icon={icon && <Icon icon={icon} />}
            onClick={() => onClick(selection.rows, selection.clear)}
          >
            {typeof label === 'string' ? label : label(count)}
          </Button>
        ))}
      </div>
      <IconButton aria-label={t('Cancel selection')} onClick={selection.clear}>
        <Icon icon={X} size={18} />
      </IconButton>
    </div>
  );
}
