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
export function AssetReport({ of, assetsAt }: { of: AssetNumbers; assetsAt: string }) {
  const t = useT();
  const numbers: PlainColumn<Counted>[] = [
    { key: 'count', title: t('Assets'), amount: true, render: (row) => count(row.count) },
    {
      key: 'share',
      title: t('Share'),
      amount: true,
      render: (row) => <Ltr>{`${of.totalAssets ? ((row.count / of.totalAssets) * 100).toFixed(1) : 0} %`}</Ltr>,
    },
    ...(of.totalValue === undefined
      ? []
      : [
          {
            key: 'value',
            title: t('Value'),
            amount: true,
            render: ({ value = 0 }: Counted) => <Money of={value} />,
          },
        ]),
  ];
  return (
    <>
      <Figures
        of={[
          { label: t('Total Assets'), value: count(of.totalAssets), to: assetsAt },
          ...(of.totalValue === undefined
            ? []
            : [{ label: t('Total Value'), value: <Money of={of.totalValue} lakh /> }]),
          {
            label: t('Warranty ends within 30 days'),
            value: count(of.warrantyExpiring),
            to: `${assetsAt}?attention=warranty`,
          },
          { label: t('AMC ends within 30 days'), value: count(of.amcExpiring), to: `${assetsAt}?attention=amc` },
        ]}
      />
      <Sheet title={t('Asset status distribution')} flush>
        <PlainTable
          name={t('Asset status distribution')}
          rows={of.byStatus}
          rowKey={({ status }) => status}
          columns={[
            { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag kind="asset" of={status} /> },
            ...numbers,
          ]}
        />
      </Sheet>
      <Sheet title={t('Assets by department')} flush>
        <PlainTable
          name={t('Assets by department')}
          rows={of.byDepartment}
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
          rows={of.byCategory}
          rowKey={({ category }) => category}
          columns={[{ key: 'category', title: t('Category'), render: ({ category }) => t(category) }, ...numbers]}
        />
      </Sheet>
      <Expiring of={of.expiring} assetsAt={assetsAt} />
    </>
  );
}

function Expiring({ of, assetsAt }: { of: AssetNumbers['expiring']; assetsAt: string }) {
  const t = useT();
  const kinds = { warranty: t('Warranty'), amc: t('AMC') };
  return (
    <Sheet title={t('Ending within 30 days')} flush={of.length > 0}>
      {of.length === 0 ? (
        <Secondary as="p">{t('No warranty and no AMC ends within 30 days.')}</Secondary>
      ) : (
        <PlainTable
          name={t('Ending within 30 days')}
          rows={of}
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
            { key: 'date', title: t('Ends on'), render: ({ date }) => <DateText of={date} /> },
            { key: 'left', title: t('Left'), render: ({ date }) => <DaysLeft until={date} /> },
          ]}
        />
      )}
    </Sheet>
  );
}
