import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { answersOf, holderOf, isKept, wipeAnswers } from './kept-answers.js';
import { isWhole, releaseOf, releasesIn } from './releases.js';

/** What this script needs of the worker it runs in; the page's own types know none. */
interface Work extends Event {
  readonly data?: unknown;
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'install' | 'message', listener: (event: Work) => void) => void;
};

const parts = 'portal-parts';
const areas = 'portal-areas';
const pages = 'portal-pages';
/** The page that runs, and the one that came last and may not have all its parts yet. */
const page = '/';
const nextPage = '/next';
const registry = '/registry.json';
/** The area that keeps itself. */
const keptArea = '/enduser';
const day = 24 * 60 * 60;

// Page and registry are asked for at the server whenever it can be reached, so a newer worker can take over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
clientsClaim();

// What is named by its content never changes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/[^/]+\.[0-9a-f]{8,}\.(js|css|woff2|svg|png)$/.test(url.pathname),
  new CacheFirst({ cacheName: parts, plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 90 * day })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(icon[^/]*\.(svg|png)|manifest\.webmanifest)$/.test(url.pathname),
  new NetworkFirst({ cacheName: parts }),
);

/** A file of an area is kept and given out only as the page pinned it: a spoiled copy would keep a good release away. */
const pinned: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && (await isWhole(request.integrity, await response.clone().arrayBuffer()))
      ? response
      : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isWhole(request.integrity, await cachedResponse.clone().arrayBuffer()))
      ? cachedResponse
      : null,
};
// A release that is tried again is asked for at the server.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && !url.search && releaseOf(url.pathname) !== undefined,
  new CacheFirst({ cacheName: areas, plugins: [pinned] }),
);

/** Releases that the registry no longer names are given out by nobody. */
async function dropWithdrawn(answer: string) {
  const named = releasesIn(answer);
  const cache = await caches.open(areas);
  for (const request of await cache.keys()) {
    const release = releaseOf(new URL(request.url).pathname);
    if (!release || !named.has(release)) await cache.delete(request);
  }
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === registry,
  new NetworkFirst({
    cacheName: pages,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.ok) await dropWithdrawn(await response.clone().text());
          return response;
        },
      },
    ],
  }),
);

const isOfPortal = (pathname: string) => !/^\/(api|status|edge|remotes)(\/|$)/.test(pathname);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOfPortal(url.pathname),
  async ({ request, url }) => {
    try {
      const response = await fetch(request);
      if (response.ok && !response.redirected) await (await caches.open(pages)).put(nextPage, response.clone());
      return response;
    } catch (error) {
      const kept = await (await caches.open(pages)).match(page, { ignoreVary: true });
      if (!kept) throw error;
      // The portal's own start needs parts that this reader never opens.
      return url.pathname === page ? Response.redirect(keptArea) : kept;
    }
  },
);

/** Keeps every part of the page that runs, and only then the page: one without its parts opens nothing. */
async function keepPage(addresses: string[]) {
  const cache = await caches.open(pages);
  const running = (await cache.match(nextPage)) ?? (await fetch(page));
  for (const address of addresses) {
    // Most came through this worker; before it was here they came from the browser's own cache, and do so again.
    if (await caches.match(address, { ignoreVary: true })) continue;
    const response = await fetch(address);
    if (!response.ok) return;
    await (await caches.open(releaseOf(new URL(address).pathname) ? areas : parts)).put(address, response);
  }
  const named = await fetch(registry);
  if (!named.ok) return;
  await cache.put(registry, named);
  if (running.ok) await cache.put(page, running);
}
self.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null) return;
  if ('claim' in data) event.waitUntil(self.clients.claim());
  if (!('keep' in data) || !Array.isArray(data.keep)) return;
  const addresses = data.keep.filter((address) => typeof address === 'string');
  event.waitUntil(keepPage(addresses.filter((address) => new URL(address).origin === location.origin)));
});

const strategies = new Map<string, NetworkFirst>();
/** Of one person: newest from the server, the kept one without it; what the server no longer gives is forgotten. */
function answersStrategy(id: string) {
  const cacheName = answersOf(id);
  const forgetRefused: WorkboxPlugin = {
    fetchDidSucceed: async ({ request, response }) => {
      if ([403, 404, 410].includes(response.status)) await (await caches.open(cacheName)).delete(request);
      return response;
    },
  };
  const made =
    strategies.get(id) ??
    new NetworkFirst({
      cacheName,
      matchOptions: { ignoreVary: true },
      plugins: [forgetRefused, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 7 * day })],
    });
  strategies.set(id, made);
  return made;
}
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && isKept(url.pathname) && holderOf(request.headers.get('authorization'))?.role === 'End User',
  async (asked) => {
    const holder = holderOf(asked.request.headers.get('authorization'));
    if (!holder) return fetch(asked.request);
    const response = await answersStrategy(holder.id).handle(asked);
    // Whoever is here now is alone here.
    if (asked.url.pathname === '/api/auth/verify') await wipeAnswers(holder.id);
    return response;
  },
);

const wipe: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => {
    await wipeAnswers();
    return request;
  },
  handlerDidComplete: () => wipeAnswers(),
};
const wipeWhenRefused: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status === 401 || response.status === 403) await wipeAnswers();
    return response;
  },
};
/** Somebody leaves, somebody else may come, or the session has ended. */
const endings: Record<string, WorkboxPlugin> = {
  '/api/auth/logout': wipe,
  '/api/auth/login': wipe,
  '/api/auth/refresh': wipeWhenRefused,
};
for (const [path, plugin] of Object.entries(endings))
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === path,
    new NetworkOnly({ plugins: [plugin] }),
    'POST',
  );
