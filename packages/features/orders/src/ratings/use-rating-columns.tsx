import type { ratings } from '@portal/contracts';
import { type Column, DateText, Ltr, type RowOf, Secondary, useT } from '@portal/ui';
import { Stars } from './stars.js';

/** What is shown of ratings: of which order, how many stars, what was said, and when. */
export function useRatingColumns(): Column<RowOf<typeof ratings.ofVendor>>[] {
  const t = useT();
  return [
    {
      key: 'order',
      title: t('PO Details'),
      render: ({ purchaseOrderNumber }) => <Ltr>{purchaseOrderNumber}</Ltr>,
    },
    { key: 'stars', title: t('Rating'), sort: 'stars', render: ({ stars }) => <Stars stars={stars} /> },
    {
      key: 'comment',
      title: t('Comment'),
      render: ({ comment }) => (comment ? <bdi>{comment}</bdi> : <Secondary>–</Secondary>),
    },
    {
      key: 'date',
      title: t('Date'),
      sort: 'createdAt',
      render: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ];
}
