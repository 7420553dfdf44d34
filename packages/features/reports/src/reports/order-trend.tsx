import { BarChart, formatLakh, formatNumber, Ltr, Money, PlainTable, Secondary, Sheet, Unfold, useT } from '@portal/ui';
import type { OrderReport } from './order-figures.js';

// '2026-11' as the portal writes days: 11-2026.
const monthOf = (month: string) => month.split('-').reverse().join('-');

/** The value of the orders of each month as bars, with a table behind. */
export function OrderTrend({ trend }: { trend: OrderReport['trend'] }) {
  const t = useT();
  const name = t('Order trend (₹ lakh)');
  return (
    <Sheet title={name}>
      {trend.length === 0 && <Secondary as="p">{t('No data yet')}</Secondary>}
      <BarChart
        name={name}
        bars={trend.map(({ month, value }) => ({ label: monthOf(month), value, text: formatLakh(value) }))}
      />
      <Unfold summary={t('Show as table')}>
        <PlainTable
          name={name}
          rows={trend}
          rowKey={({ month }) => month}
          columns={[
            { key: 'month', title: t('Month'), render: ({ month }) => <Ltr>{monthOf(month)}</Ltr> },
            {
              key: 'orders',
              title: t('Orders'),
              amount: true,
              render: ({ orders }) => <Ltr>{formatNumber(orders)}</Ltr>,
            },
            { key: 'value', title: t('Value'), amount: true, render: ({ value }) => <Money amount={value} /> },
          ]}
        />
      </Unfold>
    </Sheet>
  );
}
