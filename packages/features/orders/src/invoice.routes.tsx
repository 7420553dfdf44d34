import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface InvoiceRoutes {
  /** Where the invoices of the area live: '/buyer/invoices'. */
  base: string;
  /** Where its GeM orders live. */
  orders: string;
  /** Where its purchase orders live. */
  purchaseOrders: string;
  /** Whether they are written here. */
  writing?: boolean;
}

/** What is billed of orders and what was paid: list, details, and the seller's form. */
export const invoiceRoutes = ({ base, writing, ...places }: InvoiceRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./invoices/invoice-list.page.js'),
      ({ InvoiceListPage }) => <InvoiceListPage base={base} />,
    ),
    ':id': page(
      () => import('./invoices/invoice.page.js'),
      ({ InvoicePage }) => <InvoicePage base={base} {...places} />,
    ),
    ...(writing
      ? {
          new: page(
            () => import('./invoices/new-invoice.page.js'),
            ({ NewInvoicePage }) => <NewInvoicePage base={base} />,
          ),
          ':id/correct': page(
            () => import('./invoices/correct-invoice.page.js'),
            ({ CorrectInvoicePage }) => <CorrectInvoicePage base={base} />,
          ),
        }
      : {}),
  }),
});
