import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** What ends: one page for warranties and AMC contracts. */
export const expiryRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./expiries/expiry-list.page.js'),
      ({ ExpiryListPage }) => <ExpiryListPage base={base} />,
    ),
  }),
});
