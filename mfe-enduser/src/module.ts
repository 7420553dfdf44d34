import { remoteModule } from '@portal/ui';
import { messages } from './messages.js';

const tickets = () => import('./support/ticket.pages.js');

export default remoteModule({
  messages,
  routes: [
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
    { path: 'support', lazy: async () => ({ Component: (await tickets()).TicketsPage }) },
    { path: 'support/new', lazy: async () => ({ Component: (await tickets()).NewTicketPage }) },
    { path: 'support/:id', lazy: async () => ({ Component: (await tickets()).OneTicketPage }) },
  ],
});
