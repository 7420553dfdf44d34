import {
  amcRoutes,
  assetDraftRoutes,
  assetRoutes,
  campaignRoutes,
  scanRoutes,
  expiryRoutes,
  supportContactsRoutes,
  warrantyClaimRoutes,
  warrantyRoutes,
} from '@portal/features-assets';
import { escalationRoutes } from '@portal/features-escalations';
import {
  approvalTierRoutes,
  delegationRoutes,
  documentRoutes,
  inboxRoutes,
  invoiceRoutes,
  orderRoutes,
  purchaseOrderRoutes,
  receiptRoutes,
  vendorRoutes,
} from '@portal/features-orders';
import {
  accountRoutes,
  joiningRoutes,
  peopleRoutes,
  registrationEvidence,
  registrationRoutes,
} from '@portal/features-people';
import { quoteRoutes } from '@portal/features-quotes';
import { reportRoutes } from '@portal/features-reports';
import { requisitionRoutes } from '@portal/features-requisitions';
import { ticketRoutes } from '@portal/features-tickets';
import { tutorialRoutes } from '@portal/features-tutorials';
import { remoteModule } from '@portal/ui';
import {
  assets,
  buyers,
  campaigns,
  endUsers,
  escalations,
  expiriesBase,
  inbox,
  oems,
  orders,
  purchaseOrders,
  receipts,
  registrations,
  scan,
  sellers,
  superAdmins,
  supportAgents,
  tickets,
  vendors,
  waitingAt,
} from './addresses.js';
import { messages } from './messages.js';

export default remoteModule({
  features: [
    inboxRoutes({
      base: inbox,
      at: waitingAt,
      evidence: { registration: registrationEvidence({ base: registrations }) },
    }),
    registrationRoutes({ base: registrations }),
    joiningRoutes({ base: '/superadmin/joinings' }),
    orderRoutes({ base: orders, title: ({ t }) => t('Seller Orders Management'), escalations }),
    assetRoutes({ base: assets, orders, purchaseOrders, tickets, title: ({ t }) => t('Asset Management') }),
    ticketRoutes({ base: tickets, title: ({ t }) => t('Support Tickets Management'), raising: true }),
    peopleRoutes({ base: buyers, role: 'Buyer', registrations }),
    peopleRoutes({ base: sellers, role: 'Seller', registrations }),
    peopleRoutes({ base: oems, role: 'OEM', registrations }),
    peopleRoutes({ base: endUsers, role: 'End User', registrations }),
    peopleRoutes({ base: supportAgents, role: 'Support Agent', registrations }),
    accountRoutes({ base: superAdmins, role: 'Super Admin' }),
    requisitionRoutes({ base: '/superadmin/requisitions' }),
    purchaseOrderRoutes({ base: purchaseOrders, orders, quotes: '/superadmin/quotes', ordering: true, escalations }),
    quoteRoutes({ base: '/superadmin/quotes', orders: purchaseOrders }),
    tutorialRoutes({ base: '/superadmin/tutorials', writing: true }),
    amcRoutes({ base: '/superadmin/amc', tickets }),
    warrantyRoutes({ base: '/superadmin/warranty' }),
    warrantyClaimRoutes({ base: '/superadmin/warranty-claims' }),
    expiryRoutes({ base: expiriesBase }),
    supportContactsRoutes({ base: '/superadmin/support-contacts' }),
    campaignRoutes({ base: campaigns, assets, scan }),
    scanRoutes({ base: scan, assets, campaigns }),
    assetDraftRoutes({ base: '/superadmin/asset-drafts', orders, purchaseOrders }),
    receiptRoutes({ base: receipts, orders, purchaseOrders }),
    invoiceRoutes({ base: '/superadmin/invoices', orders, purchaseOrders }),
    documentRoutes({ base: '/superadmin/documents', orders, amc: '/superadmin/amc' }),
    delegationRoutes({ base: '/superadmin/delegations' }),
    vendorRoutes({ base: vendors, orders: purchaseOrders, receipts, tickets, escalations }),
    escalationRoutes({ base: escalations, title: ({ t }) => t('Escalations'), orders, purchaseOrders, vendors }),
    approvalTierRoutes({ base: '/superadmin/approval-tiers' }),
    reportRoutes({ base: '/superadmin/reports' }),
  ],
  pages: [
    { index: true, lazy: async () => ({ Component: (await import('./overview/overview.page.js')).OverviewPage }) },
    { path: 'audit', lazy: async () => ({ Component: (await import('./audit/audit.page.js')).AuditPage }) },
    { path: 'releases', lazy: async () => ({ Component: (await import('./releases/releases.page.js')).ReleasesPage }) },
    { path: 'system', lazy: async () => ({ Component: (await import('./system/system.page.js')).SystemPage }) },
  ],
  messages,
});
