import { useT } from '../i18n/use-t.js';
import { useLate } from './late.js';
import { ScreenReaderOnly, Secondary } from '../text/text.js';
import css from './skeleton.module.css';

/** Grey lines in the place of rows that are on their way, after 300 ms, and what is on its way where a list says so. */
export function Skeleton({ rows = 6, text }: { rows?: number; text?: string }) {
  const t = useT();
  const late = useLate(true);
  return (
    <div className={css.skeleton} role="status" data-loading>
      {text ? late && <Secondary as="p">{text}</Secondary> : <ScreenReaderOnly>{t('Loading...')}</ScreenReaderOnly>}
      {late && Array.from({ length: rows }, (_, index) => <span key={index} className={css.line} aria-hidden />)}
    </div>
  );
}
