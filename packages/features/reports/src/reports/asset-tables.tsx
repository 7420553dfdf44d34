import type { assets, ReplyOf } from '@portal/contracts';
import {
  BarChart,
  formatLakh,
  formatNumber,
  Ltr,
  Money,
  PlainTable,
  RowLink,
  Sheet,
  StatusTag,
  useT,
  type PlainColumn,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { ExpiringCovers } from './expiring-covers.js';
import { useAssetLinks } from './use-asset-links.js';
import { Count } from './words.js';

export type AssetNumbers = ReplyOf<typeof assets.stats>;

export interface Counted {
  count: number;
  /** Of these. */
  disposed?: number;
  value?: number;
}

/** How an age in whole years reads; five stands for all that are older. */
export function useAgeWords() {
  const t = useT();
  return (years: number) => {
    if (years === 0) return t('Under a year');
    return years >= 5 ? t('5 years and older') : t('{{from}} to {{to}} years', { from: years, to: years + 1 });
  };
}

/** How many, which part of all, how many of them are disposed of, and what those in use were bought for where the reader sees that. */
function useNumbers({ totalAssets, totalValue }: AssetNumbers, splits: boolean): PlainColumn<Counted>[] {
  const t = useT();
  const share = (count: number) => `${totalAssets ? ((count / totalAssets) * 100).toFixed(1) : 0} %`;
  return [
    { key: 'count', title: t('Assets'), amount: true, render: ({ count }) => <Count value={count} /> },
    { key: 'share', title: t('Share of all'), amount: true, render: ({ count }) => <Ltr>{share(count)}</Ltr> },
    ...(splits
      ? [
          {
            key: 'disposed',
            title: t('Of these disposed'),
            amount: true,
            render: ({ disposed = 0 }: Counted) => <Count value={disposed} />,
          },
        ]
      : []),
    ...(totalValue === undefined
      ? []
      : [
          {
            key: 'value',
            title: t('Value of those in use'),
            amount: true,
            render: ({ value = 0 }: Counted) => <Money amount={value} />,
          },
        ]),
  ];
}

interface GroupSheetProps<Row> {
  title: string;
  rows: readonly Row[];
  /** What tells a group from the others, and how it reads. */
  nameOf: (row: Row) => string;
  first: { title: string; render: (row: Row) => ReactNode };
  numbers: readonly PlainColumn<Row>[];
}

/** How many assets there are of each group: as bars, and in a table that leads to them. One bar would tell nothing. */
function GroupSheet<Row extends Counted>({ title, rows, nameOf, first, numbers }: GroupSheetProps<Row>) {
  const t = useT();
  return (
    <Sheet title={title}>
      {rows.length > 1 && (
        <BarChart
          name={title}
          series={[t('Assets')]}
          bars={rows.map((row) => ({ label: nameOf(row), values: [row.count] }))}
          text={formatNumber}
        />
      )}
      <PlainTable name={title} rows={rows} rowKey={nameOf} columns={[{ key: 'group', ...first }, ...numbers]} />
    </Sheet>
  );
}

/** The groups of the assets, each with its rows behind it. */
export function AssetTables({ report }: { report: AssetNumbers }) {
  const t = useT();
  const leads = useAssetLinks();
  const ageWords = useAgeWords();
  const [ofStatus, numbers] = [useNumbers(report, false), useNumbers(report, true)];
  return (
    <>
      <ExpiringCovers expiring={report.expiring} />
      <GroupSheet
        title={t('Asset status distribution')}
        rows={report.byStatus}
        nameOf={({ status }) => t(status)}
        first={{
          title: t('Status'),
          render: ({ status }) => (
            <RowLink to={leads({ status })}>
              <StatusTag kind="asset" status={status} />
            </RowLink>
          ),
        }}
        numbers={ofStatus}
      />
      <GroupSheet
        title={t('Category analysis')}
        rows={report.byCategory}
        nameOf={({ category }) => t(category)}
        first={{
          title: t('Category'),
          render: ({ category }) => <RowLink to={leads({ category })}>{t(category)}</RowLink>,
        }}
        numbers={numbers}
      />
      <GroupSheet
        title={t('Assets by age')}
        rows={report.byAge}
        nameOf={({ years }) => ageWords(years)}
        first={{
          title: t('Age'),
          render: ({ years, from, to }) => (
            <RowLink to={leads({ ...(from ? { from } : {}), ...(to ? { to } : {}) })}>{ageWords(years)}</RowLink>
          ),
        }}
        numbers={numbers}
      />
      <WorthSheet report={report} />
      <GroupSheet
        title={t('Assets by department')}
        rows={report.byDepartment}
        nameOf={({ department }) => department}
        first={{
          title: t('Department'),
          render: ({ department }) => (
            <RowLink to={leads({ department })}>
              <bdi>{department}</bdi>
            </RowLink>
          ),
        }}
        numbers={numbers}
      />
    </>
  );
}

/** What the assets in use were bought for and are worth today, by category; for who sees values. */
function WorthSheet({ report: { byCategory, totalValue } }: { report: AssetNumbers }) {
  const t = useT();
  const leads = useAssetLinks();
  const rows = byCategory.filter(({ value = 0 }) => value > 0);
  if (totalValue === undefined || rows.length === 0) return null;
  const title = t('Value after depreciation');
  const lost = ({ value = 0, worth = 0 }: (typeof rows)[number]) => Math.max(0, value - worth);
  return (
    <Sheet title={title}>
      <BarChart
        name={t('Value after depreciation (₹ lakh)')}
        series={[title, t('Depreciation')]}
        bars={rows.map((row) => ({ label: t(row.category), values: [row.worth ?? 0, lost(row)] }))}
        text={formatLakh}
      />
      <PlainTable
        name={title}
        rows={rows}
        rowKey={({ category }) => category}
        columns={[
          {
            key: 'category',
            title: t('Category'),
            render: ({ category }) => <RowLink to={leads({ category })}>{t(category)}</RowLink>,
          },
          { key: 'value', title: t('Value'), amount: true, render: ({ value = 0 }) => <Money amount={value} /> },
          { key: 'lost', title: t('Depreciation'), amount: true, render: (row) => <Money amount={lost(row)} /> },
          { key: 'worth', title, amount: true, render: ({ worth = 0 }) => <Money amount={worth} /> },
        ]}
      />
    </Sheet>
  );
}
