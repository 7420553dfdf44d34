import type { orders, ReplyOf } from '@portal/contracts';
import { DateText, formatNumber, Ltr, Money, Parts, PlainTable, Properties, StatusTag, useT } from '@portal/ui';

/** The order that was found, so that the buyer can recognise it. */
export function FoundOrder({ found }: { found: ReplyOf<typeof orders.find> }) {
  const t = useT();
  const { startDate, endDate } = found.expectedDeliveryWindow;
  return (
    <Parts as="section" aria-label={t('Order details')}>
      <Properties
        stacked
        properties={[
          { label: t('GeM Contract'), value: <Ltr>{found.gemContractNumber}</Ltr> },
          { label: t('Status'), value: <StatusTag status={found.status} /> },
          { label: t('Seller'), value: <bdi>{found.sellerName}</bdi> },
          { label: t('Department'), value: <bdi>{found.gemBuyerDepartmentName}</bdi> },
          { label: t('Total amount'), value: <Money amount={found.totalAmount} /> },
          {
            label: t('Expected Delivery'),
            value: (
              <span>
                <DateText value={startDate} /> – <DateText value={endDate} />
              </span>
            ),
          },
        ]}
      />
      <PlainTable
        name={t('Order Items')}
        rows={found.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'product',
            title: t('Product name'),
            render: ({ productName }) => (
              <b>
                <bdi>{productName}</bdi>
              </b>
            ),
          },
          { key: 'brand', title: t('Brand'), render: ({ brand }) => <bdi>{brand}</bdi> },
          { key: 'model', title: t('Model'), render: ({ modelNumber }) => <bdi>{modelNumber}</bdi> },
          {
            key: 'quantity',
            title: t('Quantity'),
            amount: true,
            render: ({ quantity }) => <Ltr>{formatNumber(quantity)}</Ltr>,
          },
          { key: 'total', title: t('Total'), amount: true, render: ({ totalPrice }) => <Money amount={totalPrice} /> },
        ]}
      />
    </Parts>
  );
}
