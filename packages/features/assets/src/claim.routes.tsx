import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** Devices that end users claim and their office decides about. */
export const deviceClaimRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./claims/claim-list.page.js'),
      ({ ClaimListPage }) => <ClaimListPage base={base} />,
    ),
  }),
});
