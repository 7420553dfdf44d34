import { type FeatureRoutes, Needs, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface PurchaseOrderRoutes {
  /** Where the purchase orders of the area live: '/buyer/purchase-orders'. */
  base: string;
  /** Where its GeM orders live, which stand in the list too; not where there are none. */
  orders?: string;
  /** Where requests for quotation live, of an area that asks for quotes. */
  quotes?: string;
  /** Whether who works here writes purchase orders. */
  ordering?: boolean;
  /** Whether who works here delivers. */
  delivering?: boolean;
  /** Where the escalations of the area live, if it has them. */
  escalations?: string;
}

/** The purchase orders of an area: the procurement dashboard, details, and the form where they are written. */
export const purchaseOrderRoutes = ({
  base,
  orders,
  ordering,
  delivering,
  quotes,
  escalations,
}: PurchaseOrderRoutes): FeatureRoutes => {
  const form = page(
    () => import('./purchase-order-form/purchase-order-form.page.js'),
    ({ PurchaseOrderFormPage }) => <PurchaseOrderFormPage base={base} />,
  );
  const upload = page(
    () => import('./purchase-order-import/purchase-order-import.page.js'),
    ({ PurchaseOrderImportPage }) => <PurchaseOrderImportPage base={base} />,
  );
  const deleted = page(
    () => import('./deleted-drafts/deleted-draft-list.page.js'),
    ({ DeletedDraftListPage }) => <DeletedDraftListPage base={base} />,
  );
  const dispatch = page(
    () => import('./dispatches/dispatch-form.page.js'),
    ({ PurchaseDispatchPage }) => (
      <Needs action="edit" module="sales">
        <PurchaseDispatchPage base={base} />
      </Needs>
    ),
  );
  const proof = page(
    () => import('./delivery-proof/purchase-delivery.page.js'),
    ({ PurchaseDeliveryPage }) => (
      <Needs action="edit" module="sales">
        <PurchaseDeliveryPage base={base} />
      </Needs>
    ),
  );
  return {
    messages,
    routes: routesAt(base, {
      '': page(
        () => import('./purchase-order-list/purchase-order-list.page.js'),
        ({ PurchaseOrderListPage }) => <PurchaseOrderListPage base={base} orders={orders} />,
      ),
      ...(ordering ? { new: form, import: upload, deleted, ':id/edit': form } : {}),
      ...(delivering ? { ':id/dispatch': dispatch, ':id/delivery': proof } : {}),
      ':id': page(
        () => import('./purchase-order/purchase-order.page.js'),
        ({ PurchaseOrderPage }) => <PurchaseOrderPage base={base} quotes={quotes} escalations={escalations} />,
      ),
    }),
  };
};
