const place = 'portal.failedReleases';

/** The releases that failed in this tab: they are passed over until it is closed. */
export function failedReleases(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Passes a release over from now on; tells whether it could be kept. */
export function passOver(name: string) {
  try {
    sessionStorage.setItem(place, JSON.stringify([...failedReleases(), name]));
    return true;
  } catch {
    return false;
  }
}
