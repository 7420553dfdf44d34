/** Milliseconds after which what happened must have arrived everywhere. */
const settled = 60_000;
/** The demo history is written by the services without events. */
const isDemo = (/** @type {string} */ id) => id.startsWith('demo-');

/**
 * What follows from the change of another record, and is told with that one: the traces that changes leave in the life of an asset,
 * and the assets that a campaign expects.
 * @type {Record<string, string>}
 */
const madeWithOthers = { 'asset/lifecycle_events': 'automatic', 'asset/campaign_assets': 'isExpected' };

/** @typedef {{ service: string, name: string }} Collection */

/**
 * What the audit log says of some records: whether it tells of their making, and the status that it gave them last.
 * @param {import('./reading.mjs').Reading} reading
 * @param {string} collection
 * @param {readonly import('./reading.mjs').Row[]} rows
 */
async function toldOf(reading, collection, rows) {
  const made = new Set();
  /** @type {Map<string, { to: unknown, place: unknown }>} */
  const statuses = new Map();
  const filter = { 'record.id': { $in: rows.map(({ _id }) => _id) } };
  const projection = { eventId: 1, 'changes.status': 1 };
  for await (const batch of reading.batches('identity', 'audit', filter, { sort: { _id: 1 }, projection })) {
    for (const { _id: place, eventId, changes } of batch) {
      const [of, id = '', version] = String(eventId).split(':');
      if (of !== collection) continue;
      if (version === '1') made.add(id);
      const { status } = /** @type {{ status?: { to: unknown } }} */ (changes ?? {});
      if (status) statuses.set(id, { to: status.to, place });
    }
  }
  return { made, statuses };
}

/**
 * The records of a collection against the audit log: each is told of from its making on where others of its kind are, and has the
 * status that was told last. Records that something happened to just now are left out.
 * @param {import('./reading.mjs').Reading} reading
 * @param {Collection} collection
 * @param {Date} now
 * @param {Date} begun when the log began
 * @returns {AsyncGenerator<string>}
 */
export async function* recordFindings(reading, { service, name }, now, begun) {
  const before = new Date(now.getTime() - settled);
  const filter = { version: { $type: 'number' }, updatedAt: { $lt: before }, 'outbox.0': { $exists: false } };
  const follows = madeWithOthers[`${service}/${name}`] ?? '';
  const projection = { version: 1, status: 1, createdAt: 1, ...(follows ? { [follows]: 1 } : {}) };
  const isTold = await tellsOfMaking(reading, service, name);
  for await (const rows of reading.batches(service, name, filter, { projection })) {
    const { made, statuses } = await toldOf(reading, name, rows);
    for (const { _id: id, status, createdAt, ...row } of rows) {
      const path = `${service}/${name} ${id}`;
      if (isTold && row[follows] !== true && createdAt && createdAt >= begun && !isDemo(id) && !made.has(id))
        yield `${path}: the audit log does not tell of its making`;
      const last = statuses.get(id);
      if (last && status !== undefined && last.to !== status)
        yield `${path}: its status is ${status}, but entry ${last.place} of the audit log made it ${last.to}`;
    }
  }
}

/**
 * @param {import('./reading.mjs').Reading} reading
 * @param {string} service
 * @param {string} name
 */
async function tellsOfMaking(reading, service, name) {
  const made = { eventId: { $regex: `^${name}:[^:]*:1$` }, action: { $regex: `^${service}\\.` } };
  for await (const _ of reading.batches('identity', 'audit', made, { limit: 1, projection: { _id: 1 } })) return true;
  return false;
}

/**
 * Outboxes that the relay should have emptied by now, and what no delivery could apply.
 * @param {import('./reading.mjs').Reading} reading
 * @param {Collection} collection
 * @param {Date} now
 * @returns {AsyncGenerator<string>}
 */
export async function* waitingFindings(reading, { service, name }, now) {
  const path = `${service}/${name}`;
  if (name === 'dead_letters')
    for await (const rows of reading.batches(service, name, {}, { projection: { body: 0 } }))
      for (const { _id: id, consumer, subject, error } of rows)
        yield `${path} ${id}: ${consumer} could not apply ${subject}: ${error}`;
  if (name === 'event_batches')
    for await (const rows of reading.batches(service, name, {}, { projection: { _id: 1 } }))
      for (const { _id: id } of rows) yield `${path} ${id}: its events wait to be carried`;
  const late = { 'outbox.0': { $exists: true }, updatedAt: { $lt: new Date(now.getTime() - settled) } };
  for await (const rows of reading.batches(service, name, late, { projection: { updatedAt: 1 } }))
    for (const { _id: id, updatedAt } of rows)
      yield `${path} ${id}: its outbox has waited since ${updatedAt?.toISOString()}`;
}
