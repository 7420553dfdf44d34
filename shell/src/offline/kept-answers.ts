/**
 * The answers that an end user's pages are made of, as the paths of their operations: they are kept for the time without a network,
 * and nothing else of the API is (docs/adr/0037).
 */
export const keptPaths = [
  '/auth/verify',
  '/enduser/devices',
  '/device-claims',
  '/devices/{id}',
  '/devices/{id}/verifications',
  '/devices/{id}/documents',
  '/support-contacts',
  '/support-tickets',
  '/support-tickets/stats',
  '/tutorials',
  '/tutorials/{id}',
  '/warranty-claims',
] as const;

const patterns = keptPaths.map((path) => new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Whether the answer to this address is kept. */
export const isKept = (pathname: string) => patterns.some((pattern) => pattern.test(pathname));

/** Whom an access token is of; nobody where it cannot be read. The server alone says whether it holds. */
export function holderOf(authorization: string | null) {
  try {
    const [, payload = ''] = (authorization ?? '').replace(/^Bearer /, '').split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims) || !('role' in claims)) return undefined;
    const { sub, role } = claims;
    return typeof sub === 'string' && sub !== '' && typeof role === 'string' ? { id: sub, role } : undefined;
  } catch {
    return undefined;
  }
}

const family = 'portal-answers-';
/** The cache of one person. */
export const answersOf = (id: string) => `${family}${id}`;

/** Wipes what was kept of everybody, or of everybody but one. */
export async function wipeAnswers(except?: string) {
  const names = (await caches.keys()).filter((name) => name.startsWith(family));
  const kept = except === undefined ? undefined : answersOf(except);
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
}
