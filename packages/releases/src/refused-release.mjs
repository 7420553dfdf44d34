import { plain } from './plain.mjs';

/** Why a release cannot be published or go live: one line for whoever asked. */
export class RefusedRelease extends Error {
  /** @param {string} message */
  constructor(message) {
    super(plain(message));
  }

  /** @override */
  name = 'RefusedRelease';
}

/** It was decided on what is so no longer. */
export class StaleRelease extends RefusedRelease {
  /** @override */
  name = 'StaleRelease';
}
