import { messages as assetMessages } from '@portal/features-assets';
import { messages as orderMessages } from '@portal/features-orders';
import { messages as peopleMessages } from '@portal/features-people';
import { messages as reportMessages } from '@portal/features-reports';
import { messages as ticketMessages } from '@portal/features-tickets';
import { remoteModule } from '@portal/ui';
import { messages } from './messages.js';

const orders = () => import('./orders/order.pages.js');
const assets = () => import('./assets/asset.pages.js');
const amc = () => import('./amc/amc.pages.js');
const warranty = () => import('./warranty/warranty.pages.js');
const support = () => import('./support/support.pages.js');

export default remoteModule({
  messages: async (language) => ({
    ...(await orderMessages(language)),
    ...(await assetMessages(language)),
    ...(await ticketMessages(language)),
    ...(await peopleMessages(language)),
    ...(await reportMessages(language)),
    ...(await messages(language)),
  }),
  routes: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./overview/overview.page.js')).OverviewPage }),
    },
    { path: 'orders', lazy: async () => ({ Component: (await orders()).MyOrdersPage }) },
    { path: 'orders/new', lazy: async () => ({ Component: (await orders()).AddOrderPage }) },
    { path: 'orders/:id', lazy: async () => ({ Component: (await orders()).OneOrderPage }) },
    { path: 'orders/:id/edit', lazy: async () => ({ Component: (await orders()).AddOrderPage }) },
    { path: 'orders/:id/delivery', lazy: async () => ({ Component: (await orders()).ProofPage }) },
    {
      path: 'delivery',
      lazy: async () => ({ Component: (await import('./delivery/delivery.page.js')).DeliveryPage }),
    },
    { path: 'assets', lazy: async () => ({ Component: (await assets()).MyAssetsPage }) },
    { path: 'assets/new', lazy: async () => ({ Component: (await assets()).AddAssetPage }) },
    { path: 'assets/import', lazy: async () => ({ Component: (await assets()).ImportPage }) },
    { path: 'assets/:id', lazy: async () => ({ Component: (await assets()).OneAssetPage }) },
    { path: 'assets/:id/edit', lazy: async () => ({ Component: (await assets()).EditAssetPage }) },
    { path: 'amc', lazy: async () => ({ Component: (await amc()).ContractsPage }) },
    { path: 'amc/new', lazy: async () => ({ Component: (await amc()).AddContractPage }) },
    { path: 'warranty', lazy: async () => ({ Component: (await warranty()).WarrantiesPage }) },
    { path: 'warranty/new', lazy: async () => ({ Component: (await warranty()).RegisterPage }) },
    { path: 'support', lazy: async () => ({ Component: (await support()).TicketsPage }) },
    { path: 'support/:id', lazy: async () => ({ Component: (await support()).OneTicketPage }) },
    {
      path: 'joinings',
      lazy: async () => ({ Component: (await import('@portal/features-people')).JoiningsPage }),
    },
    {
      path: 'reports',
      lazy: async () => ({ Component: (await import('@portal/features-reports')).ReportsPage }),
    },
  ],
});
