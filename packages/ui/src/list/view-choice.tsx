import { Button } from 'antd';
import { LayoutGrid, Rows3, Rows4, Sheet } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { useWide } from '../theme/media.js';
import { Icon } from '../values/icon.js';
import css from './view-choice.module.css';

interface ViewChoiceProps {
  view: 'cards' | 'sheet' | undefined;
  /** The rows can be written in. */
  hasSheet: boolean;
  onChange: (view: 'cards' | 'sheet' | undefined) => void;
  /** The rows of the list stand close together. */
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
}

/** Rows, close together or not, cards, or a sheet to write in; a phone has cards only. */
export function ViewChoice({ view, hasSheet, onChange, isCompact, onCompact }: ViewChoiceProps) {
  const t = useT();
  const wide = useWide();
  if (!wide) return null;
  return (
    <div className={css.view} role="group" aria-label={t('View')}>
      {!view && (
        <Button
          aria-pressed={isCompact}
          aria-label={t('Compact rows')}
          title={t('Compact rows')}
          icon={<Icon icon={Rows4} />}
          onClick={() => onCompact(!isCompact)}
        />
      )}
      <Button
        aria-pressed={!view}
        aria-label={t('As a list')}
        icon={<Icon icon={Rows3} />}
        onClick={() => onChange(undefined)}
      />
      <Button
        aria-pressed={view === 'cards'}
        aria-label={t('As cards')}
        icon={<Icon icon={LayoutGrid} />}
        onClick={() => onChange('cards')}
      />
      {hasSheet && (
        <Button
          aria-pressed={view === 'sheet'}
          aria-label={t('As a sheet')}
          icon={<Icon icon={Sheet} />}
          onClick={() => onChange('sheet')}
        />
      )}
    </div>
  );
}
