import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import type { AmcPlaces } from './amc/amc-tabs.page.js';
import { messages } from './messages.js';

/** The AMC contracts of an area below '/buyer/amc': list, each with its page, and what is done with it. */
export const amcRoutes = ({ base, tickets }: AmcPlaces): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./amc/amc-tabs.page.js'),
      ({ AmcTabsPage }) => <AmcTabsPage base={base} tickets={tickets} />,
    ),
    new: page(
      () => import('./amc/amc-form.page.js'),
      ({ AmcFormPage }) => <AmcFormPage base={base} />,
    ),
    ':id': page(
      () => import('./amc/amc.page.js'),
      ({ AmcPage }) => <AmcPage base={base} tickets={tickets} />,
    ),
    ':id/edit': page(
      () => import('./amc/amc-terms.page.js'),
      ({ AmcEditPage }) => <AmcEditPage base={base} />,
    ),
    ':id/renew': page(
      () => import('./amc/amc-terms.page.js'),
      ({ AmcRenewPage }) => <AmcRenewPage base={base} />,
    ),
  }),
});

/** The warranties of an area below '/seller/warranty': list, each with its page, and what is done with it. */
export const warrantyRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./warranty/warranty-list.page.js'),
      ({ WarrantyListPage }) => <WarrantyListPage base={base} />,
    ),
    new: page(
      () => import('./warranty/warranty-form.page.js'),
      ({ WarrantyFormPage }) => <WarrantyFormPage base={base} />,
    ),
    ':id': page(
      () => import('./warranty/warranty.page.js'),
      ({ WarrantyPage }) => <WarrantyPage base={base} />,
    ),
    ':id/edit': page(
      () => import('./warranty/warranty-edit.page.js'),
      ({ WarrantyEditPage }) => <WarrantyEditPage base={base} />,
    ),
  }),
});
