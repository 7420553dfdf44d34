import {
  DateText,
  formatNumber,
  Lines,
  Ltr,
  Money,
  type PlainColumn,
  PlainTable,
  Secondary,
  Sheet,
  StatusTag,
  Totals,
  TwoLines,
  useT,
} from '@portal/ui';
import { type ShownPurchaseOrder, useIsMaker } from '../purchase-order-list/purchase-order.words.js';

type Item = ShownPurchaseOrder['items'][number];

const priceColumns = ['price', 'gst', 'total'];

/** What an item is: its kind, brand and model below its name, and what was written about it. */
function ItemWords({ item: { assetName, category, description, specifications } }: { item: Item }) {
  const t = useT();
  const { category: kind, brand, model } = specifications;
  return (
    <Lines>
      <b>
        <bdi>{assetName}</bdi>
      </b>
      <Secondary>
        {[t(category), kind === category ? undefined : kind, brand, model].filter(Boolean).join(' · ')}
      </Secondary>
      {description && <Secondary as="bdi">{description}</Secondary>}
    </Lines>
  );
}

/** How far the delivery of an item is, when it is expected and when it came. */
function ItemDelivery({ item }: { item: Item }) {
  const t = useT();
  const {
    deliveryStatus,
    quantity,
    delivered = 0,
    estimatedDeliveryDate: estimated,
    actualDeliveryDate: actual,
  } = item;
  return (
    <Lines>
      <span>
        <StatusTag kind="delivery" status={deliveryStatus} />
      </span>
      {delivered > 0 && delivered < quantity && (
        <Secondary>
          {t('{{delivered}} of {{ordered}} delivered', {
            delivered: formatNumber(delivered),
            ordered: formatNumber(quantity),
          })}
        </Secondary>
      )}
      {estimated && (
        <Secondary>
          {t('Estimated delivery')}: <DateText value={estimated} />
        </Secondary>
      )}
      {actual && (
        <Secondary>
          {t('Actual delivery')}: <DateText value={actual} />
        </Secondary>
      )}
    </Lines>
  );
}

/** The items of a purchase order, how far the delivery of each is, and the sums. */
export function PurchaseItems({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const isMaker = useIsMaker();
  const columns: PlainColumn<Item>[] = [
    {
      key: 'item',
      title: t('Item'),
      render: (item) => <ItemWords item={item} />,
    },
    {
      key: 'quantity',
      title: t('Quantity'),
      amount: true,
      render: ({ quantity, orderedQuantity }) =>
        orderedQuantity === undefined ? (
          <Ltr>{formatNumber(quantity)}</Ltr>
        ) : (
          <TwoLines
            first={<Ltr>{formatNumber(quantity)}</Ltr>}
            second={t('of {{ordered}} ordered', { ordered: formatNumber(orderedQuantity) })}
          />
        ),
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
      render: (item) => <ItemDelivery item={item} />,
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
