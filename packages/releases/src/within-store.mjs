import { StoreFault } from './store-fault.mjs';

/**
 * Keys are made of what releases say of themselves: none of them leads out of the store.
 * @param {string} key
 * @returns {string} the same
 * @throws {StoreFault} when a part of it is a step up, or none
 */
export function withinStore(key) {
  const isStep = (/** @type {string} */ part) => part === '.' || part === '..';
  if (key.startsWith('/') || key.split(/[/\\]/).some(isStep)) throw new StoreFault(`${key} is no key of a store.`);
  return key;
}
