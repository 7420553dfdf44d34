import { type FeatureRoutes, Needs, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** The maintenance that a manufacturer is responsible for: '/seller/maintenance'. */
export const maintenanceRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./maintenance/maintenance-list.page.js'),
      ({ MaintenanceListPage }) => (
        <Needs action="view" module="maintenance">
          <MaintenanceListPage />
        </Needs>
      ),
    ),
  }),
});
