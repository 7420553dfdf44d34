import { gstPercent } from '@portal/contracts';

import { formatNumber, Ltr, Money, PlainTable, Sheet, Totals, TwoLines, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** The lines of an order, how much of each is delivered and open, and the sums. */
export function OrderItems({ order }: { order: ShownOrder }) {
  const t = useT();
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <Sheet title={t('Order Items')} flush>
      <PlainTable
        name={t('Order Items')}
        rows={order.items}
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
          { key: 'price', title: t('Unit price'), amount: true, render: (item) => <Money amount={item.unitPrice} /> },
          {
            key: 'gst',
            title: t('GST'),
            amount: true,
            render: (item) => (
              <TwoLines first={<Money amount={item.gstAmount} />} second={<Ltr>{item.gst ?? gstPercent} %</Ltr>} />
            ),
          },
          { key: 'total', title: t('Total'), amount: true, render: (item) => <Money amount={item.totalPrice} /> },
        ]}
      />
      <Totals
        totals={[
          { label: t('Subtotal'), value: <Money amount={order.subtotal} /> },
          { label: t('GST'), value: <Money amount={order.gstTotal} /> },
          { label: t('Order total'), value: <Money amount={order.totalAmount} />, sum: true },
        ]}
      />
    </Sheet>
  );
}
