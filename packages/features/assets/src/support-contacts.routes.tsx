import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** Whom holders of devices ask for help. */
export const supportContactsRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./support-contacts/support-contacts.page.js'),
      ({ SupportContactsPage }) => <SupportContactsPage />,
    ),
  }),
});
