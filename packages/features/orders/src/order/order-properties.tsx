import { DateText, Money, Properties, Secondary, StatusTag, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';
import { DeliveryHealth } from '../order-list/delivery-health.js';

/** What an order is, at a glance. */
export function OrderProperties({ order }: { order: ShownOrder }) {
  const t = useT();
  const { startDate, endDate } = order.expectedDeliveryWindow;
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag status={order.status} /> },
        { label: t('Priority'), value: <StatusTag kind="priority" status={order.priority} /> },
        { label: t('Total amount'), value: <Money amount={order.totalAmount} /> },
        { label: t('Seller'), value: <bdi>{order.sellerName}</bdi> },
        { label: t('Department'), value: <bdi>{order.gemBuyerDepartmentName}</bdi> },
        { label: t('Requested by'), value: <bdi>{order.buyerContact.officerName}</bdi> },
        {
          label: t('Buyer'),
          value: order.isMappedToBuyer ? <bdi>{order.buyerName}</bdi> : <Secondary>{t('Not mapped yet')}</Secondary>,
        },
        {
          label: t('Expected Delivery'),
          value: (
            <>
              <span>
                <DateText value={startDate} /> – <DateText value={endDate} />
              </span>
              <DeliveryHealth order={order} />
            </>
          ),
        },
        { label: t('Created'), value: <DateText value={order.createdAt} /> },
      ]}
    />
  );
}
