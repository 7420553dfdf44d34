// What kind of portal a data folder belongs to: the servers of a cluster know each other, and their ports, for good.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../deploy/start-error.mjs';
import { ownJson } from './own-json.mjs';

const fileOf = (/** @type {string} */ data) => join(data, 'cluster.json');

/**
 * @param {string} data
 * @returns {number | undefined} the browser's port of the cluster whose data these are
 */
export function clusterPort(data) {
  return ownJson(fileOf(data), 'write {"port": <the port that the cluster was started with>} into it')?.port;
}

/**
 * Marks a new folder of a cluster, and refuses one that belongs to another kind of portal.
 * @param {string} data
 * @param {{ isCluster: boolean, port: number }} wanted
 * @throws {StartError}
 */
export function keepToKind(data, { isCluster, port }) {
  const known = clusterPort(data);
  if (!isCluster && known !== undefined) {
    throw new StartError(
      `The data in ${data} belong to a cluster: start it with --cluster --port ${known}, or choose another folder with --data.`,
    );
  }
  if (!isCluster) return;
  if (known !== undefined && known !== port) {
    throw new StartError(
      `The servers of the cluster in ${data} know each other by their ports: start it with --port ${known}.`,
    );
  }
  if (known !== undefined) return;
  if (existsSync(join(data, 'mongodb'))) {
    throw new StartError(
      `The data in ${data} belong to a portal with one server of each kind: start it without --cluster, or choose another folder with --data.`,
    );
  }
  mkdirSync(data, { recursive: true });
  writeFileSync(fileOf(data), JSON.stringify({ port }));
}
