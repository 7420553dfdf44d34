import type { RouteObject } from 'react-router';

const registrations: RouteObject[] = [
  {
    path: 'registrations',
    lazy: async () => ({ Component: (await import('./registrations/registration.pages.js')).RegistrationsPage }),
  },
  {
    path: 'registrations/:id',
    lazy: async () => ({ Component: (await import('./registrations/registration.pages.js')).OneRegistrationPage }),
  },
  {
    path: 'joinings',
    lazy: async () => ({ Component: (await import('./registrations/registration.pages.js')).JoiningRequestsPage }),
  },
];

const orders: RouteObject[] = [
  { path: 'orders', lazy: async () => ({ Component: (await import('./orders/order.pages.js')).OrdersPage }) },
  { path: 'orders/new', lazy: async () => ({ Component: (await import('./orders/order.pages.js')).OrderEntryPage }) },
  { path: 'orders/:id', lazy: async () => ({ Component: (await import('./orders/order.pages.js')).OneOrderPage }) },
  {
    path: 'orders/:id/edit',
    lazy: async () => ({ Component: (await import('./orders/order.pages.js')).OrderEntryPage }),
  },
];

const assets: RouteObject[] = [
  { path: 'assets', lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).AssetsPage }) },
  { path: 'assets/new', lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).AssetEntryPage }) },
  { path: 'assets/import', lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).ImportPage }) },
  { path: 'assets/:id', lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).OneAssetPage }) },
  {
    path: 'assets/:id/edit',
    lazy: async () => ({ Component: (await import('./assets/asset.pages.js')).AssetEntryPage }),
  },
];

const tickets: RouteObject[] = [
  {
    path: 'support-tickets',
    lazy: async () => ({ Component: (await import('./support-tickets/ticket.pages.js')).TicketsPage }),
  },
  {
    path: 'support-tickets/new',
    lazy: async () => ({ Component: (await import('./support-tickets/ticket.pages.js')).TicketEntryPage }),
  },
  {
    path: 'support-tickets/:id',
    lazy: async () => ({ Component: (await import('./support-tickets/ticket.pages.js')).OneTicketPage }),
  },
];

const managed = [
  'buyer-management',
  'seller-management',
  'oem-management',
  'enduser-management',
  'support-agent-management',
] as const;
const person = (of: (typeof managed)[number], page: 'list' | 'new' | 'edit') => async () => ({
  Component: (await import('./people/people.pages.js')).peoplePages[of][page],
});
const people: RouteObject[] = managed.flatMap((path) => [
  { path, lazy: person(path, 'list') },
  { path: `${path}/new`, lazy: person(path, 'new') },
  { path: `${path}/:id/edit`, lazy: person(path, 'edit') },
]);

const superAdmins: RouteObject[] = [
  {
    path: 'super-admin-management',
    lazy: async () => ({ Component: (await import('./people/people.pages.js')).SuperAdminListPage }),
  },
  {
    path: 'super-admin-management/new',
    lazy: async () => ({ Component: (await import('./people/people.pages.js')).SuperAdminEntryPage }),
  },
];

const system: RouteObject[] = [
  { path: 'reports', lazy: async () => ({ Component: (await import('@portal/features-reports')).ReportsPage }) },
  { path: 'audit', lazy: async () => ({ Component: (await import('./audit/audit.page.js')).AuditPage }) },
  { path: 'system', lazy: async () => ({ Component: (await import('./system/system.page.js')).SystemPage }) },
];

/** The screens of this area, below '/superadmin'. */
export const routes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./overview/overview.page.js')).OverviewPage }) },
  ...registrations,
  ...orders,
  ...assets,
  ...tickets,
  ...people,
  ...superAdmins,
  ...system,
];
