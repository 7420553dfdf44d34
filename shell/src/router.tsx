import { contractTexts, type Area } from '@portal/contracts';
import { addMessages, currentSession, followSession, Portal, type RemoteModule } from '@portal/ui';
import { Outlet, redirect, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router';
import { failedReleases } from './area/failed-releases.js';
import { offered } from './area/offered.js';
import { openArea } from './area/open-area.js';
import { preloadEntry } from './area/preload-entry.js';
import { AreaFailed } from './area/area-failed.js';
import { AreaOutlet } from './area/area-outlet.js';
import { menuTexts, readRegistry } from './area/registry.js';
import { NotFoundPage } from './pages/not-found.page.js';
import { Waiting } from './pages/waiting.js';
import { routes } from './routes.js';

const within = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

const areaOf = (areas: Area[], path: string) =>
  areas.find(({ basePaths }) => basePaths.some((base) => within(path, base)));

/** An area's other addresses lead to its first one. */
const aliases = ({ basePaths: [main = '/', ...others] }: Area): RouteObject[] =>
  others.map((base) => ({
    path: `${base}/*`,
    Component: Waiting,
    loader: ({ request, params }) =>
      redirect(`${[main, params['*']].filter(Boolean).join('/')}${new URL(request.url).search}`),
  }));

/**
 * Fetches an area the first time somebody goes there; the router asks again for each address with a record's id in it.
 * An address that the area does not know shows its overview.
 */
export function loadArea(areas: Area[], open: (area: Area) => Promise<RemoteModule>): PatchRoutesOnNavigationFunction {
  const opened = new Set<string>();
  return async ({ path, patch, signal }) => {
    const area = areaOf(areas, path);
    if (!area || opened.has(area.name)) return;
    const { routes: children } = await open(area);
    // Whoever went elsewhere meanwhile patches nothing: the next one who comes here does.
    if (signal.aborted || opened.has(area.name)) return;
    opened.add(area.name);
    const [main = '/'] = area.basePaths;
    patch('frame', [
      {
        path: main,
        Component: AreaOutlet,
        handle: { area },
        ErrorBoundary: AreaFailed,
        children: [...children, { path: '*', Component: Waiting, loader: () => redirect(main) }],
      },
    ]);
  };
}

const BehindDoor = () => (
  <Portal>
    <Outlet />
  </Portal>
);

/** The portal's own pages, and a catch-all that an area's routes outrank once they are in. */
export const portalRoutes = (areas: Area[]): RouteObject[] => [
  {
    Component: BehindDoor,
    HydrateFallback: Waiting,
    children: routes(areas, [
      ...areas.flatMap(aliases),
      // Not '*': an area that fails is matched in part, by its first segment.
      { path: ':area/*', Component: NotFoundPage, ErrorBoundary: AreaFailed },
    ]),
  },
];

/** Everything behind the door: its pages, and how the areas come. */
export async function openPortal() {
  followSession();
  const texts = addMessages(contractTexts);
  const areas = await readRegistry();
  const here = areaOf(areas, location.pathname);
  const release = here && offered(here, currentSession().user, failedReleases())[0];
  if (release) preloadEntry(release);
  await Promise.all([texts, addMessages(menuTexts(areas))]);
  return { routes: portalRoutes(areas), loadArea: loadArea(areas, openArea) };
}
