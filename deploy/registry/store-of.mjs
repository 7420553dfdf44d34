import { join } from 'node:path';
import { openStore } from '@portal/releases';
import { given } from '../given.mjs';

const names = /** @type {const} */ (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);

/**
 * The store of the releases, where it was said to lie: by its address, by the folder of the portal's data, or by the environment.
 * @param {{ store?: string | undefined, data?: string | undefined }} [said]
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function storeOf({ store, data } = {}, environment = process.env) {
  const folder = data ?? environment.PORTAL_DATA ?? '.data';
  const address = store ?? (data === undefined ? environment.RELEASES : undefined) ?? join(folder, 'registry');
  return openStore(address, Object.fromEntries(names.map((name) => [name, given(environment, name)])));
}
