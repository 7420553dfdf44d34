import type { orders, ReplyOf } from '@portal/contracts';
import { Figures, formatLakh, formatNumber, Ltr, Money, useT } from '@portal/ui';
import { procurement } from '../addresses.js';

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent} %`;

/** The four numbers of the overview. */
export function OverviewFigures({ of }: { of: ReplyOf<typeof orders.dashboard> }) {
  const t = useT();
  const compared = (change: number | null) =>
    change === null ? undefined : t('{{change}} vs. previous period', { change: signed(change) });
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <Figures
      of={[
        {
          label: t('Total GEM Orders'),
          value: count(of.totalPOs),
          note: compared(of.ordersChange),
          to: procurement,
        },
        {
          label: t('Active Orders'),
          value: count(of.activePOs),
          note: t('pending {{value}} lakh', { value: formatLakh(of.pendingValue) }),
        },
        { label: t('Total Value'), value: <Money of={of.totalValue} lakh />, note: compared(of.valueChange) },
        {
          label: t('Active Sellers'),
          value: count(of.sellerCount),
          note:
            of.avgSellerRating === null ? undefined : t('average rating {{rating}}', { rating: of.avgSellerRating }),
        },
      ]}
    />
  );
}
