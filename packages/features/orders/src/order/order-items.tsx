import { gstPercent } from '@portal/contracts';

import { formatNumber, Ltr, Money, PlainTable, Sheet, Totals, TwoLines, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** The lines of an order, how much of each is delivered and open, and the sums. */
export function OrderItems({ of }: { of: ShownOrder }) {
  const t = useT();
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <Sheet title={t('Order Items')} flush>
      <PlainTable
        name={t('Order Items')}
        rows={of.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'item',
            title: t('Item'),
            render: (item) => (
              <TwoLines
                first={
                  <b>
                    <bdi>{item.productName}</bdi>
                  </b>
                }
                second={
                  <>
                    <bdi>{item.brand}</bdi> · <bdi>{item.modelNumber}</bdi> · {t(item.categoryType)}
                  </>
                }
              />
            ),
          },
          { key: 'quantity', title: t('Quantity'), amount: true, render: ({ quantity }) => count(quantity) },
          { key: 'delivered', title: t('Delivered'), amount: true, render: ({ delivered }) => count(delivered) },
          {
            key: 'open',
            title: t('Still open'),
            amount: true,
            render: ({ quantity, delivered }) => <b>{count(quantity - delivered)}</b>,
          },
          { key: 'price', title: t('Unit price'), amount: true, render: (item) => <Money of={item.unitPrice} /> },
          {
            key: 'gst',
            title: t('GST'),
            amount: true,
            render: (item) => (
              <TwoLines first={<Money of={item.gstAmount} />} second={<Ltr>{item.gst ?? gstPercent} %</Ltr>} />
            ),
          },
          { key: 'total', title: t('Total'), amount: true, render: (item) => <Money of={item.totalPrice} /> },
        ]}
      />
      <Totals
        of={[
          { label: t('Subtotal'), value: <Money of={of.subtotal} /> },
          { label: t('GST'), value: <Money of={of.gstTotal} /> },
          { label: t('Order total'), value: <Money of={of.totalAmount} />, sum: true },
        ]}
      />
    </Sheet>
  );
}
