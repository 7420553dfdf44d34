import { ScreenReaderOnly, useT } from '@portal/ui';
import { clsx } from 'clsx/lite';
import { useNavigation } from 'react-router';
import css from './wait-bar.module.css';

/** Says that the next page is on its way, within the first moment. */
export function WaitBar() {
  const t = useT();
  const waits = useNavigation().state !== 'idle';
  return (
    <div className={clsx(css.bar, waits && css.waiting)} role="status" data-loading={waits || undefined}>
      {waits && <ScreenReaderOnly>{t('Loading...')}</ScreenReaderOnly>}
    </div>
  );
}
