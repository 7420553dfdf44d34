import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** The warranty claims of an area below '/buyer/warranty-claims': list, each with its page; a new one where the area raises them. */
export const warrantyClaimRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./warranty-claims/claim-list.page.js'),
      ({ WarrantyClaimListPage }) => <WarrantyClaimListPage base={base} />,
    ),
    new: page(
      () => import('./warranty-claims/claim-form.page.js'),
      ({ WarrantyClaimFormPage }) => <WarrantyClaimFormPage base={base} />,
    ),
    ':id': page(
      () => import('./warranty-claims/claim.page.js'),
      ({ WarrantyClaimPage }) => <WarrantyClaimPage base={base} />,
    ),
  }),
});
