import type { Page } from '@portal/contracts';
import { Button } from 'antd';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { Empty } from '../states/empty.js';
import { Skeleton } from '../states/skeleton.js';
import { useWide } from '../theme/media.js';
import type { RowShape } from './columns.js';
import { RowCards } from './row-cards.js';
import { RowTable } from './row-table.js';
import type { Selection } from './selection.js';
import css from './row-list.module.css';

export interface RowListProps<Row> extends RowShape<Row> {
  name: string;
  found: Page<Row> | undefined;
  failed: boolean;
  /** The rows are of the question before: greyed until the answer is here. */
  stale: boolean;
  /** Cards although there is room for a table. */
  asCards?: boolean;
  selection?: Selection<Row>;
  isCompact?: boolean;
  sort?: string;
  onSort?: (sort: string) => void;
  /** What is said while its rows are on their way: 'Loading orders...'. */
  loading?: string;
  empty: { title: string; text?: string; action?: ReactNode; onClear?: () => void };
}

/** The rows of a list in their state: on the way, none, or there, as table or cards. */
export function RowList<Row>(props: RowListProps<Row>) {
  const t = useT();
  const wide = useWide();
  const { found, failed, stale, asCards = false, loading, empty } = props;
  if (!found) return failed ? null : <Skeleton rows={8} text={loading} />;
  if (!found.items.length) {
    const clear = empty.onClear && <Button onClick={empty.onClear}>{t('Clear Filters')}</Button>;
    return (
      <Empty
        title={empty.title}
        text={empty.text}
        icon={empty.onClear ? SearchX : undefined}
        action={clear ?? empty.action}
      />
    );
  }
  return (
    <div className={stale ? css.stale : undefined}>
      {wide && !asCards ? (
        <RowTable {...props} rows={found.items} />
      ) : (
        <RowCards {...props} rows={found.items} grid={asCards} />
      )}
    </div>
  );
}
