import { formatNumber, Ltr, NoteLine, Problem, Secondary, Sheet, Skeleton, useT } from '@portal/ui';
import { Link } from 'react-router';
import { DaysLeft } from '../receipts/receipt.words.js';
import { useKindWords } from './kind-words.js';
import { type SellerAddresses, useSellerWaiting } from './use-seller-waiting.js';
import { type InboxAddresses, useWaiting } from './use-waiting.js';
import { keyOf, type Waiting } from './waiting.js';
import type { WaitingQueue } from './waiting-queue.js';
import css from './waiting.panel.module.css';

const shown = 5;

/** The most urgent of what waits for the decision of the reader, for the first page of an area. */
export const WaitingPanel = ({ at, inbox }: { at: InboxAddresses; inbox: string }) => (
  <MostUrgent queue={useWaiting(at, { pageSize: shown, pages: 1 })} inbox={inbox} />
);

/** The same of what a seller is to do. */
export const SellerWaitingPanel = ({ at, inbox }: { at: SellerAddresses; inbox: string }) => (
  <MostUrgent queue={useSellerWaiting(at, { pageSize: shown, pages: 1 })} inbox={inbox} />
);

function MostUrgent({ queue: { rows, total, error, pending, again }, inbox }: { queue: WaitingQueue; inbox: string }) {
  const t = useT();
  return (
    <Sheet title={t('Waiting for you')} more={total > 0 && <Count total={total} inbox={inbox} />}>
      {error && <Problem error={error} title={t('What waits cannot be read')} onRetry={() => void again()} />}
      {pending && rows.length === 0 && <Skeleton rows={shown} />}
      {!pending && !error && rows.length === 0 && <NoteLine>{t('Nothing waits for you')}</NoteLine>}
      {rows.length > 0 && (
        <ul className={css.rows}>
          {rows.slice(0, shown).map((row) => (
            <Row key={keyOf(row)} row={row} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Count({ total, inbox }: { total: number; inbox: string }) {
  const t = useT();
  return (
    <Link to={inbox}>
      {t('All that waits')}{' '}
      <b className={css.count}>
        <Ltr>{formatNumber(total)}</Ltr>
      </b>
    </Link>
  );
}

function Row({ row }: { row: Waiting }) {
  const kinds = useKindWords();
  return (
    <li>
      <div className={css.what}>
        <Secondary>{kinds[row.kind]}</Secondary>
        <Link to={row.to}>
          <bdi>{row.name}</bdi>
        </Link>
        <Secondary>
          <bdi>{row.about}</bdi>
        </Secondary>
      </div>
      {row.dueOn && <DaysLeft day={row.dueOn} />}
    </li>
  );
}
