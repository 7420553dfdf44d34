// How many of each part run on this machine, and what each of them is called.
import { services } from '../../deploy/accounts.mjs';

/** In a cluster a majority of the servers holds what is kept, and one of each program serves while the other is gone. */
const inCluster = {
  mongod: 3,
  nats: 3,
  gateway: 2,
  ...Object.fromEntries(services.map((name) => [name, 2])),
};

/** The ports of an instance lie so far above those of the one before. */
export const portsApart = 20;

/**
 * How often a part runs.
 * @param {import('./part-names.mjs').PartName} name
 * @param {boolean} isCluster
 */
export const countOf = (name, isCluster) => (isCluster && /** @type {Record<string, number>} */ (inCluster)[name]) || 1;

/** The most that any part runs. */
export const mostInstances = Math.max(...Object.values(inCluster));

/**
 * The name of an instance, and of its folder and its log: the first is called as the part, then `nats-2`, `nats-3`.
 * @param {string} name
 * @param {number} index from 0
 */
export const nameOf = (name, index) => (index === 0 ? name : `${name}-${index + 1}`);
