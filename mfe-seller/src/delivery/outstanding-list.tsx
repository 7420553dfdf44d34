import { gemRowPrefix, movesFrom, orderMoves, purchaseOrders as contract } from '@portal/contracts';
import {
  type Column,
  DateText,
  formatNumber,
  ListScreen,
  Ltr,
  Problem,
  type RowAction,
  type RowOf,
  StatusTag,
  TwoLines,
  today,
  useT,
} from '@portal/ui';
import { CirclePause, Send, Truck } from 'lucide-react';
import { orders, purchaseOrders } from '../addresses.js';
import { useOrderMove } from './use-order-move.js';

type Row = RowOf<typeof contract.list>;

/** Where an order of either kind is delivered. */
const addressOf = ({ source, id }: Row) =>
  source === 'gem' ? `${orders}/${id.slice(gemRowPrefix.length)}` : `${purchaseOrders}/${id}`;

/** Orders of both kinds whose goods are still to come, each with its next step. */
export function OutstandingList() {
  const t = useT();
  const { move, moving, error } = useOrderMove();
  const columns = useOutstandingColumns();
  const pausesOf = ({ source, id, version, poNumber }: Row): RowAction[] => {
    if (source !== 'gem') return [];
    const order = {
      id: id.slice(gemRowPrefix.length),
      version,
      status: 'In Progress',
      gemContractNumber: poNumber,
    } as const;
    return movesFrom(orderMoves, order.status, 'Seller').map(({ to, action }) => ({
      key: to,
      label: t(action),
      icon: CirclePause,
      onClick: () => move(order, to),
      busy: moving === order.id,
    }));
  };
  return (
    <ListScreen
      inside
      title={t('In Progress')}
      operation={contract.list}
      fixed={{ outstanding: 'yes' }}
      searchLabel={t('Search order number, department')}
      defaultSort="expectedDelivery"
      banner={error && <Problem error={error} title={t('Failed to update status')} />}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ poNumber }) => poNumber}
      rowLink={addressOf}
      rowActions={(row) => [
        { key: 'proof', label: t('Upload Delivery Proof'), icon: Truck, to: `${addressOf(row)}/delivery`, shown: true },
        { key: 'dispatch', label: t('Announce Dispatch'), icon: Send, to: `${addressOf(row)}/dispatch` },
        ...pausesOf(row),
      ]}
      empty={{
        title: t('No orders found.'),
        text: t('No approved orders available for delivery proof upload. Please add an order first.'),
      }}
      errorTitle={t('Error loading seller data')}
    />
  );
}

function useOutstandingColumns(): Column<Row>[] {
  const t = useT();
  return [
    {
      key: 'order',
      title: t('Order'),
      sort: 'poNumber',
      render: ({ poNumber, source, title }) => (
        <TwoLines
          first={<Ltr>{poNumber}</Ltr>}
          second={
            <>
              {source === 'gem' ? t('GeM order') : t('Purchase order')} · <bdi>{title}</bdi>
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
        <TwoLines first={<bdi>{department}</bdi>} second={<bdi>{requestedBy}</bdi>} />
      ),
    },
    {
      key: 'open',
      title: t('Still open'),
      amount: true,
      render: ({ openUnits = 0 }) => <Ltr>{formatNumber(openUnits)}</Ltr>,
      card: 'none',
    },
    {
      key: 'expected',
      title: t('Expected Delivery'),
      sort: 'expectedDelivery',
      render: ({ expectedDeliveryDate: day }) => (
        <TwoLines
          first={day ? <DateText value={day} /> : '–'}
          second={day && day < today() ? <StatusTag kind="delivery" status="Overdue" /> : undefined}
        />
      ),
    },
    { key: 'status', title: t('Status'), card: 'end', render: ({ status }) => <StatusTag status={status} /> },
  ];
}
