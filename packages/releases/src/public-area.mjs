import { rulesOf } from './audience.mjs';

/** @typedef {import('./manifest.mjs').Published} Published */
/** @typedef {NonNullable<import('./state.mjs').Live['canary']>} Canary */

/** @param {Published} release */
const entryOf = ({ version, entry, integrity }) => ({ version, entry, integrity });

/**
 * What browsers are told of a release that some try: for whom, but nobody's name.
 * @param {Published} release
 * @param {Canary} canary
 */
const canaryOf = (release, { audience, salt }) => ({
  ...entryOf(release),
  ...{ apiVersion: release.apiVersion, nav: release.nav, texts: release.texts, salt, rules: rulesOf(audience, salt) },
});

/**
 * What browsers are told of an area: its live release with menu and texts, the one to fall back to, and the one that some try.
 * @param {Published | undefined} live
 * @param {Published | undefined} fallback
 * @param {{ release: Published, canary: Canary } | undefined} trial
 * @returns {import('@portal/contracts').Area | undefined} nothing where there is no release
 */
export function publicArea(live, fallback, trial) {
  if (!live) return undefined;
  const { name, apiVersion, basePaths, nav, texts } = live;
  return {
    ...{ name, ...entryOf(live), apiVersion, basePaths, nav, texts },
    ...(fallback && fallback.version !== live.version ? { fallback: entryOf(fallback) } : {}),
    ...(trial ? { canary: canaryOf(trial.release, trial.canary) } : {}),
  };
}
