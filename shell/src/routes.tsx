import type { Area } from '@portal/contracts';
import { Needs } from '@portal/ui';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import { OwnPage } from './guard/own-page.page.js';
import { Protected } from './guard/protected.js';
import { RecordPage } from './guard/record.page.js';

/** The portal's own pages around the areas; `inside` stands within the frame. */
export const routes = (areas: Area[], inside: RouteObject[]): RouteObject[] => [
  {
    path: '/reset-password',
    lazy: async () => ({ Component: (await import('./sign-in/reset-password.page.js')).ResetPasswordPage }),
  },
  {
    path: '/change-password',
    lazy: async () => ({ Component: (await import('./sign-in/change-password.page.js')).ChangePasswordPage }),
  },
  {
    path: '/set-up-second-step',
    lazy: async () => ({
      Component: (await import('./sign-in/set-up-second-step.page.js')).SetUpSecondStepPage,
    }),
  },
  { path: '/register', lazy: async () => ({ Component: (await import('./register/buyer.page.js')).BuyerPage }) },
  {
    path: '/seller-register',
    lazy: async () => ({ Component: (await import('./register/seller.page.js')).SellerPage }),
  },
  {
    path: '/enduser-register',
    lazy: async () => ({ Component: (await import('./register/end-user.page.js')).EndUserPage }),
  },
  { path: '/about', lazy: async () => ({ Component: (await import('./about/about.page.js')).AboutPage }) },
  { path: '/ui-kit', lazy: async () => ({ Component: (await import('./kit/kit.page.js')).KitPage }) },
  {
    id: 'frame',
    path: '/',
    Component: Protected,
    // Not a loader: what failed before the first page would leave the frame without its data.
    handle: { areas },
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./dashboard/dashboard.page.js')).DashboardPage }) },
      {
        path: 'settings/:tab?',
        lazy: async () => ({ Component: (await import('./settings/settings.page.js')).SettingsPage }),
      },
      {
        element: (
          <Needs action="view" module="system">
            <Outlet />
          </Needs>
        ),
        children: [
          {
            path: 'api-status',
            lazy: async () => ({ Component: (await import('./status/status.page.js')).StatusPage }),
          },
        ],
      },
      { path: 'security', element: <Navigate to="/settings/security" replace /> },
      { path: 'reports/*', Component: OwnPage },
      { path: 'joinings/*', Component: OwnPage },
      { path: 'complaints/*', Component: OwnPage },
      { path: 'superadmin/procurement/*', Component: OwnPage },
      { path: 'records/:type/:id?', Component: RecordPage },
      ...inside,
    ],
  },
];
