import { connect } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { given } from '../../deploy/given.mjs';
import { freeBase } from '../runner/ports.mjs';
import { openPortal, Portal } from '../runner/portal.mjs';
import { isAlive } from '../runner/processes.mjs';
import { clusterPort } from '../runner/cluster-mark.mjs';
import { readRoll } from '../runner/roll.mjs';
import { natsServers } from '../servers/nats.mjs';
import { StartError } from '../../deploy/start-error.mjs';

/**
 * The servers of a portal, and where it keeps the rest.
 * @typedef {object} Reached
 * @property {MongoClient} client
 * @property {import('@nats-io/transport-node').NatsConnection} nats
 * @property {string} prefix of the databases' names
 * @property {string} data
 */

const defaultPrefix = 'portal_';
const shortest = 12;

/** The words that a backup is sealed with, which stand in no command line. */
export function passphrase() {
  const words = given(process.env, 'BACKUP_PASSPHRASE') ?? '';
  if (words.length >= shortest) return words;
  throw new StartError(
    `Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE to a file that holds it: at least ${shortest} characters, without which nobody opens the backup again.`,
  );
}

/**
 * Works with the two servers under these addresses, with the operator's account.
 * @template T
 * @param {{ mongodb: string, nats: string }} urls
 * @param {{ data: string, prefix?: string }} at
 * @param {(reached: Reached) => Promise<T>} use
 */
export async function withServers(urls, { data, prefix = process.env.DATABASE_PREFIX ?? defaultPrefix }, use) {
  const client = new MongoClient(urls.mongodb, { serverSelectionTimeoutMS: 5_000 });
  const nats = await connect({ ...natsServers(urls.nats), timeout: 5_000, noAsyncTraces: true }).catch((error) => {
    throw new StartError(`NATS does not answer (${error.message}): start it, or correct NATS_URL.`);
  });
  try {
    await client.connect().catch((error) => {
      throw new StartError(`MongoDB does not answer (${error.message}): start it, or correct MONGODB_URI.`);
    });
    return await use({ client, nats, prefix, data });
  } finally {
    await nats.close();
    await client.close();
  }
}

/**
 * Works with the servers of a portal: those of the one that runs on this folder, or else started for as long as it takes.
 * @template T
 * @param {string} data
 * @param {(reached: Reached) => Promise<T>} use
 * @param {{ external?: boolean }} [options] whether MONGODB_URI and NATS_URL replace the folder's own servers
 */
export async function withPortal(data, use, { external = true } = {}) {
  const roll = await readRoll(data);
  if (roll && isAlive({ name: 'runner', stage: 0, ...roll.runner })) {
    const port = Number(new URL(roll.portal).port);
    const running = new Portal({ data, port, cluster: clusterPort(data) !== undefined, external });
    return await withServers(running.urls, { data: running.data }, use);
  }
  return await withOwnServers(data, use, { external });
}

/**
 * Works with servers that are started for it, over a folder that no portal runs on.
 * @template T
 * @param {string} data
 * @param {(reached: Reached) => Promise<T>} use
 * @param {{ external?: boolean }} [options]
 */
export async function withOwnServers(data, use, { external = true } = {}) {
  const portal = await openPortal({ data, port: await freeBase(), only: ['mongod', 'nats'], demo: false, external });
  try {
    return await withServers(portal.urls, { data: portal.data }, use);
  } finally {
    await portal.stop();
  }
}
