import { causeOf, inEnglish } from './cause.mjs';
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

/** What is live or on trial is not changed: why, so that it can be said in other languages too. */
export class RefusedChange extends RefusedRelease {
  /** @param {Parameters<typeof causeOf>} said */
  constructor(...said) {
    const refusal = causeOf(...said);
    super(inEnglish(refusal));
    this.refusal = refusal;
  }

  /** @override */
  name = 'RefusedChange';
}

/** It was decided on what is so no longer. */
export class StaleRelease extends RefusedRelease {
  /** @override */
  name = 'StaleRelease';
}
