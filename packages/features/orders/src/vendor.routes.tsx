import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';
import type { VendorPagesProps } from './vendors/vendor-list.page.js';

/** The sellers of an area's orders: list, details and ratings. */
export const vendorRoutes = ({ base, orders, ...others }: VendorPagesProps): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./vendors/vendor-list.page.js'),
      ({ VendorListPage }) => <VendorListPage base={base} orders={orders} />,
    ),
    ':id': page(
      () => import('./vendors/vendor.page.js'),
      ({ VendorPage }) => <VendorPage base={base} orders={orders} {...others} />,
    ),
    ':id/ratings': page(
      () => import('./ratings/vendor-ratings.page.js'),
      ({ VendorRatingsPage }) => <VendorRatingsPage base={base} orders={orders} />,
    ),
  }),
});
