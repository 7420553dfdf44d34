import { useT } from '../i18n/use-t.js';
import { useLate } from './late.js';

/** Grey lines in the place of rows that are on their way, after 300 ms. */
export function Skeleton({ rows = 6 }: { rows?: number }) {
  const t = useT();
  const late = useLate(true);
  return (
    <div className="skeleton" role="status">
      <span className="sr">{t('Loading...')}</span>
      {late && Array.from({ length: rows }, (_, index) => <span key={index} className="bone" aria-hidden />)}
    </div>
  );
}
