import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../deploy/start-error.mjs';
import {
  collectionsOf,
  databaseOf,
  describedIn,
  figuresOf,
  makeCollection,
  makeIndexes,
  writePart,
} from './collections.mjs';
import { dropStream } from './events.mjs';
import { IncomingFiles } from './folder.mjs';
import { opening } from './sealed.mjs';
import { version } from './take.mjs';
import { entriesOf } from './tar.mjs';

/** The outbox of many records: what lies there is carried by the service's next start. */
const outbox = 'event_batches';

/** @typedef {{ collections: number, records: number, events: number, at: string }} PutBack */

/**
 * Reads the whole file and refuses it unless every byte is as it was written.
 * @param {string} file
 * @param {string} passphrase
 */
async function requireWhole(file, passphrase) {
  await pipeline(createReadStream(file), opening(passphrase), async (source) => {
    for await (const _ of source);
  }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new StartError(`There is no file ${file}.`);
  });
}

/** @param {import('./reach.mjs').Reached} reached */
async function requireEmpty({ client, prefix }) {
  for (const { service, name } of await collectionsOf(client, prefix)) {
    if (
      !(await databaseOf(client, prefix, service)
        .collection(name)
        .findOne({}, { projection: { _id: 1 } }))
    )
      continue;
    throw new StartError(
      `The portal is not empty (${service}/${name} holds records), and nothing was changed: restore into a new folder with --data, or into new databases with DATABASE_PREFIX.`,
    );
  }
}

/** @param {import('./reach.mjs').Reached} reached */
async function dropCollections({ client, prefix }) {
  for (const { service, name } of await collectionsOf(client, prefix))
    await databaseOf(client, prefix, service).dropCollection(name);
}

/** Takes the entries of a backup in their order and puts each where it belongs. */
class Restoring {
  /** @type {import('./collections.mjs').Described[]} */
  #collections = [];
  /** @type {PutBack} */
  putBack = { collections: 0, records: 0, events: 0, at: '' };

  /** @param {import('./reach.mjs').Reached} reached */
  constructor(reached) {
    this.reached = reached;
    this.files = new IncomingFiles(reached.data);
  }

  /** @param {import('./tar.mjs').Entry} entry */
  async take({ name, bytes }) {
    const { client, prefix } = this.reached;
    const [kind = '', service = '', collection = ''] = name.split('/');
    if (name === 'backup.json') return this.#begin(JSON.parse(bytes.toString('utf8')));
    if (name === 'figures.json') return await this.#compare(JSON.parse(bytes.toString('utf8')));
    if (kind === 'folder') return await this.files.keep(name.slice('folder/'.length), bytes);
    if (kind === 'events') return await this.#leave(service, name, JSON.parse(bytes.toString('utf8')));
    if (kind !== 'databases') throw new Error(`A backup holds no ${name}`);
    if (!name.endsWith('/about.json')) return await writePart(client, prefix, { service, name: collection }, bytes);
    const described = describedIn(bytes);
    this.#collections.push(described);
    await makeCollection(client, prefix, described);
  }

  /** @param {{ version: number, at: string }} head */
  #begin(head) {
    if (head.version !== version)
      throw new StartError('The backup was made by another version of the portal: restore it with that version.');
    this.putBack.at = head.at;
  }

  /** @param {Record<string, import('./collections.mjs').Figures>} kept */
  async #compare(kept) {
    const { client, prefix } = this.reached;
    for (const described of this.#collections) {
      await makeIndexes(client, prefix, described);
      const name = `${described.service}/${described.name}`;
      const now = await figuresOf(client, prefix, described);
      if (now.count !== kept[name]?.count || now.hash !== kept[name].hash)
        throw new StartError(
          `${name} is not what was kept: ${now.count} records instead of ${kept[name]?.count}, or others.`,
        );
      this.putBack.collections += 1;
      this.putBack.records += now.count;
    }
  }

  /**
   * @param {string} service
   * @param {string} name
   * @param {unknown[]} events
   */
  async #leave(service, name, events) {
    const { client, prefix } = this.reached;
    const batches = databaseOf(client, prefix, service).collection(outbox);
    await batches.insertOne(/** @type {object} */ ({ _id: name, events }), { writeConcern: { w: 'majority' } });
    this.putBack.events += events.length;
  }
}

/**
 * Puts a backup into an empty portal and compares each collection with what was kept. What is refused changes nothing.
 * @param {import('./reach.mjs').Reached} reached
 * @param {{ file: string, passphrase: string }} from
 * @returns {Promise<PutBack>}
 */
export async function putBack(reached, { file, passphrase }) {
  await requireWhole(file, passphrase);
  await requireEmpty(reached);
  const restoring = new Restoring(reached);
  try {
    await dropCollections(reached);
    await pipeline(createReadStream(file), opening(passphrase), createGunzip(), async (source) => {
      for await (const entry of entriesOf(source)) await restoring.take(entry);
    });
    // What the stream holds was told by a portal that is gone; services make it anew and carry what lies in outboxes.
    await dropStream(reached.nats);
    await restoring.files.arrive();
  } catch (error) {
    await dropCollections(reached);
    await restoring.files.drop();
    throw error;
  }
  return restoring.putBack;
}
