import { ratings } from '@portal/contracts';
import { DateText, Ltr, PlainTable, RowLink, Secondary, Sheet, useRead, useT } from '@portal/ui';
import { Stars } from './stars.js';

/** The newest ratings behind a seller's mean, each with its order. */
export function VendorRatings({ vendor, orders }: { vendor: string; orders: string }) {
  const t = useT();
  const { data } = useRead(ratings.ofVendor, { params: { id: vendor }, query: { pageSize: 5 } });
  if (!data || data.total === 0) return null;
  return (
    <Sheet title={t('Ratings')} flush>
      <PlainTable
        name={t('Ratings')}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'order',
            title: t('PO Details'),
            render: ({ purchaseOrderId, purchaseOrderNumber }) => (
              <RowLink to={`${orders}/${purchaseOrderId}`}>
                <Ltr>{purchaseOrderNumber}</Ltr>
              </RowLink>
            ),
          },
          { key: 'stars', title: t('Rating'), render: ({ stars }) => <Stars stars={stars} /> },
          {
            key: 'comment',
            title: t('Comment'),
            render: ({ comment }) => (comment ? <bdi>{comment}</bdi> : <Secondary>–</Secondary>),
          },
          { key: 'date', title: t('Date'), render: ({ createdAt }) => <DateText value={createdAt} /> },
        ]}
      />
    </Sheet>
  );
}
