import type { orders, ReplyOf } from '@portal/contracts';
import { Figures, formatNumber, Ltr, Money, Score, useT } from '@portal/ui';

export type OrderReport = ReplyOf<typeof orders.report>;

/** The four numbers of the orders of a period. */
export function OrderFigures({ report }: { report: OrderReport }) {
  const t = useT();
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  const { totalOrders, activeOrders, completedOrders, approvedOrders, totalValue, avgOrderValue } = report;
  const { onTimeDeliveryRate, avgDeliveryTime } = report;
  return (
    <Figures
      figures={[
        {
          label: t('Orders'),
          value: count(totalOrders),
          note: (
            <>
              {t('active')} {count(activeOrders)}
            </>
          ),
        },
        { label: t('Completed'), value: count(completedOrders) },
        {
          label: t('Total Value'),
          value: <Money amount={totalValue} lakh />,
          note: (
            <>
              {t('{{count}} approved, on average', { count: approvedOrders })} <Money amount={avgOrderValue} />
            </>
          ),
        },
        {
          label: t('On-time delivery'),
          value: onTimeDeliveryRate === null ? t('No data yet') : <Score value={onTimeDeliveryRate} />,
          note:
            avgDeliveryTime === null
              ? undefined
              : t('{{count}} days on average', { count: Math.round(avgDeliveryTime) }),
        },
      ]}
    />
  );
}
