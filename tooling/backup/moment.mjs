import { StartError } from '../../deploy/start-error.mjs';

/** Seconds for which MongoDB keeps the moment that is read, where it lets the account say so. */
const longHistory = 3_600;
const setting = 'minSnapshotHistoryWindowInSeconds';

/** @typedef {import('mongodb').ClientSession} Moment */

/**
 * How a read is of a session's moment. The level is said each time: that of the address would replace it, and the read would
 * be of the present.
 * @param {Moment | undefined} session nothing for the present
 */
export const readingOf = (session) =>
  session ? { session, readConcern: { level: /** @type {const} */ ('snapshot') } } : {};

/**
 * Begins to read one moment, which all databases share: the first read fixes it.
 * @param {import('mongodb').MongoClient} client
 * @param {{ database: string, collection: string }} first what is read for that
 * @returns {Promise<Moment>}
 */
export async function momentOf(client, { database, collection }) {
  const session = client.startSession({ snapshot: true });
  await client
    .db(database)
    .collection(collection)
    .findOne({}, { ...readingOf(session), projection: { _id: 1 } });
  if (!(/** @type {{ snapshotTime?: unknown }} */ (/** @type {unknown} */ (session)).snapshotTime))
    throw new Error('MongoDB names no moment: it is older than 5.0, or no replica set');
  return session;
}

/**
 * Keeps the past readable for longer than the usual five minutes; a cluster whose account may not say so keeps its own time.
 * @template T
 * @param {import('mongodb').MongoClient} client
 * @param {() => Promise<T>} work
 */
export async function withLongHistory(client, work) {
  const admin = client.db('admin');
  const set = (/** @type {number} */ seconds) => admin.command({ setParameter: 1, [setting]: seconds });
  const before = await set(longHistory).then(
    ({ was }) => Number(was),
    () => undefined,
  );
  try {
    return await work();
  } catch (error) {
    if (/** @type {{ codeName?: string }} */ (error).codeName !== 'SnapshotTooOld') throw error;
    throw new StartError(`Reading took longer than MongoDB keeps one moment: raise ${setting} there, and try again.`);
  } finally {
    if (before !== undefined) await set(before);
  }
}
