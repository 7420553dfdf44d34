import { useT } from '../i18n/use-t.js';
import { PlainButton } from '../plain/plain-button.js';
import { NoteLine } from './note-line.js';

interface ShowMoreProps {
  /** How many rows are shown. */
  shown: number;
  /** How many there are, also of those that are not shown. */
  total: number;
  onMore: () => void;
}

/** How many rows of a long list inside a record are shown, and the way to more of them; nothing once all are. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const t = useT();
  if (total <= shown) return null;
  return (
    <NoteLine>
      {t('{{shown}} of {{total}} are shown.', { shown, total })}{' '}
      <PlainButton onClick={onMore}>{t('Show more')}</PlainButton>
    </NoteLine>
  );
}
