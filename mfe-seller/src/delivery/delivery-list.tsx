import { movesFrom, orderMoves, orders as contract, type OrderStatus } from '@portal/contracts';
import { DeliveryHealth } from '@portal/features-orders';
import {
  type Column,
  DateText,
  formatNumber,
  ListScreen,
  Ltr,
  Problem,
  type RowOf,
  StatusTag,
  TwoLines,
  useT,
} from '@portal/ui';
import { CirclePlay } from 'lucide-react';
import { orders } from '../addresses.js';
import { openOf, useOrderMove } from './use-order-move.js';

/** The orders in one state, each with its next step. */
export function DeliveryList({ status }: { status: OrderStatus }) {
  const t = useT();
  const { move, moving, error } = useOrderMove();
  const columns = useDeliveryColumns();
  return (
    <ListScreen
      inside
      title={t(status)}
      operation={contract.list}
      fixed={{ status }}
      searchLabel={t('Search contract number, department')}
      defaultSort="expectedDelivery"
      banner={error && <Problem error={error} title={t('Failed to update status')} />}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ gemContractNumber }) => gemContractNumber}
      rowLink={({ id }) => `${orders}/${id}`}
      rowActions={(order) => [
        ...movesFrom(orderMoves, order.status, 'Seller').map(({ to, action }) => ({
          key: to,
          label: t(action),
          icon: CirclePlay,
          onClick: () => move(order, to),
          shown: to === 'In Progress',
          busy: moving === order.id,
        })),
      ]}
      empty={{
        title: t('No orders found.'),
        text: t('No approved orders available for delivery proof upload. Please add an order first.'),
      }}
      errorTitle={t('Error loading seller data')}
    />
  );
}

function useDeliveryColumns(): Column<RowOf<typeof contract.list>>[] {
  const t = useT();
  return [
    {
      key: 'contract',
      title: t('GEM Contract No.'),
      sort: 'gemContractNumber',
      render: (order) => <Ltr>{order.gemContractNumber}</Ltr>,
    },
    {
      key: 'department',
      title: t('Department'),
      sort: 'department',
      render: (order) => (
        <TwoLines
          first={<bdi>{order.gemBuyerDepartmentName}</bdi>}
          second={<bdi>{order.deliveryPerson.officerName}</bdi>}
        />
      ),
    },
    {
      key: 'open',
      title: t('Still open'),
      amount: true,
      render: (order) => <Ltr>{formatNumber(openOf(order))}</Ltr>,
      card: 'none',
    },
    {
      key: 'expected',
      title: t('Expected Delivery'),
      sort: 'expectedDelivery',
      render: (order) => (
        <TwoLines
          first={<DateText value={order.expectedDeliveryWindow.endDate} />}
          second={<DeliveryHealth order={order} />}
        />
      ),
    },
    { key: 'status', title: t('Status'), card: 'end', render: (order) => <StatusTag status={order.status} /> },
  ];
}
