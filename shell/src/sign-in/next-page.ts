/** The page that was asked for before signing in; only one of this portal, and none that signs in again. */
export function nextPage(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const address = URL.canParse(next, location.origin) ? new URL(next, location.origin) : undefined;
  if (address?.origin !== location.origin || address.pathname === '/login') return undefined;
  // Dots are gone now: what they held apart would be read as another site.
  if (address.pathname.startsWith('//')) return undefined;
  return address.pathname + address.search + address.hash;
}
