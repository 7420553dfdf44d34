export { audienceOf, wordsOf } from './audience.mjs';
export { readRelease } from './built.mjs';
export { FolderStore } from './folder-store.mjs';
export { requireFit } from './fit.mjs';
export { manifestFile } from './manifest.mjs';
export { RefusedRelease, StaleRelease } from './refused-release.mjs';
export { Releases } from './releases.mjs';
export { Shell, shellFile } from './shell.mjs';
/** @typedef {import('./state.mjs').Revision} Revision */
