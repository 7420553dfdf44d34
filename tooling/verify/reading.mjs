import { services } from '../../deploy/accounts.mjs';
import { readingOf } from '../backup/moment.mjs';

const batchSize = 500;

/**
 * A stored document, as far as all have something in common.
 * @typedef {{ _id: string, version?: number, status?: unknown, createdAt?: Date, updatedAt?: Date, outbox?: unknown[] } & Record<string, unknown>} Row
 */

/** All databases at one moment, in batches: what is stored may be more than memory holds. */
export class Reading {
  /**
   * @param {import('../backup/reach.mjs').Reached} reached
   * @param {import('../backup/moment.mjs').Moment} session
   */
  constructor({ client, prefix }, session) {
    this.client = client;
    this.prefix = prefix;
    this.session = session;
  }

  /**
   * @param {string} service
   * @param {string} collection
   */
  rows(service, collection) {
    return this.client.db(`${this.prefix}${service}`).collection(collection);
  }

  /**
   * @param {string} service
   * @param {string} collection
   * @param {object} filter
   * @param {import('mongodb').FindOptions} [options]
   * @returns {AsyncGenerator<Row[]>}
   */
  async *batches(service, collection, filter, options) {
    /** @type {Row[]} */
    let batch = [];
    const found = this.rows(service, collection).find(filter, { ...options, ...readingOf(this.session), batchSize });
    for await (const row of found) {
      batch.push(/** @type {Row} */ (/** @type {unknown} */ (row)));
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  /**
   * Some documents by their ids.
   * @param {string} service
   * @param {string} collection
   * @param {readonly string[]} ids
   * @param {object} projection
   * @returns {Promise<Map<string, Row>>}
   */
  async byId(service, collection, ids, projection) {
    /** @type {Map<string, Row>} */
    const found = new Map();
    const filter = { _id: { $in: [...new Set(ids)] } };
    for await (const batch of this.batches(service, collection, filter, { projection }))
      for (const row of batch) found.set(row._id, row);
    return found;
  }

  /** Each collection, with whether MongoDB itself takes old documents out of it. */
  async collections() {
    const found = [];
    for (const service of services) {
      const database = this.client.db(`${this.prefix}${service}`);
      for await (const { name, type } of database.listCollections()) {
        if (type !== 'collection' || name.startsWith('system.')) continue;
        const indexes = await database.collection(name).indexes();
        const expires = indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
        found.push({ service, name, expires });
      }
    }
    return found;
  }
}
