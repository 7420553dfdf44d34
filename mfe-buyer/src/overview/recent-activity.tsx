import { gemRowPrefix, purchaseOrders as contract, type PurchaseOrderRow } from '@portal/contracts';
import { OrderTitle, TrackButton, useTracking } from '@portal/features-orders';
import {
  DateText,
  Empty,
  Ltr,
  Money,
  PlainTable,
  Problem,
  RowLink,
  Skeleton,
  StatusTag,
  TwoLines,
  useRead,
  useT,
} from '@portal/ui';
import { procurement, purchaseOrders } from '../addresses.js';

/** The page of an order, of whichever kind. */
export const pageOfOrder = ({ id, source }: Pick<PurchaseOrderRow, 'id' | 'source'>) =>
  source === 'gem' ? `${procurement}/${id.slice(gemRowPrefix.length)}` : `${purchaseOrders}/${id}`;

/** The five newest orders, GeM orders and purchase orders. */
export function RecentActivity() {
  const t = useT();
  const { track, dialog } = useTracking();
  const { data, error, refetch } = useRead(contract.list, { query: { pageSize: 5, sort: '-requestedDate' } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={5} />;
  if (!data.items.length) {
    return <Empty title={t('No GEM orders found')} text={t('Orders appear here once they are added.')} />;
  }
  return (
    <>
      <PlainTable
        name={t('Recent Activity')}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'order',
            title: t('PO Number'),
            render: (order) => (
              <RowLink to={pageOfOrder(order)}>
                <TwoLines first={<Ltr>{order.poNumber}</Ltr>} second={<OrderTitle order={order} />} />
              </RowLink>
            ),
          },
          { key: 'department', title: t('Department'), render: ({ department }) => <bdi>{department}</bdi> },
          { key: 'date', title: t('Date'), render: ({ requestedDate }) => <DateText value={requestedDate} /> },
          {
            key: 'amount',
            title: t('Amount'),
            amount: true,
            render: ({ totalAmount }) => <Money amount={totalAmount} />,
          },
          { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag status={status} /> },
          {
            key: 'track',
            title: t('Track'),
            render: (order) => (
              <TrackButton
                number={order.poNumber}
                onTrack={() => track({ id: order.id, number: order.poNumber, to: pageOfOrder(order) })}
              />
            ),
          },
        ]}
      />
      {dialog}
    </>
  );
}
