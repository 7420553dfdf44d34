import { plain } from './plain.mjs';

/** The store itself cannot be used: it is away, refuses whoever asks, or lacks what it needs. One line says so. */
export class StoreFault extends Error {
  /** @param {string} message */
  constructor(message) {
    super(plain(message));
  }

  /** @override */
  name = 'StoreFault';
}
