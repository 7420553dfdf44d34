import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** The reports of an area, at '/buyer/reports'. */
export const reportRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./reports/reports.page.js'),
      ({ ReportsPage }) => <ReportsPage />,
    ),
  }),
});
