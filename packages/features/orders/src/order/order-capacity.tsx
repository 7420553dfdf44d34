import { assets, capacityOrderStatuses } from '@portal/contracts';
import { formatNumber, Ltr, PlainTable, Problem, Sheet, Skeleton, useRead, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** Ordered, registered and remaining assets of an order per category. */
export function OrderCapacity({ order }: { order: ShownOrder }) {
  const t = useT();
  const open = capacityOrderStatuses.includes(order.status);
  const { data, error, refetch } = useRead(assets.capacity, { params: { id: order.id }, enabled: open });
  if (!open) return null;
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <Sheet title={t('Assets of this order')} flush={!!data}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={2} />}
      {data && (
        <PlainTable
          name={t('Assets of this order')}
          rows={data.categories}
          rowKey={({ category }) => category}
          columns={[
            { key: 'category', title: t('Category'), render: ({ category }) => t(category) },
            { key: 'ordered', title: t('Ordered'), amount: true, render: ({ ordered }) => count(ordered) },
            { key: 'registered', title: t('Registered'), amount: true, render: ({ registered }) => count(registered) },
            {
              key: 'remaining',
              title: t('Remaining'),
              amount: true,
              render: ({ remaining }) => <b>{count(remaining)}</b>,
            },
          ]}
        />
      )}
    </Sheet>
  );
}
