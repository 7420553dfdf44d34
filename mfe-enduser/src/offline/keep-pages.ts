import { deviceClaims, devices, supportContacts, tickets } from '@portal/contracts';
import { call, checkSession, queryClient } from '@portal/ui';

/** The pages that open without a network: fetched before they are asked for. */
const needed = [
  () => import('../overview/overview.page.js'),
  () => import('../devices/device-list.page.js'),
  () => import('../device/device.page.js'),
  () => import('../verification/verification.page.js'),
  () => import('../warranty/warranty.page.js'),
];

/** Most devices whose answers are read ahead. */
const most = 20;

async function isControlled() {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const claimed = new Promise<void>((done) =>
    serviceWorker.addEventListener('controllerchange', () => done(), { once: true }),
  );
  // A page that came while the worker started was not there yet when it claimed the open ones.
  (await serviceWorker.ready).active?.postMessage({ claim: true });
  await claimed;
}

/** Reads what the first pages and the checklists that are still to be answered are made of: the worker keeps it on the way. */
async function readAhead() {
  await checkSession();
  const { items } = await call(devices.list);
  const open = items.filter(({ verificationStatus }) => verificationStatus !== 'Completed').slice(0, most);
  await Promise.all([
    call(tickets.stats),
    call(supportContacts.get),
    call(deviceClaims.list, { query: { pageSize: 20 } }),
    ...open.map(({ id }) => call(devices.get, { params: { id } })),
  ]);
}

/** Lets the portal's worker keep this page, everything it is made of as far as it has been fetched, and the reader's answers. */
export async function keepPages() {
  if (!('serviceWorker' in navigator)) return;
  const readBefore = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register('/sw.js');
  await Promise.all([isControlled(), ...needed.map((load) => load())]);
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const keep = fetched.filter((address) => /\.(js|css|woff2|svg|png|webmanifest)$/.test(new URL(address).pathname));
  navigator.serviceWorker.controller?.postMessage({ keep: [...new Set(keep)] });
  // What stands on this page was read before the worker was here, and may be none of what is read ahead.
  if (readBefore) {
    // A first answer still under way comes past the worker, and asking again would only wait for it: after it, once more.
    await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
    await queryClient.refetchQueries({ type: 'active' });
  }
  await readAhead();
}
