/** The pages that open without a network: fetched before they are asked for. */
const needed = [
  () => import('../overview/overview.page.js'),
  () => import('../devices/device-list.page.js'),
  () => import('../device/device.page.js'),
  () => import('../verification/verification.page.js'),
  () => import('../warranty/warranty.page.js'),
];

/** Lets the portal's worker keep this page and everything it is made of, as far as it has been fetched. */
export async function keepPages() {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  await Promise.all(needed.map((load) => load()));
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const keep = fetched.filter((address) => /\.(js|css|woff2|svg|png|webmanifest)$/.test(new URL(address).pathname));
  active?.postMessage({ keep: [...new Set([...keep, new URL('/registry.json', location.href).href])] });
}
