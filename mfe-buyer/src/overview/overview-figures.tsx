import type { orders, ReplyOf } from '@portal/contracts';
import { Figures, formatLakh, formatNumber, Ltr, Money, useT } from '@portal/ui';
import { procurement, purchaseOrders, vendors } from '../addresses.js';

// The sign stays with its number at the end of a line.
const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent}\u00A0%`;

/** The four numbers of the overview, each a way to the rows that it counts; the first counts GeM orders, the others all orders. */
export function OverviewFigures({ dashboard }: { dashboard: ReplyOf<typeof orders.dashboard> }) {
  const t = useT();
  const compared = (change: number) => t('{{change}} vs. previous period', { change: signed(change) });
  const both = (what: string, change: number | null) => (
    <>
      {what}
      {change !== null && <> · {compared(change)}</>}
    </>
  );
  const allKinds = t('GeM orders and purchase orders');
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <Figures
      figures={[
        {
          label: t('Total GEM Orders'),
          value: count(dashboard.gemOrders.total),
          note: both(
            t('of {{total}} orders', { total: formatNumber(dashboard.totalPOs) }),
            dashboard.gemOrders.totalChange,
          ),
          to: procurement,
        },
        {
          label: t('Active Orders'),
          value: count(dashboard.activePOs),
          note: (
            <>
              {allKinds} · {t('pending {{value}} lakh', { value: formatLakh(dashboard.pendingValue) })}
            </>
          ),
          to: `${purchaseOrders}?active=yes`,
        },
        {
          label: t('Total Value'),
          value: <Money amount={dashboard.totalValue} lakh />,
          note: both(allKinds, dashboard.valueChange),
          to: `${purchaseOrders}?approved=yes`,
        },
        {
          label: t('Active Sellers'),
          value: dashboard.sellerCount === null ? '–' : count(dashboard.sellerCount),
          note:
            dashboard.avgSellerRating === null
              ? undefined
              : t('average rating {{rating}}', { rating: dashboard.avgSellerRating }),
          to: `${vendors}?status=Active`,
        },
      ]}
    />
  );
}
