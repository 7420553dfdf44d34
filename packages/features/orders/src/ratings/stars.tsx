import { formatNumber, Icon, Ltr, useT } from '@portal/ui';
import { Star } from 'lucide-react';
import css from './stars.module.css';

/** Stars of five, in words for whoever does not see the sign. */
export function Stars({ stars, count }: { stars: number; count?: number }) {
  const t = useT();
  return (
    <span className={css.stars}>
      <Icon icon={Star} />
      <span>{t('{{stars}} of 5', { stars })}</span>
      {count === undefined ? null : <Ltr>({formatNumber(count)})</Ltr>}
    </span>
  );
}
