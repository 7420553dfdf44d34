import { createBrowserRouter, Outlet, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { PageChange } from '../frame/page-change.js';
import { CrashPage } from '../pages/crash.page.js';
import { Waiting } from '../pages/waiting.js';
import { RegistrationStatusPage } from '../register/status.page.js';
import { ForgottenPasswordPage } from '../sign-in/forgotten-password.page.js';
import { LoginPage } from '../sign-in/login.page.js';
import { fetchPortal } from './portal.js';

const pages: RouteObject[] = [
  { path: '/login', Component: LoginPage },
  { path: '/forgotten-password', Component: ForgottenPasswordPage },
  { path: '/registration-status', Component: RegistrationStatusPage },
];

/** Whether this address is one of the few pages that stand without the rest of the portal. */
export const isAtDoor = (path: string) => pages.some((page) => page.path === path.replace(/\/+$/, ''));

const EveryPage = () => (
  <>
    <PageChange />
    <Outlet />
  </>
);

/** The pages that need nobody signed in and nothing else, and those behind them as far as they are known. */
export const doorRoutes = (behind: RouteObject[]): RouteObject[] => [
  {
    id: 'page',
    Component: EveryPage,
    ErrorBoundary: CrashPage,
    HydrateFallback: Waiting,
    children: [...pages, ...behind],
  },
];

/** At the door the rest is brought by the first address behind it; everywhere else it comes first. */
export async function openRouter(atDoor: boolean) {
  const known = atDoor ? [] : (await fetchPortal()).routes;
  let isBrought = !atDoor;
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async (asked) => {
    const { routes, loadArea } = await fetchPortal();
    if (!isBrought) asked.patch('page', routes);
    isBrought = true;
    await loadArea(asked);
  };
  return createBrowserRouter(doorRoutes(known), { patchRoutesOnNavigation });
}
