import { StartError } from '../../deploy/start-error.mjs';
import { keyOf, nameOfFirst, secretKey } from '../runner/secrets.mjs';

/** Where the services keep what is sealed: service, collection, and the field of it. */
const places = /** @type {const} */ ([
  ['identity', 'users', 'factor.secret'],
  ['identity', 'users', 'factorToConfirm'],
  ['identity', 'signing_keys', 'sealed'],
  ['system', 'status_subscriptions', 'sealed'],
]);

/**
 * Refuses while something is sealed with another key than the newest one.
 * @param {Pick<import('../backup/reach.mjs').Reached, 'client' | 'prefix' | 'data'>} reached
 */
export async function requireSealedAnew({ client, prefix, data }) {
  const keys = secretKey(data);
  let left = 0;
  for (const [service, collection, field] of places) {
    const key = nameOfFirst(service === 'identity' ? keys : keyOf(keys, service));
    const filter = { [field]: { $exists: true }, [`${field}.key`]: { $ne: key } };
    left += await client.db(`${prefix}${service}`).collection(collection).countDocuments(filter);
  }
  if (left === 0) return;
  throw new StartError(
    `${left} secrets are sealed with an older key still: they are sealed with the new one while the portal runs, within some minutes. Nothing was changed.`,
  );
}
