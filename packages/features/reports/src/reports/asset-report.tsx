import type { assets, ReplyOf } from '@portal/contracts';
import {
  DateText,
  DaysLeft,
  Figures,
  formatNumber,
  Ltr,
  Money,
  PlainTable,
  RowLink,
  Secondary,
  Sheet,
  StatusTag,
  TwoLines,
  useT,
  type PlainColumn,
} from '@portal/ui';

export type AssetNumbers = ReplyOf<typeof assets.stats>;

interface Counted {
  count: number;
  value?: number;
}

const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;

/** The assets of now: how many in which state, by department and category, and what ends soon. */
export function AssetReport({ report, assetsAt }: { report: AssetNumbers; assetsAt: string }) {
  const t = useT();
  const numbers: PlainColumn<Counted>[] = [
    { key: 'count', title: t('Assets'), amount: true, render: (row) => count(row.count) },
    {
      key: 'share',
      title: t('Share'),
      amount: true,
      render: (row) => <Ltr>{`${report.totalAssets ? ((row.count / report.totalAssets) * 100).toFixed(1) : 0} %`}</Ltr>,
    },
    ...(report.totalValue === undefined
      ? []
      : [
          {
            key: 'value',
            title: t('Value'),
            amount: true,
            render: ({ value = 0 }: Counted) => <Money amount={value} />,
          },
        ]),
  ];
  return (
    <>
      <Figures
        figures={[
          { label: t('Total Assets'), value: count(report.totalAssets), to: assetsAt },
          ...(report.totalValue === undefined
            ? []
            : [{ label: t('Total Value'), value: <Money amount={report.totalValue} lakh /> }]),
          {
            label: t('Warranty ends within 30 days'),
            value: count(report.warrantyExpiring),
            to: `${assetsAt}?attention=warranty`,
          },
          { label: t('AMC ends within 30 days'), value: count(report.amcExpiring), to: `${assetsAt}?attention=amc` },
        ]}
      />
      <Sheet title={t('Asset status distribution')} flush>
        <PlainTable
          name={t('Asset status distribution')}
          rows={report.byStatus}
          rowKey={({ status }) => status}
          columns={[
            { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag kind="asset" status={status} /> },
            ...numbers,
          ]}
        />
      </Sheet>
      <Sheet title={t('Assets by department')} flush>
        <PlainTable
          name={t('Assets by department')}
          rows={report.byDepartment}
          rowKey={({ department }) => department}
          columns={[
            { key: 'department', title: t('Department'), render: ({ department }) => <bdi>{department}</bdi> },
            ...numbers,
          ]}
        />
      </Sheet>
      <Sheet title={t('Category analysis')} flush>
        <PlainTable
          name={t('Category analysis')}
          rows={report.byCategory}
          rowKey={({ category }) => category}
          columns={[{ key: 'category', title: t('Category'), render: ({ category }) => t(category) }, ...numbers]}
        />
      </Sheet>
      <Expiring expiring={report.expiring} assetsAt={assetsAt} />
    </>
  );
}

function Expiring({ expiring, assetsAt }: { expiring: AssetNumbers['expiring']; assetsAt: string }) {
  const t = useT();
  const kinds = { warranty: t('Warranty'), amc: t('AMC') };
  return (
    <Sheet title={t('Ending within 30 days')} flush={expiring.length > 0}>
      {expiring.length === 0 ? (
        <Secondary as="p">{t('No warranty and no AMC ends within 30 days.')}</Secondary>
      ) : (
        <PlainTable
          name={t('Ending within 30 days')}
          rows={expiring}
          rowKey={({ id, kind }) => `${id} ${kind}`}
          columns={[
            {
              key: 'asset',
              title: t('Asset'),
              render: ({ id, name, serialNumber }) => (
                <RowLink to={`${assetsAt}/${id}`}>
                  <TwoLines first={<bdi>{name}</bdi>} second={<Ltr>{serialNumber}</Ltr>} />
                </RowLink>
              ),
            },
            { key: 'kind', title: t('Cover'), render: ({ kind }) => kinds[kind] },
            { key: 'date', title: t('Ends on'), render: ({ date }) => <DateText value={date} /> },
            { key: 'left', title: t('Left'), render: ({ date }) => <DaysLeft until={date} /> },
          ]}
        />
      )}
    </Sheet>
  );
}
