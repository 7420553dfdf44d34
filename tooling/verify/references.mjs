import { createHash } from 'node:crypto';
import { readingOf } from '../backup/moment.mjs';

/** What leads from one record to another, of the same service or of another. */
const references = /** @type {const} */ ([
  { from: ['asset', 'assets', 'sellerOrderId'], to: [['asset', 'contracts']] },
  {
    from: ['asset', 'contracts', '_id'],
    to: [
      ['procurement', 'orders'],
      ['procurement', 'purchaseOrders'],
    ],
  },
  { from: ['asset', 'warranties', 'assetId'], to: [['asset', 'assets']] },
  { from: ['asset', 'warranty_claims', 'assetId'], to: [['asset', 'assets']] },
  { from: ['ticketing', 'tickets', 'deviceId'], to: [['asset', 'assets']] },
  { from: ['procurement', 'quotes', 'rfqId'], to: [['procurement', 'rfqs']] },
]);

/**
 * Records that lead nowhere.
 * @param {import('./reading.mjs').Reading} reading
 * @returns {AsyncGenerator<string>}
 */
export async function* referenceFindings(reading) {
  for (const { from, to } of references) {
    const [service, collection, field] = from;
    for await (const rows of reading.batches(service, collection, {}, { projection: { [field]: 1 } })) {
      const ids = rows.flatMap((row) => (typeof row[field] === 'string' ? [row[field]] : []));
      const found = await Promise.all(to.map(([of, name]) => reading.byId(of, name, ids, { _id: 1 })));
      for (const row of rows) {
        const id = row[field];
        if (typeof id === 'string' && id !== '' && !found.some((some) => some.has(id)))
          yield `${service}/${collection} ${row._id}: its ${field} ${id} leads to no record of ${to.map((one) => one.join('/')).join(' or ')}`;
      }
    }
  }
}

/**
 * The files that a record names, wherever in it.
 * @param {unknown} value
 * @returns {{ id: string, sha256: string }[]}
 */
function filesIn(value) {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  const { id, sha256, size } = /** @type {Record<string, unknown>} */ (value);
  if (typeof id === 'string' && typeof sha256 === 'string' && typeof size === 'number') return [{ id, sha256 }];
  return Object.values(value).flatMap(filesIn);
}

/**
 * Files that records of a collection name and that are not there, or are others.
 * @param {import('./reading.mjs').Reading} reading
 * @param {{ service: string, name: string }} collection
 * @returns {AsyncGenerator<string>}
 */
export async function* namedFileFindings(reading, { service, name }) {
  for await (const rows of reading.batches(service, name, { version: { $type: 'number' } })) {
    const named = rows.flatMap((row) => filesIn(row).map((file) => ({ row: row._id, ...file })));
    if (named.length === 0) continue;
    const ids = named.map(({ id }) => id);
    const files = await reading.byId(service, 'fs.files', ids, { 'metadata.sha256': 1 });
    for (const { row, id, sha256 } of named) {
      const metadata = /** @type {{ sha256?: string } | undefined} */ (files.get(id)?.['metadata']);
      if (!metadata) yield `${service}/${name} ${row}: its file ${id} is not there`;
      else if (metadata.sha256 !== sha256) yield `${service}/${name} ${row}: its file ${id} is another one`;
    }
  }
}

/**
 * Stored files whose content is not what was brought. Of what the virus scanner refused, only the name is kept.
 * @param {import('./reading.mjs').Reading} reading
 * @param {string} service
 * @returns {AsyncGenerator<string>}
 */
export async function* contentFindings(reading, service) {
  const kept = { 'metadata.scan.state': { $ne: 'refused' } };
  for await (const files of reading.batches(service, 'fs.files', kept)) {
    for (const { _id: id, length, metadata } of files) {
      const hash = createHash('sha256');
      let size = 0;
      const chunks = reading
        .rows(service, 'fs.chunks')
        .find({ files_id: id }, { ...readingOf(reading.session), sort: { n: 1 } });
      for await (const { data } of chunks) {
        hash.update(data.buffer);
        size += data.length();
      }
      const { sha256 } = /** @type {{ sha256: string }} */ (metadata);
      if (size !== length || hash.digest('hex') !== sha256)
        yield `${service}/fs.files ${id}: its content is not what was brought`;
    }
  }
}
