import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** The tiers of approval by value, where the Super Admin keeps them. */
export const approvalTierRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./approval-tiers/approval-tier-list.page.js'),
      ({ ApprovalTierListPage }) => <ApprovalTierListPage />,
    ),
  }),
});
