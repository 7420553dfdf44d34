import { createHash } from 'node:crypto';
import { BSON } from 'mongodb';
import { services } from '../../deploy/accounts.mjs';
import { documentOf, documentsIn } from './documents.mjs';
import { readingOf } from './moment.mjs';

const { EJSON } = BSON;
const mostBytes = 4 * 2 ** 20;
const mostDocuments = 5_000;

/**
 * A collection of a service: how it is made, and its indexes.
 * @typedef {{ service: string, name: string, options: import('mongodb').Document, indexes: import('mongodb').Document[] }} Described
 * @typedef {{ count: number, hash: string }} Figures of the documents of a collection, in the order of their ids
 */

/**
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix of the databases' names
 * @param {string} service
 */
export const databaseOf = (client, prefix, service) => client.db(`${prefix}${service}`);

/**
 * Every collection of the services, whatever is stored in it; MongoDB's own are left out.
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix
 * @returns {Promise<Described[]>}
 */
export async function collectionsOf(client, prefix) {
  const found = [];
  for (const service of services) {
    const database = databaseOf(client, prefix, service);
    for await (const { name, type, options = {} } of database.listCollections({}, { nameOnly: false })) {
      if (type !== 'collection' || name.startsWith('system.')) continue;
      const indexes = await database.collection(name).indexes();
      found.push({ service, name, options, indexes });
    }
  }
  return found.sort((a, b) => (`${a.service}/${a.name}` < `${b.service}/${b.name}` ? -1 : 1));
}

/** @param {Described} described */
export const textOf = (described) => Buffer.from(EJSON.stringify(described, { relaxed: false }));

/**
 * @param {Buffer} text
 * @returns {Described}
 */
export const describedIn = (text) => EJSON.parse(text.toString('utf8'), { relaxed: false });

/** Counts and hashes documents as they pass. */
export class Tally {
  #hash = createHash('sha256');
  #count = 0;

  /** @param {Uint8Array[]} documents */
  add(documents) {
    for (const document of documents) this.#hash.update(document);
    this.#count += documents.length;
  }

  /** @returns {Figures} */
  get figures() {
    return { count: this.#count, hash: this.#hash.copy().digest('hex') };
  }
}

/**
 * The documents of a collection as they are stored, in the order of their ids and in parts of some MiB.
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix
 * @param {{ service: string, name: string }} collection
 * @param {import('mongodb').ClientSession} [session] whose moment is read, where not the present
 * @returns {AsyncGenerator<Buffer[]>}
 */
export async function* partsOf(client, prefix, { service, name }, session) {
  const options = { ...readingOf(session), raw: true, sort: /** @type {const} */ ({ _id: 1 }), batchSize: 1_000 };
  /** @type {Buffer[]} */
  let part = [];
  let size = 0;
  for await (const document of databaseOf(client, prefix, service).collection(name).find({}, options)) {
    // With `raw` a document is its bytes, which lie inside those of the whole answer.
    const bytes = Buffer.from(/** @type {Uint8Array} */ (/** @type {unknown} */ (document)));
    part.push(bytes);
    size += bytes.length;
    if (size < mostBytes && part.length < mostDocuments) continue;
    yield part;
    part = [];
    size = 0;
  }
  if (part.length > 0) yield part;
}

/**
 * Counts and hashes what is there now.
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix
 * @param {{ service: string, name: string }} collection
 */
export async function figuresOf(client, prefix, collection) {
  const tally = new Tally();
  for await (const part of partsOf(client, prefix, collection)) tally.add(part);
  return tally.figures;
}

/**
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix
 * @param {Described} described
 */
export async function makeCollection(client, prefix, { service, name, options }) {
  await databaseOf(client, prefix, service).createCollection(name, options);
}

/**
 * Writes documents as they were read.
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix
 * @param {{ service: string, name: string }} collection
 * @param {Buffer} bytes
 */
export async function writePart(client, prefix, { service, name }, bytes) {
  const documents = documentsIn(bytes).map(documentOf);
  // Without what the driver does to documents, and without checks that a new version may have become stricter about.
  const command = {
    insert: name,
    documents,
    ordered: true,
    bypassDocumentValidation: true,
    writeConcern: { w: 'majority' },
  };
  const answer = await databaseOf(client, prefix, service).command(command, { ignoreUndefined: false });
  if (answer.n !== documents.length)
    throw new Error(
      `${service}/${name}: ${JSON.stringify(answer.writeErrors?.[0]?.errmsg ?? answer.writeConcernError)}`,
    );
}

/**
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix
 * @param {Described} described
 */
export async function makeIndexes(client, prefix, { service, name, indexes }) {
  const own = indexes.filter(({ name: index }) => index !== '_id_').map(({ v: _v, ns: _ns, ...index }) => index);
  if (own.length === 0) return;
  await databaseOf(client, prefix, service).command({ createIndexes: name, indexes: own });
}
