import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** Who decides about orders in whose name. */
export const delegationRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./delegations/delegation-list.page.js'),
      ({ DelegationListPage }) => <DelegationListPage />,
    ),
  }),
});
