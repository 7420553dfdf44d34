import { orders as contract } from '@portal/contracts';
import {
  DateText,
  Empty,
  Ltr,
  Money,
  PlainTable,
  Problem,
  RowLink,
  Sheet,
  Skeleton,
  StatusTag,
  useRead,
  useT,
} from '@portal/ui';
import { Link } from 'react-router';
import { orders } from '../addresses.js';

const shown = 3;

/** The newest orders. */
export function RecentOrders() {
  const t = useT();
  const query = { pageSize: shown, sort: '-createdAt' };
  const { data, error, refetch } = useRead(contract.list, { query });
  return (
    <Sheet title={t('Recent Orders')} more={<Link to={orders}>{t('View all')}</Link>} flush>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={shown} />}
      {data?.items.length === 0 && (
        <Empty title={t('No orders found.')} text={t('Add your first GeM order; a Super Admin approves it.')} />
      )}
      {data && data.items.length > 0 && (
        <PlainTable
          name={t('Recent Orders')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'contract',
              title: t('GEM Contract No.'),
              render: ({ id, gemContractNumber }) => (
                <RowLink to={`${orders}/${id}`}>
                  <Ltr>{gemContractNumber}</Ltr>
                </RowLink>
              ),
            },
            {
              key: 'department',
              title: t('Department'),
              render: (order) => <bdi>{order.gemBuyerDepartmentName}</bdi>,
            },
            { key: 'status', title: t('Status'), render: ({ status }) => <StatusTag status={status} /> },
            {
              key: 'amount',
              title: t('Amount'),
              amount: true,
              render: ({ totalAmount }) => <Money amount={totalAmount} />,
            },
            { key: 'created', title: t('Created'), render: ({ createdAt }) => <DateText value={createdAt} /> },
          ]}
        />
      )}
    </Sheet>
  );
}
