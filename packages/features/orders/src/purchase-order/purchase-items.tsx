import {
  formatNumber,
  Ltr,
  Money,
  type PlainColumn,
  PlainTable,
  Sheet,
  StatusTag,
  Totals,
  TwoLines,
  useT,
} from '@portal/ui';
import { type ShownPurchaseOrder, useIsMaker } from '../purchase-order-list/purchase-order.words.js';

const priceColumns = ['price', 'gst', 'total'];

/** The items of a purchase order, how far the delivery of each is, and the sums. */
export function PurchaseItems({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const isMaker = useIsMaker();
  const columns: PlainColumn<ShownPurchaseOrder['items'][number]>[] = [
    {
      key: 'item',
      title: t('Item'),
      render: ({ assetName, category, specifications: { brand, model } }) => (
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
    { key: 'price', title: t('Unit price'), amount: true, render: (item) => <Money amount={item.unitPrice} /> },
    {
      key: 'gst',
      title: t('GST'),
      amount: true,
      render: ({ gst, gstAmount }) => <TwoLines first={<Money amount={gstAmount} />} second={<Ltr>{gst} %</Ltr>} />,
    },
    { key: 'total', title: t('Total'), amount: true, render: (item) => <Money amount={item.totalPrice} /> },
    {
      key: 'delivery',
      title: t('Delivery'),
      render: ({ deliveryStatus }) => <StatusTag kind="delivery" status={deliveryStatus} />,
    },
  ];
  return (
    <Sheet title={t('Items')} flush>
      <PlainTable
        name={t('Items')}
        rows={order.items}
        rowKey={({ id }) => id}
        columns={isMaker ? columns.filter(({ key }) => !priceColumns.includes(key)) : columns}
      />
      {!isMaker && (
        <Totals
          totals={[
            { label: t('Subtotal'), value: <Money amount={order.subtotal} /> },
            { label: t('GST'), value: <Money amount={order.gstTotal} /> },
            { label: t('Order total'), value: <Money amount={order.totalAmount} />, sum: true },
          ]}
        />
      )}
    </Sheet>
  );
}
