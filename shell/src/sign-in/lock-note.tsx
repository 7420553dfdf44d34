import { asClock, Ltr, NoteLine, useT } from '@portal/ui';
import css from './lock-note.module.css';

/** What remains of a lock. The running time is not read out: each second would interrupt. */
export function LockNote({ seconds }: { seconds: number }) {
  const t = useT();
  if (!seconds) return null;
  return (
    <NoteLine tone="waiting">
      <span className={css.words}>
        {t('Another try is possible in')}
        <b role="timer" aria-live="off">
          <Ltr>{asClock(seconds)}</Ltr>
        </b>
      </span>
    </NoteLine>
  );
}
