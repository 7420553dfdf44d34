import type { assets, ReplyOf } from '@portal/contracts';
import { formatMoney, formatNumber, Ltr, Money, useT, type Figure } from '@portal/ui';

const share = (part: number, whole: number) => (whole ? ((part / whole) * 100).toFixed(1) : '0');

/** The numbers over the list of assets, each a way to its rows; what they cost only for who may know. */
export function useAssetFigures(base: string, stats: ReplyOf<typeof assets.stats> | undefined): Figure[] | undefined {
  const t = useT();
  if (!stats) return undefined;
  const { totalAssets, activeAssets, totalValue, averageValue = 0, needsAttention } = stats;
  const { underRepair, warrantyExpiring, amcExpiring, addedThisMonth } = stats;
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return [
    {
      label: t('Total Assets'),
      value: count(totalAssets),
      note: t('{{n}} added this month', { n: formatNumber(addedThisMonth) }),
      to: base,
    },
    {
      label: t('Active Assets'),
      value: count(activeAssets),
      note: t('{{share}} % of all', { share: share(activeAssets, totalAssets) }),
      to: `${base}?status=Active`,
    },
    ...(totalValue === undefined
      ? []
      : [
          {
            label: t('Total Value'),
            value: <Money amount={totalValue} lakh />,
            note: t('average {{value}}', { value: formatMoney(averageValue) }),
          },
        ]),
    {
      label: t('Needs Attention'),
      value: count(needsAttention),
      note: t('{{repair}} repair · {{warranty}} warranty · {{amc}} AMC', {
        repair: underRepair,
        warranty: warrantyExpiring,
        amc: amcExpiring,
      }),
      attention: needsAttention > 0,
      to: `${base}?attention=any`,
    },
  ];
}
