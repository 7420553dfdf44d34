import { type HistoryPeriod, historyPeriods, type PartHistory } from '@portal/contracts';
import { formatMoment, formatShare, Ltr, PlainTable, Problem, Secondary, Sheet, Skeleton, useT } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { watchHistory } from './health.queries.js';
import css from './history-sheet.module.css';

const titles: Record<HistoryPeriod, string> = { '24h': '24 hours', '7d': '7 days', '90d': '90 days' };
const bar = { width: 8, gap: 2, height: 20 };
const times = (value: number | null) => <Ltr>{value === null ? '–' : `${Math.round(value)} ms`}</Ltr>;

/** How much of the time each part was there, and how quickly it answered, over a chosen period. */
export function HistorySheet() {
  const t = useT();
  const [period, setPeriod] = useState<HistoryPeriod>('24h');
  const { data, error, isPending, refetch } = useQuery(watchHistory(period));
  const choice = (
    <div className={css.periods} role="group" aria-label={t('Period')}>
      {historyPeriods.map((each) => (
        <Button
          key={each}
          size="small"
          type={each === period ? 'primary' : 'default'}
          aria-pressed={each === period}
          onClick={() => setPeriod(each)}
        >
          {t(titles[each])}
        </Button>
      ))}
    </div>
  );
  return (
    <Sheet title={t('History')} more={choice} flush>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {data && data.parts.length === 0 && (
        <div className={css.empty}>
          <Secondary>{t('Nothing has been kept yet, or it cannot be read now.')}</Secondary>
        </div>
      )}
      {data && data.parts.length > 0 && (
        <PlainTable
          name={t('History')}
          rows={data.parts}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              title: t('Part'),
              render: ({ name }) => (
                <b>
                  <Ltr>{name}</Ltr>
                </b>
              ),
            },
            {
              key: 'available',
              title: t('Available'),
              amount: true,
              render: ({ availability }) => <Ltr>{formatShare(availability)}</Ltr>,
            },
            { key: 'bars', title: t('Course'), render: (part) => <Bars part={part} /> },
            { key: 'p50', title: 'p50', amount: true, render: ({ p50 }) => times(p50) },
            { key: 'p95', title: 'p95', amount: true, render: ({ p95 }) => times(p95) },
            { key: 'p99', title: 'p99', amount: true, render: ({ p99 }) => times(p99) },
          ]}
        />
      )}
    </Sheet>
  );
}

function lookOf(share: number | null) {
  if (share === null) return css.none;
  if (share >= 99.9) return css.good;
  return share >= 95 ? css.less : css.bad;
}

/** The oldest piece stands first, in every language as time runs on the status page. */
function Bars({ part: { name, availability, bars } }: { part: PartHistory }) {
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${bars.length * (bar.width + bar.gap)} ${bar.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${name}: ${formatShare(availability)}`}
    >
      {bars.map(({ at, availability: share }, place) => (
        <rect
          key={at}
          className={lookOf(share)}
          x={place * (bar.width + bar.gap)}
          width={bar.width}
          height={bar.height}
          rx={1}
        >
          <title>{`${formatMoment(at)}: ${formatShare(share)}`}</title>
        </rect>
      ))}
    </svg>
  );
}
