import { warrantyClaimRoutes } from '@portal/features-assets';
import { purchaseOrderRoutes } from '@portal/features-orders';
import { requisitionRoutes } from '@portal/features-requisitions';
import { ticketRoutes } from '@portal/features-tickets';
import { tutorialRoutes } from '@portal/features-tutorials';
import { remoteModule } from '@portal/ui';
import { purchaseOrdersBase, requisitionsBase, supportBase, tutorialsBase, warrantyClaimsBase } from './addresses.js';
import { messages } from './messages.js';
import { startOffline } from './offline/start.js';

startOffline();

export default remoteModule({
  features: [
    ticketRoutes({
      base: supportBase,
      title: ({ t }) => t('Support'),
      addLabel: ({ t }) => t('New Ticket'),
      raising: true,
    }),
    requisitionRoutes({ base: requisitionsBase, raising: true }),
    purchaseOrderRoutes({ base: purchaseOrdersBase }),
    warrantyClaimRoutes({ base: warrantyClaimsBase }),
    tutorialRoutes({ base: tutorialsBase, newTicket: `${supportBase}/new` }),
  ],
  pages: [
    { index: true, lazy: async () => ({ Component: (await import('./overview/overview.page.js')).OverviewPage }) },
    {
      path: 'devices',
      lazy: async () => ({ Component: (await import('./devices/device-list.page.js')).DeviceListPage }),
    },
    { path: 'devices/:id', lazy: async () => ({ Component: (await import('./device/device.page.js')).DevicePage }) },
    {
      path: 'devices/:id/verify',
      lazy: async () => ({ Component: (await import('./verification/verification.page.js')).VerificationPage }),
    },
    { path: 'warranty', lazy: async () => ({ Component: (await import('./warranty/warranty.page.js')).WarrantyPage }) },
  ],
  messages,
});
