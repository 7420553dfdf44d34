import {
  amcRoutes,
  assetRoutes,
  maintenanceRoutes,
  warrantyClaimRoutes,
  warrantyRoutes,
} from '@portal/features-assets';
import { escalationRoutes } from '@portal/features-escalations';
import {
  documentRoutes,
  invoiceRoutes,
  orderRoutes,
  purchaseOrderRoutes,
  receiptRoutes,
  sellerInboxRoutes,
} from '@portal/features-orders';
import { joiningRoutes } from '@portal/features-people';
import { quoteRoutes } from '@portal/features-quotes';
import { reportRoutes } from '@portal/features-reports';
import { ticketRoutes } from '@portal/features-tickets';
import { remoteModule } from '@portal/ui';
import {
  amc,
  assets,
  claims,
  documents,
  escalations,
  inbox,
  invoices,
  maintenance,
  orders,
  purchaseOrders,
  quotes,
  receipts,
  support,
  tickets,
  warranty,
  waitingAt,
} from './addresses.js';
import { messages } from './messages.js';

export default remoteModule({
  features: [
    sellerInboxRoutes({ base: inbox, at: waitingAt }),
    orderRoutes({
      base: orders,
      title: ({ t }) => t('My Orders'),
      empty: ({ t }) => ({
        title: t('No orders found.'),
        text: t('Add your first GeM order; a Super Admin approves it.'),
      }),
      delivering: true,
      escalations,
    }),
    assetRoutes({
      base: assets,
      title: ({ t, ability }) => (ability.can('view', 'sales') ? t('My Delivered Assets') : t('Assets of your brands')),
      orders,
      purchaseOrders,
      tickets: support,
      // Who sells registers what was delivered; an OEM only sees it.
      module: 'sales',
    }),
    amcRoutes({ base: amc, tickets: support }),
    warrantyRoutes({ base: warranty }),
    warrantyClaimRoutes({ base: claims }),
    maintenanceRoutes({ base: maintenance }),
    ticketRoutes({ base: support, title: ({ t }) => t('Support Tickets') }),
    ticketRoutes({ base: tickets, title: ({ t }) => t('Tickets of your brands') }),
    joiningRoutes({ base: '/seller/joinings' }),
    purchaseOrderRoutes({ base: purchaseOrders, orders, delivering: true, escalations }),
    escalationRoutes({ base: escalations, title: ({ t }) => t('Escalations'), orders, purchaseOrders }),
    quoteRoutes({ base: quotes }),
    receiptRoutes({ base: receipts, orders, purchaseOrders }),
    invoiceRoutes({ base: invoices, orders, purchaseOrders, writing: true }),
    documentRoutes({ base: documents, orders, amc }),
    reportRoutes({ base: '/seller/reports' }),
  ],
  pages: [
    { index: true, lazy: async () => ({ Component: (await import('./overview/overview.page.js')).OverviewPage }) },
    { path: 'workspace', lazy: async () => ({ Component: (await import('./maker/workspace.page.js')).WorkspacePage }) },
    { path: 'delivery', lazy: async () => ({ Component: (await import('./delivery/delivery.page.js')).DeliveryPage }) },
  ],
  messages,
});
