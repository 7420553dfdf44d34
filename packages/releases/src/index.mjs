export { audienceOf, wordsOf } from './audience.mjs';
export { readRelease } from './built.mjs';
export { FolderStore } from './folder-store.mjs';
export { requireFit } from './fit.mjs';
export { requireNames } from './names.mjs';
export { manifestFile, ReleaseManifest } from './manifest.mjs';
export { plain } from './plain.mjs';
export { policyOf } from './policy.mjs';
export { publicArea } from './public-area.mjs';
export { RefusedRelease, StaleRelease } from './refused-release.mjs';
export { Releases } from './releases.mjs';
export { Shell, shellFile } from './shell.mjs';
/** @typedef {import('./state.mjs').Revision} Revision */
/** @typedef {import('./built.mjs').Built} Built */
/** @typedef {import('./manifest.mjs').Published} Published */
/** @typedef {import('./visit.mjs').Visit} Visit */
