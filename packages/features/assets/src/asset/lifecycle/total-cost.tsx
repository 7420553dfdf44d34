import { type Asset, AssetCosts, assets, keysOf } from '@portal/contracts';
import { Money, PlainTable, Sheet, useLabels, useRead, useT } from '@portal/ui';

/** What an asset has cost its office up to now, part by part; shown to who may see that. */
export function TotalCost({ asset: { id } }: { asset: Asset }) {
  const t = useT();
  const label = useLabels(AssetCosts);
  const { data } = useRead(assets.events, { params: { id } });
  const costs = data?.health.costs;
  if (!costs) return null;
  const name = t('Total cost of ownership');
  return (
    <Sheet title={name} flush>
      <PlainTable
        name={name}
        rows={keysOf(costs)}
        rowKey={(part) => part}
        columns={[
          { key: 'part', title: t('Cost'), render: (part) => (part === 'total' ? <b>{label(part)}</b> : label(part)) },
          {
            key: 'amount',
            title: t('Amount'),
            amount: true,
            render: (part) => <Money amount={part === 'realised' ? 0 - costs.realised : costs[part]} />,
          },
        ]}
      />
    </Sheet>
  );
}
