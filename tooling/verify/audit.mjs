import { createHash } from 'node:crypto';

/** What an entry's place, hash and event are; the rest of it goes into the hash as it is. */
/** @typedef {{ _id: number, eventId: string, action: string, hash: string, previousHash: string } & Record<string, unknown>} Entry */

/**
 * The text that an entry's hash is made of. It is written here once more on purpose: a checker that shares the code of what it
 * checks shares its faults.
 * @param {unknown} value
 * @returns {string}
 */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`;
}

/** @param {Entry} entry */
export const hashOf = ({ hash: _, ...content }) => createHash('sha256').update(canonical(content)).digest('hex');

/**
 * @param {number} place
 * @param {string} previous hash of the entry before
 * @param {Entry} entry
 */
function faultOf(place, previous, entry) {
  if (entry._id !== place) return `entry ${place} is missing`;
  if (entry.previousHash !== previous) return `entry ${place} does not follow the one before`;
  if (entry.hash !== hashOf(entry)) return `entry ${place} was changed`;
  return undefined;
}

/**
 * The chain, link by link, and whether each record is as far as its entries say.
 * @param {import('./reading.mjs').Reading} reading
 * @param {ReadonlySet<string>} expiring collections whose records go by themselves
 * @returns {AsyncGenerator<string>}
 */
export async function* auditFindings(reading, expiring) {
  let place = 0;
  let previous = '';
  for await (const batch of reading.batches('identity', 'audit', {}, { sort: { _id: 1 } })) {
    const entries = /** @type {Entry[]} */ (/** @type {unknown} */ (batch));
    for (const entry of entries) {
      place += 1;
      const fault = faultOf(place, previous, entry);
      if (fault) yield `audit: ${fault}`;
      place = entry._id;
      previous = entry.hash;
    }
    yield* recordsBehind(reading, entries, expiring);
  }
  const head = (await reading.byId('identity', 'audit_head', ['audit'], { sequence: 1 })).get('audit');
  const known = Number(head?.['sequence'] ?? 0);
  if (known > place) yield `audit: entries ${place + 1} to ${known} were cut off at the end`;
}

/**
 * @param {import('./reading.mjs').Reading} reading
 * @param {Entry[]} entries
 * @param {ReadonlySet<string>} expiring
 */
async function* recordsBehind(reading, entries, expiring) {
  /** @type {Map<string, { id: string, revision: number, place: number }[]>} */
  const told = new Map();
  for (const { _id: place, eventId, action } of entries) {
    const [collection, id = '', revision] = eventId.split(':');
    const path = `${action.split('.')[0]}/${collection}`;
    told.set(path, [...(told.get(path) ?? []), { id, revision: Number(revision), place }]);
  }
  for (const [path, all] of told) {
    const [service = '', collection = ''] = path.split('/');
    const ids = all.map(({ id }) => id);
    const records = await reading.byId(service, collection, ids, { version: 1 });
    for (const { id, revision, place } of all) {
      const version = records.get(id)?.version;
      if (version === undefined && !expiring.has(path))
        yield `${path} ${id}: is gone, but entry ${place} of the audit log tells of it`;
      if (version !== undefined && version < revision)
        yield `${path} ${id}: is at version ${version}, but entry ${place} of the audit log tells of version ${revision}`;
    }
  }
}
