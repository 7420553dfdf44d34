export { audienceOf, wordsOf } from './audience.mjs';
export { readRelease } from './built.mjs';
export { causeOf, inEnglish } from './cause.mjs';
export { requireFit } from './fit.mjs';
export { requireNames } from './names.mjs';
export { manifestFile, ReleaseManifest } from './manifest.mjs';
export { openStore } from './open-store.mjs';
export { plain } from './plain.mjs';
export { policyOf } from './policy.mjs';
export { publicArea } from './public-area.mjs';
export { RefusedChange, RefusedRelease, StaleRelease } from './refused-release.mjs';
export { policyFile, registryFile, Releases } from './releases.mjs';
export { Shell, shellFile } from './shell.mjs';
export { StoreFault } from './store-fault.mjs';
export { causeOfVisit } from './visit.mjs';
/** @typedef {import('./state.mjs').Revision} Revision */
/** @typedef {import('./folder-store.mjs').ReleaseStore} ReleaseStore */
/** @typedef {import('./built.mjs').Built} Built */
/** @typedef {import('./manifest.mjs').Published} Published */
/** @typedef {import('./visit.mjs').Visit} Visit */
