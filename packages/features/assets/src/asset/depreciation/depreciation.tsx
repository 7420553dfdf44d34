import { type Asset, assets, type DepreciationYear } from '@portal/contracts';
import { BarChart, formatNumber, Ltr, Money, PlainTable, Secondary, Sheet, useRead, useT } from '@portal/ui';

const yearName = ({ year }: DepreciationYear) => `${year}–${String((year + 1) % 100).padStart(2, '0')}`;

/** What an asset is worth at the end of each financial year, past and to come; shown to who may see values. */
export function Depreciation({ asset: { id } }: { asset: Asset }) {
  const t = useT();
  const { data } = useRead(assets.events, { params: { id } });
  const { policy, years } = data?.health ?? {};
  if (!policy || !years) return null;
  const name = t('Value at the end of a financial year (₹)');
  return (
    <Sheet title={t('Depreciation')}>
      <Secondary as="p">
        {t(
          '{{method}}, {{percent}} % a year, salvage value {{salvage}} %. A financial year goes from April to March.',
          {
            method: t(policy.method),
            percent: policy.yearlyPercent,
            salvage: policy.salvagePercent,
          },
        )}
      </Secondary>
      <Secondary as="p">{name}</Secondary>
      <BarChart
        name={name}
        series={[t('Value at its end')]}
        bars={years.map((year) => ({ label: yearName(year), values: [year.closing] }))}
        text={formatNumber}
      />
      <PlainTable
        name={t('Depreciation')}
        rows={years}
        rowKey={({ year }) => `${year}`}
        columns={[
          { key: 'year', title: t('Financial year'), render: (year) => <Ltr>{yearName(year)}</Ltr> },
          {
            key: 'opening',
            title: t('Value at its start'),
            amount: true,
            render: (row) => <Money amount={row.opening} />,
          },
          { key: 'loss', title: t('Depreciation'), amount: true, render: (row) => <Money amount={row.depreciation} /> },
          {
            key: 'closing',
            title: t('Value at its end'),
            amount: true,
            render: (row) => <Money amount={row.closing} />,
          },
        ]}
      />
    </Sheet>
  );
}
