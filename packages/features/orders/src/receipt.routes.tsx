import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface ReceiptRoutes {
  /** Where the receipts of the area live: '/buyer/receipts'. */
  base: string;
  /** Where its GeM orders live. */
  orders: string;
  /** Where its purchase orders live. */
  purchaseOrders: string;
}

/** What was delivered and what its inspection found: list and details. */
export const receiptRoutes = ({ base, ...places }: ReceiptRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./receipts/receipt-list.page.js'),
      ({ ReceiptListPage }) => <ReceiptListPage base={base} />,
    ),
    ':id': page(
      () => import('./receipts/receipt.page.js'),
      ({ ReceiptPage }) => <ReceiptPage base={base} {...places} />,
    ),
  }),
});
