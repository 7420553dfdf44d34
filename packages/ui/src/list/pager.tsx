import { Select } from 'antd';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { useWide } from '../theme/media.js';
import { Icon } from '../values/icon.js';
import { formatNumber } from '../values/number.js';
import { pageSizes } from './list-state.js';
import css from './pager.module.css';

export interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total`. */
  more?: boolean;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

const exactly = 'Showing {{from}} to {{to}} of {{total}}';
const moreThan = 'Showing {{from}} to {{to}} of more than {{total}}';

/** At most five pages around the current one. */
function pagesAround(page: number, last: number) {
  const first = Math.max(1, Math.min(page - 2, last - 4));
  return Array.from({ length: Math.min(5, last) }, (_, index) => first + index);
}

/** Where in a list the reader is, and the way on. */
export function Pager({ page, pageSize, total, more = false, onPage, onPageSize }: PagerProps) {
  const t = useT();
  const wide = useWide();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total ? (page - 1) * pageSize + 1 : 0;
  return (
    <div className={css.pager}>
      <p role="status">
        {t(more ? moreThan : exactly, {
          from: formatNumber(from),
          to: formatNumber(Math.min(total, page * pageSize)),
          total: formatNumber(total),
        })}
      </p>
      {wide && (
        <label className={css.rows}>
          {t('Rows')}
          <Select
            size="small"
            value={pageSize}
            aria-label={t('Rows')}
            options={pageSizes.map((value) => ({ value, label: value }))}
            suffixIcon={<Icon icon={ChevronDown} />}
            onChange={onPageSize}
          />
        </label>
      )}
      <nav aria-label={t('Pages')}>
        <button type="button" disabled={page <= 1} aria-label={t('Previous')} onClick={() => onPage(page - 1)}>
          <Icon icon={ChevronLeft} flip />
        </button>
        {pagesAround(page, last).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={t('Page {{number}}', { number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ))}
        <button type="button" disabled={page >= last} aria-label={t('Next')} onClick={() => onPage(page + 1)}>
          <Icon icon={ChevronRight} flip />
        </button>
      </nav>
    </div>
  );
}
