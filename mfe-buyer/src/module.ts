import { messages as assetMessages } from '@portal/features-assets';
import { messages as orderMessages } from '@portal/features-orders';
import { messages as peopleMessages } from '@portal/features-people';
import { messages as reportMessages } from '@portal/features-reports';
import { messages as ticketMessages } from '@portal/features-tickets';
import { remoteModule } from '@portal/ui';
import { messages } from './messages.js';

export default remoteModule({
  messages: async (language) => ({
    ...(await orderMessages(language)),
    ...(await assetMessages(language)),
    ...(await peopleMessages(language)),
    ...(await reportMessages(language)),
    ...(await ticketMessages(language)),
    ...(await messages(language)),
  }),
  routes: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./overview/overview.page.js')).OverviewPage }),
    },
    {
      path: 'procurement',
      lazy: async () => ({ Component: (await import('./procurement/procurement.pages.js')).OrdersPage }),
    },
    {
      path: 'procurement/new',
      lazy: async () => ({ Component: (await import('./procurement/procurement.pages.js')).NewOrderPage }),
    },
    {
      path: 'procurement/:id',
      lazy: async () => ({ Component: (await import('./procurement/procurement.pages.js')).OneOrderPage }),
    },
    {
      path: 'procurement/:id/edit',
      lazy: async () => ({ Component: (await import('./procurement/procurement.pages.js')).NewOrderPage }),
    },
    {
      path: 'assets',
      lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).AssetsPage }),
    },
    {
      path: 'assets/new',
      lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).NewAssetPage }),
    },
    {
      path: 'assets/import',
      lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).ImportPage }),
    },
    {
      path: 'assets/:id',
      lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).OneAssetPage }),
    },
    {
      path: 'assets/:id/edit',
      lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).NewAssetPage }),
    },
    { path: 'amc', lazy: async () => ({ Component: (await import('./amc/amc.pages.js')).AmcContractsPage }) },
    { path: 'amc/new', lazy: async () => ({ Component: (await import('./amc/amc.pages.js')).NewAmcContractPage }) },
    {
      path: 'complaints',
      lazy: async () => ({ Component: (await import('./complaints/complaint.pages.js')).ComplaintsPage }),
    },
    {
      path: 'complaints/:id',
      lazy: async () => ({ Component: (await import('./complaints/complaint.pages.js')).OneComplaintPage }),
    },
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
