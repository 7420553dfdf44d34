import { DateText, Money, Properties, Secondary, StatusTag, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';
import { DeliveryHealth } from '../order-list/delivery-health.js';

/** What an order is, at a glance. */
export function OrderProperties({ of }: { of: ShownOrder }) {
  const t = useT();
  const { startDate, endDate } = of.expectedDeliveryWindow;
  return (
    <Properties
      of={[
        { label: t('Status'), value: <StatusTag of={of.status} /> },
        { label: t('Total amount'), value: <Money of={of.totalAmount} /> },
        { label: t('Seller'), value: <bdi>{of.sellerName}</bdi> },
        { label: t('Department'), value: <bdi>{of.gemBuyerDepartmentName}</bdi> },
        {
          label: t('Buyer'),
          value: of.isMappedToBuyer ? <bdi>{of.buyerName}</bdi> : <Secondary>{t('Not mapped yet')}</Secondary>,
        },
        {
          label: t('Expected Delivery'),
          value: (
            <>
              <span>
                <DateText of={startDate} /> – <DateText of={endDate} />
              </span>
              <DeliveryHealth of={of} />
            </>
          ),
        },
        { label: t('Created'), value: <DateText of={of.createdAt} /> },
      ]}
    />
  );
}
