import { ratings } from '@portal/contracts';
import { formatNumber, PlainTable, RowLink, Sheet, useRead, useT } from '@portal/ui';
import { Link } from 'react-router';
import { useRatingColumns } from './use-rating-columns.js';

interface VendorRatingsProps {
  vendor: string;
  /** Where vendors and purchase orders of this area live. */
  at: { base: string; orders: string };
}

/** The newest ratings behind a seller's mean, each with its order, and the way to all of them. */
export function VendorRatings({ vendor, at: { base, orders } }: VendorRatingsProps) {
  const t = useT();
  const [order, ...others] = useRatingColumns();
  const { data } = useRead(ratings.ofVendor, { params: { id: vendor }, query: { pageSize: 5 } });
  if (!data || data.total === 0 || !order) return null;
  const all = (
    <Link to={`${base}/${vendor}/ratings`}>{t('All {{number}} ratings', { number: formatNumber(data.total) })}</Link>
  );
  return (
    <Sheet title={t('Ratings')} more={data.total > data.items.length && all} flush>
      <PlainTable
        name={t('Ratings')}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            ...order,
            render: (rating) => <RowLink to={`${orders}/${rating.purchaseOrderId}`}>{order.render(rating)}</RowLink>,
          },
          ...others,
        ]}
      />
    </Sheet>
  );
}
