import { DateText, Ltr, Money, Properties, RowLink, Secondary, StatusTag, useHome, useT } from '@portal/ui';
import { isOverdue, type ShownPurchaseOrder, useIsMaker } from '../purchase-order-list/purchase-order.words.js';

/** What a purchase order is, at a glance. */
export function PurchaseOrderOverview({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const isMaker = useIsMaker();
  const home = useHome();
  const { supplier, expectedDeliveryDate, promisedDate, approvedBy, approvedDate } = order;
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag status={order.status} /> },
        { label: t('Priority'), value: <StatusTag kind="priority" status={order.priority} /> },
        ...(isMaker ? [] : [{ label: t('Total amount'), value: <Money amount={order.totalAmount} /> }]),
        { label: t('Department'), value: <bdi>{order.department}</bdi> },
        ...(isMaker
          ? []
          : [
              { label: t('Supplier'), value: supplier ? <bdi>{supplier}</bdi> : <Secondary>–</Secondary> },
              { label: t('Requested by'), value: <bdi>{order.requestedBy}</bdi> },
            ]),
        {
          label: t('Expected Delivery'),
          value: (
            <>
              {expectedDeliveryDate ? <DateText value={expectedDeliveryDate} /> : '–'}
              {isOverdue(order) && <StatusTag kind="delivery" status="Overdue" />}
            </>
          ),
        },
        ...(order.requisitionId
          ? [
              {
                label: t('Requisition'),
                value: (
                  <RowLink to={`${home}/requisitions/${order.requisitionId}`}>
                    <Ltr>{order.requisitionNumber}</Ltr>
                  </RowLink>
                ),
              },
            ]
          : []),
        ...(promisedDate ? [{ label: t('Promised delivery'), value: <DateText value={promisedDate} /> }] : []),
        ...(approvedBy && approvedDate
          ? [
              {
                label: t('Approved by'),
                value: (
                  <>
                    <bdi>{approvedBy}</bdi> · <DateText value={approvedDate} />
                    {order.approvedOnBehalfOf && (
                      <Secondary as="p">{t('in the name of {{name}}', { name: order.approvedOnBehalfOf })}</Secondary>
                    )}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
