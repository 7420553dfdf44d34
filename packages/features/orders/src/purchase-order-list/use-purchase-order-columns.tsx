import { PurchaseOrderRow } from '@portal/contracts';
import { DateText, Ltr, Money, StatusTag, ToneTag, TwoLines, useLabels, useT, type Column } from '@portal/ui';
import { useSearchParams } from 'react-router';
import { OrderTitle } from './order-title.js';
import { isOverdue, useIsMaker } from './purchase-order.words.js';

const hiddenFromMakers = ['supplier', 'amount', 'requestedBy', 'delivered'];
const aboutDeliveries = ['delivered', 'deliveredFrom'];

/** The columns of the list of purchase orders. */
export function usePurchaseOrderColumns(): Column<PurchaseOrderRow>[] {
  const t = useT();
  const label = useLabels(PurchaseOrderRow);
  const isMaker = useIsMaker();
  const [asked] = useSearchParams();
  const asksDeliveries = aboutDeliveries.some((name) => asked.has(name));
  const columns: Column<PurchaseOrderRow>[] = [
    {
      key: 'po',
      title: t('PO Details'),
      sort: 'poNumber',
      render: (order) => (
        <TwoLines
          first={<Ltr>{order.poNumber}</Ltr>}
          second={
            <>
              {order.source === 'gem' && <>{t('GeM order')} · </>}
              <OrderTitle order={order} />
            </>
          }
        />
      ),
    },
    {
      key: 'department',
      title: t('Department'),
      sort: 'department',
      render: ({ department, requestedBy }) => (
        <TwoLines first={<bdi>{department}</bdi>} second={isMaker ? undefined : <bdi>{requestedBy}</bdi>} />
      ),
    },
    {
      key: 'supplier',
      title: t('Supplier / Assignee'),
      sort: 'supplier',
      card: 'none',
      render: ({ supplier, assigneeName }) => (
        <TwoLines
          first={supplier ? <bdi>{supplier}</bdi> : '–'}
          second={assigneeName && assigneeName !== supplier ? <bdi>{assigneeName}</bdi> : undefined}
        />
      ),
    },
    {
      key: 'amount',
      title: t('Amount'),
      sort: 'totalAmount',
      amount: true,
      card: 'end',
      render: ({ totalAmount }) => <Money amount={totalAmount} />,
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      card: 'end',
      render: ({ status, priority }) => (
        <TwoLines first={<StatusTag status={status} />} second={<StatusTag kind="priority" status={priority} />} />
      ),
    },
    {
      key: 'priority',
      title: t('Priority'),
      sort: 'priority',
      extra: true,
      card: 'none',
      render: ({ priority }) => <StatusTag kind="priority" status={priority} />,
    },
    {
      key: 'expected',
      title: t('Expected Delivery'),
      sort: 'expectedDelivery',
      card: 'none',
      render: (order) => (
        <TwoLines
          first={order.expectedDeliveryDate ? <DateText value={order.expectedDeliveryDate} /> : '–'}
          second={isOverdue(order) ? <StatusTag kind="delivery" status="Overdue" /> : undefined}
        />
      ),
    },
    {
      // Whoever asks which orders came on time sees when each did.
      key: 'delivered',
      title: t('Delivered'),
      sort: 'delivered',
      extra: !asksDeliveries,
      card: asksDeliveries ? 'named' : 'none',
      render: ({ deliveredAt, isOnTime }) =>
        deliveredAt ? (
          <TwoLines
            first={<DateText value={deliveredAt} />}
            second={isOnTime ? t('On time') : <ToneTag tone="bad">{t('Late')}</ToneTag>}
          />
        ) : (
          '–'
        ),
    },
    {
      key: 'requestedBy',
      title: label('requestedBy'),
      extra: true,
      card: 'none',
      render: ({ requestedBy }) => <bdi>{requestedBy}</bdi>,
    },
    {
      key: 'requested',
      title: label('requestedDate'),
      sort: 'requestedDate',
      extra: true,
      card: 'none',
      render: ({ requestedDate }) => <DateText value={requestedDate} />,
    },
    {
      key: 'changed',
      title: t('Changed'),
      extra: true,
      card: 'none',
      render: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
  ];
  return isMaker ? columns.filter(({ key }) => !hiddenFromMakers.includes(key)) : columns;
}
