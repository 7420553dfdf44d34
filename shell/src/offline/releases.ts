const inArea = /^\/remotes\/(mfe-[a-z]+)\/([^/]+)\//;

/** Which release of which area a file belongs to: `mfe-enduser/0.1.0-1a2b3c4d`. */
export function releaseOf(pathname: string) {
  const [, area, version] = inArea.exec(pathname) ?? [];
  return area && version ? `${area}/${version}` : undefined;
}

/** Every release that a registry names: the live ones, and those to fall back to. */
export function releasesIn(registry: string) {
  const entries = registry.matchAll(/"(\/remotes\/[^"]+)"/g);
  return new Set([...entries].flatMap(([, path = '']) => releaseOf(path) ?? []));
}

/** Whether a body is the one that a page asked for by its hash; a request without one takes any. */
export async function isWhole(integrity: string, body: ArrayBuffer) {
  const [name, expected] = /^(sha(?:256|384|512))-(.+)$/.exec(integrity)?.slice(1) ?? [];
  if (!name || !expected) return integrity === '';
  const digest = await crypto.subtle.digest(name.replace('sha', 'SHA-'), body);
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}
