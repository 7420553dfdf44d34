import { formatNumber, Ltr, Money, PlainTable, Sheet, Totals, TwoLines, useT } from '@portal/ui';
import type { ShownRequisition } from './requisition.page.js';

/** What is needed, with what it may cost. */
export function RequisitionItems({ requisition: { items, estimatedTotal } }: { requisition: ShownRequisition }) {
  const t = useT();
  return (
    <Sheet title={t('Items')} flush>
      <PlainTable
        name={t('Items')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'item',
            title: t('Item'),
            render: ({ assetName, category, brand, model }) => (
              <TwoLines
                first={
                  <b>
                    <bdi>{assetName}</bdi>
                  </b>
                }
                second={[t(category), brand, model].filter(Boolean).join(' · ')}
              />
            ),
          },
          {
            key: 'quantity',
            title: t('Quantity'),
            amount: true,
            render: ({ quantity }) => <Ltr>{formatNumber(quantity)}</Ltr>,
          },
          {
            key: 'price',
            title: t('Estimated unit price'),
            amount: true,
            render: ({ estimatedUnitPrice: price }) => (price === undefined ? '–' : <Money amount={price} />),
          },
        ]}
      />
      {estimatedTotal > 0 && (
        <Totals totals={[{ label: t('Estimated total'), value: <Money amount={estimatedTotal} />, sum: true }]} />
      )}
    </Sheet>
  );
}
