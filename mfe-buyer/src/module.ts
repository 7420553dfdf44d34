import {
  amcRoutes,
  assetDraftRoutes,
  assetRoutes,
  campaignRoutes,
  deviceClaimRoutes,
  scanRoutes,
  expiryRoutes,
  supportContactsRoutes,
  warrantyClaimRoutes,
  warrantyRoutes,
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
import { AwardEvidence, quoteRoutes } from '@portal/features-quotes';
import { reportRoutes } from '@portal/features-reports';
import { requisitionRoutes } from '@portal/features-requisitions';
import { ticketRoutes } from '@portal/features-tickets';
import { remoteModule, type Title } from '@portal/ui';
import {
  amc,
  assets,
  campaigns,
  complaints,
  escalations,
  inbox,
  procurement,
  purchaseOrders,
  scan,
  vendors,
  waitingAt,
} from './addresses.js';
import { messages } from './messages.js';

const noOrders = ({ t }: Parameters<Title>[0]) => ({
  title: t('No GEM orders found'),
  text: t('Try adjusting your filters or add a new order.'),
});

export default remoteModule({
  features: [
    inboxRoutes({ base: inbox, at: waitingAt, evidence: { award: AwardEvidence } }),
    orderRoutes({
      base: procurement,
      title: ({ t }) => t('GEM Orders'),
      escalations,
      empty: noOrders,
      noMatch: noOrders,
    }),
    assetRoutes({ base: assets, orders: procurement, purchaseOrders, complaints }),
    warrantyRoutes({ base: '/buyer/warranty' }),
    warrantyClaimRoutes({ base: '/buyer/warranty-claims' }),
    amcRoutes({ base: amc, tickets: complaints }),
    ticketRoutes({
      base: complaints,
      title: ({ t }) => t('Complaints'),
      addLabel: ({ t }) => t('Raise a complaint'),
      formTitle: ({ t }) => t('Raise a complaint'),
      escalations,
      raising: true,
    }),
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
    campaignRoutes({ base: campaigns, assets, scan }),
    scanRoutes({ base: scan, assets, campaigns }),
    deviceClaimRoutes({ base: '/buyer/device-claims' }),
    expiryRoutes({ base: '/buyer/expiries' }),
    supportContactsRoutes({ base: '/buyer/support-contacts' }),
    assetDraftRoutes({ base: '/buyer/asset-drafts', orders: procurement, purchaseOrders }),
    receiptRoutes({ base: '/buyer/receipts', orders: procurement, purchaseOrders }),
    invoiceRoutes({ base: '/buyer/invoices', orders: procurement, purchaseOrders }),
    documentRoutes({ base: '/buyer/documents', orders: procurement, amc }),
    delegationRoutes({ base: '/buyer/delegations' }),
    vendorRoutes({
      base: vendors,
      orders: purchaseOrders,
      receipts: '/buyer/receipts',
      tickets: complaints,
      escalations,
    }),
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
