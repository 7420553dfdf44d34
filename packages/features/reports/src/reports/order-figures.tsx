import type { orders, ReplyOf } from '@portal/contracts';
import { Figures, formatNumber, Ltr, Money, Score, useT } from '@portal/ui';

export type OrderReport = ReplyOf<typeof orders.report>;

/** The four numbers of the orders of a period. */
export function OrderFigures({ of }: { of: OrderReport }) {
  const t = useT();
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  const { totalOrders, activeOrders, completedOrders, totalValue, avgOrderValue, onTimeDeliveryRate, avgDeliveryTime } =
    of;
  return (
    <Figures
      of={[
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
          value: <Money of={totalValue} lakh />,
          note: (
            <>
              {t('average')} <Money of={avgOrderValue} />
            </>
          ),
        },
        {
          label: t('On-time delivery'),
          value: onTimeDeliveryRate === null ? t('No data yet') : <Score of={onTimeDeliveryRate} />,
          note:
            avgDeliveryTime === null
              ? undefined
              : t('{{count}} days on average', { count: Math.round(avgDeliveryTime) }),
        },
      ]}
    />
  );
}
