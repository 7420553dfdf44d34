import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** The AMC contracts of an area below '/buyer/amc': list and form. */
export const amcRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./amc/amc-list.page.js'),
      ({ AmcListPage }) => <AmcListPage base={base} />,
    ),
    new: page(
      () => import('./amc/amc-form.page.js'),
      ({ AmcFormPage }) => <AmcFormPage base={base} />,
    ),
  }),
});

/** The warranties of an area below '/seller/warranty': list and form. */
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
  }),
});
