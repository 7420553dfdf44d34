import { ratings, vendors } from '@portal/contracts';
import { ListScreen, useRead, useT } from '@portal/ui';
import { useParams } from 'react-router';
import { useRatingColumns } from './use-rating-columns.js';

/** Every rating behind a seller's mean, each with its order. */
export function VendorRatingsPage({ base, orders }: { base: string; orders: string }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: vendor } = useRead(vendors.get, { params: { id } });
  return (
    <ListScreen
      title={t('Ratings')}
      crumbs={[
        { label: t('Seller Performance'), to: base },
        { label: vendor ? <bdi>{vendor.name}</bdi> : t('Seller'), to: `${base}/${id}` },
        { label: t('Ratings') },
      ]}
      operation={ratings.ofVendor}
      params={{ id }}
      searchLabel={t('Search order number, comment')}
      defaultSort="-createdAt"
      columns={useRatingColumns()}
      rowKey={(rating) => rating.id}
      rowName={({ purchaseOrderNumber }) => purchaseOrderNumber}
      rowLink={({ purchaseOrderId }) => `${orders}/${purchaseOrderId}`}
      empty={{ title: t('No ratings yet') }}
    />
  );
}
