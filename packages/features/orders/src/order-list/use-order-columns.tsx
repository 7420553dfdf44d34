import { Order, type orders } from '@portal/contracts';
import {
  DateText,
  formatNumber,
  Ltr,
  Money,
  Secondary,
  StatusTag,
  TwoLines,
  useLabels,
  useT,
  useUser,
  type Column,
  type RowOf,
} from '@portal/ui';
import { DeliveryHealth } from './delivery-health.js';

type Row = RowOf<typeof orders.list>;

/** The columns of the list of orders; a seller sees the buyer, all others the seller. */
export function useOrderColumns(): Column<Row>[] {
  const t = useT();
  const label = useLabels(Order);
  const { role } = useUser();
  const buyer = (order: Row) =>
    order.isMappedToBuyer ? <bdi>{order.buyerName}</bdi> : <Secondary>{t('Not mapped yet')}</Secondary>;
  return [
    {
      key: 'contract',
      title: t('GeM Contract'),
      sort: 'gemContractNumber',
      render: (order) => <TwoLines first={<Ltr>{order.gemContractNumber}</Ltr>} second={t(order.gemOrderCategory)} />,
    },
    {
      key: 'department',
      title: t('Department'),
      sort: 'department',
      render: (order) => (
        <TwoLines
          first={<bdi>{order.gemBuyerDepartmentName}</bdi>}
          second={<bdi>{order.buyerContact.officerName}</bdi>}
        />
      ),
    },
    ...(role === 'Seller'
      ? []
      : [
          {
            key: 'seller',
            title: t('Seller / Assignee'),
            sort: 'seller',
            render: ({ sellerName, assigneeName }: Row) => (
              <TwoLines first={<bdi>{sellerName}</bdi>} second={assigneeName ? <bdi>{assigneeName}</bdi> : undefined} />
            ),
          },
        ]),
    { key: 'buyer', title: t('Buyer'), render: buyer, card: 'none', extra: role !== 'Seller' },
    {
      key: 'items',
      title: t('Items'),
      amount: true,
      card: 'none',
      render: ({ items }) => <Ltr>{formatNumber(items.length)}</Ltr>,
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
      key: 'expected',
      title: t('Expected Delivery'),
      sort: 'expectedDelivery',
      card: 'none',
      render: (order) => (
        <TwoLines
          first={<DateText value={order.expectedDeliveryWindow.endDate} />}
          second={<DeliveryHealth order={order} />}
        />
      ),
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
      title: label('priority'),
      sort: 'priority',
      extra: true,
      card: 'none',
      render: ({ priority }) => <StatusTag kind="priority" status={priority} />,
    },
    {
      key: 'created',
      title: t('Created'),
      sort: 'createdAt',
      card: 'none',
      render: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      key: 'delivered',
      title: t('Delivered'),
      extra: true,
      card: 'none',
      render: ({ deliveredAt, isOnTime }) =>
        deliveredAt ? (
          <TwoLines first={<DateText value={deliveredAt} />} second={isOnTime ? t('On time') : t('Late')} />
        ) : (
          '–'
        ),
    },
    {
      key: 'officer',
      title: label('deliveryPerson'),
      extra: true,
      card: 'none',
      render: ({ deliveryPerson }) => <bdi>{deliveryPerson.officerName}</bdi>,
    },
    {
      key: 'changed',
      title: t('Changed'),
      extra: true,
      card: 'none',
      render: ({ updatedAt }) => <DateText value={updatedAt} />,
    },
  ];
}
