import type { orders, ReplyOf } from '@portal/contracts';
import { DateText, formatNumber, Ltr, Money, Parts, PlainTable, Properties, StatusTag, useT } from '@portal/ui';

/** The order that was found, so that the buyer can recognise it. */
export function FoundOrder({ of }: { of: ReplyOf<typeof orders.find> }) {
  const t = useT();
  const { startDate, endDate } = of.expectedDeliveryWindow;
  return (
    <Parts as="section" aria-label={t('Order details')}>
      <Properties
        stacked
        of={[
          { label: t('GeM Contract'), value: <Ltr>{of.gemContractNumber}</Ltr> },
          { label: t('Status'), value: <StatusTag of={of.status} /> },
          { label: t('Seller'), value: <bdi>{of.sellerName}</bdi> },
          { label: t('Department'), value: <bdi>{of.gemBuyerDepartmentName}</bdi> },
          { label: t('Total amount'), value: <Money of={of.totalAmount} /> },
          {
            label: t('Expected Delivery'),
            value: (
              <span>
                <DateText of={startDate} /> – <DateText of={endDate} />
              </span>
            ),
          },
        ]}
      />
      <PlainTable
        name={t('Order Items')}
        rows={of.items}
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
          { key: 'total', title: t('Total'), amount: true, render: ({ totalPrice }) => <Money of={totalPrice} /> },
        ]}
      />
    </Parts>
  );
}
