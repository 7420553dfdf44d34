import { orders } from '@portal/contracts';
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
import { procurement } from '../addresses.js';

/** The five newest orders. */
export function RecentActivity() {
  const t = useT();
  const { data, error, refetch } = useRead(orders.list, { query: { pageSize: 5, sort: '-createdAt' } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={5} />;
  if (!data.items.length) {
    return <Empty title={t('No GEM orders found')} text={t('Try adjusting your filters or add a new order.')} />;
  }
  return (
    <PlainTable
      name={t('Recent Activity')}
      rows={data.items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'order',
          title: t('GeM Contract'),
          render: (order) => (
            <RowLink to={`${procurement}/${order.id}`}>
              <TwoLines first={<Ltr>{order.gemContractNumber}</Ltr>} second={t(order.gemOrderCategory)} />
            </RowLink>
          ),
        },
        {
          key: 'department',
          title: t('Department'),
          render: (order) => <bdi>{order.gemBuyerDepartmentName}</bdi>,
        },
        { key: 'date', title: t('Date'), render: ({ createdAt }) => <DateText value={createdAt} /> },
        {
          key: 'amount',
          title: t('Amount'),
          amount: true,
          render: ({ totalAmount }) => <Money amount={totalAmount} />,
        },
        { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag status={status} /> },
      ]}
    />
  );
}
