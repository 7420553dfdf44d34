import { Button } from 'antd';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { useWide } from '../theme/media.js';
import { Icon } from '../values/icon.js';
import css from './view-choice.module.css';

/** Rows or cards; a phone has cards only. */
export function ViewChoice({ cards, onChange }: { cards: boolean; onChange: (view: 'cards' | undefined) => void }) {
  const t = useT();
  const wide = useWide();
  if (!wide) return null;
  return (
    <div className={css.view} role="group" aria-label={t('View')}>
      <Button
        aria-pressed={!cards}
        aria-label={t('As a list')}
        icon={<Icon icon={Rows3} />}
        onClick={() => onChange(undefined)}
      />
      <Button
        aria-pressed={cards}
        aria-label={t('As cards')}
        icon={<Icon icon={LayoutGrid} />}
        onClick={() => onChange('cards')}
      />
    </div>
  );
}
