import {
  amcRoutes,
  assetDraftRoutes,
  assetRoutes,
  deviceClaimRoutes,
  supportContactsRoutes,
} from '@portal/features-assets';
import { escalationRoutes } from '@portal/features-escalations';
import {
  delegationRoutes,
  documentRoutes,
  inboxRoutes,
  invoiceRoutes,
  orderRoutes,
  purchaseOrderRoutes,
  receiptRoutes,
  vendorRoutes,
} from '@portal/features-orders';
import { joiningRoutes } from '@portal/features-people';
import { quoteRoutes } from '@portal/features-quotes';
import { reportRoutes } from '@portal/features-reports';
import { requisitionRoutes } from '@portal/features-requisitions';
import { ticketRoutes } from '@portal/features-tickets';
import { remoteModule } from '@portal/ui';
import { amc, assets, complaints, escalations, procurement, purchaseOrders, vendors } from './addresses.js';
import { messages } from './messages.js';

export default remoteModule({
  features: [
    inboxRoutes({
      base: '/buyer/inbox',
      at: {
        orders: procurement,
        purchaseOrders,
        documents: '/buyer/documents',
        requisitions: '/buyer/requisitions',
        rfqs: '/buyer/quotes',
        invoices: '/buyer/invoices',
        joinings: '/buyer/joinings',
        receipts: '/buyer/receipts',
        deviceClaims: '/buyer/device-claims',
      },
    }),
    orderRoutes({
      base: procurement,
      title: ({ t }) => t('GEM Orders'),
      escalations,
      empty: ({ t }) => ({
        title: t('No GEM orders found'),
        text: t('Try adjusting your filters or add a new order.'),
      }),
    }),
    assetRoutes({ base: assets, orders: procurement }),
    amcRoutes({ base: amc }),
    ticketRoutes({ base: complaints, title: ({ t }) => t('Complaints') }),
    joiningRoutes({ base: '/buyer/joinings' }),
    requisitionRoutes({ base: '/buyer/requisitions', raising: true }),
    purchaseOrderRoutes({
      base: purchaseOrders,
      orders: procurement,
      quotes: '/buyer/quotes',
      ordering: true,
      escalations,
    }),
    quoteRoutes({ base: '/buyer/quotes', orders: purchaseOrders }),
    deviceClaimRoutes({ base: '/buyer/device-claims' }),
    supportContactsRoutes({ base: '/buyer/support-contacts' }),
    assetDraftRoutes({ base: '/buyer/asset-drafts' }),
    receiptRoutes({ base: '/buyer/receipts', orders: procurement, purchaseOrders }),
    invoiceRoutes({ base: '/buyer/invoices', orders: procurement, purchaseOrders }),
    documentRoutes({ base: '/buyer/documents' }),
    delegationRoutes({ base: '/buyer/delegations' }),
    vendorRoutes({ base: vendors, orders: purchaseOrders }),
    escalationRoutes({
      base: escalations,
      title: ({ t }) => t('Issue Escalation'),
      orders: procurement,
      purchaseOrders,
      vendors,
    }),
    reportRoutes({ base: '/buyer/reports' }),
  ],
  pages: [
    { index: true, lazy: async () => ({ Component: (await import('./overview/overview.page.js')).OverviewPage }) },
  ],
  messages,
});
