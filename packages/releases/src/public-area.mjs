/** @typedef {import('./manifest.mjs').Published} Published */

/** @param {Published} release */
const entryOf = ({ version, entry, integrity }) => ({ version, entry, integrity });

/**
 * What browsers are told of an area: its live release with menu and texts, and the one to fall back to.
 * @param {Published | undefined} live
 * @param {Published | undefined} fallback
 * @returns {import('@portal/contracts').Area | undefined} nothing where there is no release
 */
export function publicArea(live, fallback) {
  if (!live) return undefined;
  const { name, apiVersion, basePaths, nav, texts } = live;
  const area = { name, ...entryOf(live), apiVersion, basePaths, nav, texts };
  return fallback && fallback.version !== live.version ? { ...area, fallback: entryOf(fallback) } : area;
}
