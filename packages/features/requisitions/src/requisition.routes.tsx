import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface RequisitionRoutes {
  /** Where the requisitions of the area live: '/buyer/requisitions'. */
  base: string;
  /** Whether who works here raises requisitions. */
  raising?: boolean;
}

/** The requisitions of an area: list, details, and the form where they are raised. */
export const requisitionRoutes = ({ base, raising }: RequisitionRoutes): FeatureRoutes => {
  const form = page(
    () => import('./requisition-form/requisition-form.page.js'),
    ({ RequisitionFormPage }) => <RequisitionFormPage base={base} />,
  );
  return {
    messages,
    routes: routesAt(base, {
      '': page(
        () => import('./requisition-list/requisition-list.page.js'),
        ({ RequisitionListPage }) => <RequisitionListPage base={base} />,
      ),
      ...(raising ? { new: form, ':id/edit': form } : {}),
      ':id': page(
        () => import('./requisition/requisition.page.js'),
        ({ RequisitionPage }) => <RequisitionPage base={base} />,
      ),
    }),
  };
};
