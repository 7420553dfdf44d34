import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../../deploy/start-error.mjs';
import { collectionsOf, partsOf, Tally, textOf } from './collections.mjs';
import { isOfSnapshot, markOf, messagesSince, serviceOf } from './events.mjs';
import { filesOf } from './folder.mjs';
import { momentOf, withLongHistory } from './moment.mjs';
import { sealing } from './sealed.mjs';
import { tarOf } from './tar.mjs';

/** The form of what lies inside; one that reads it refuses others. */
export const version = 1;
const tries = 5;

/** @typedef {{ collections: number, records: number, events: number, bytes: number }} Taken */

/**
 * @param {string} name
 * @param {unknown} content
 */
const json = (name, content) => ({ name, bytes: Buffer.from(JSON.stringify(content)) });

/**
 * Begins to read one moment of all databases, at which there were just these collections.
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix
 */
async function snapshotOf(client, prefix) {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = await collectionsOf(client, prefix);
    const [first] = before;
    if (!first) throw new StartError(`There is nothing to keep: no database whose name begins with ${prefix}.`);
    const session = await momentOf(client, { database: `${prefix}${first.service}`, collection: first.name });
    const after = await collectionsOf(client, prefix);
    if (JSON.stringify(before.map(textOf)) === JSON.stringify(after.map(textOf)))
      return { session, collections: before };
    await session.endSession();
  }
  throw new StartError('Collections are being made at this moment: try again when the portal has started.');
}

/**
 * Everything that a backup holds, in the order in which it is put back.
 * @param {import('./reach.mjs').Reached} reached
 * @param {Taken} taken what is counted meanwhile
 * @returns {AsyncGenerator<import('./tar.mjs').Entry>}
 */
async function* entriesOf({ client, nats, prefix, data }, taken) {
  const mark = await markOf(nats);
  const { session, collections } = await snapshotOf(client, prefix);
  try {
    yield json('backup.json', { version, at: new Date().toISOString() });
    /** @type {Record<string, import('./collections.mjs').Figures>} */
    const figures = {};
    for (const collection of collections) {
      const folder = `${collection.service}/${collection.name}`;
      const tally = new Tally();
      let place = 0;
      yield { name: `databases/${folder}/about.json`, bytes: textOf(collection) };
      for await (const part of partsOf(client, prefix, collection, session)) {
        tally.add(part);
        yield { name: `databases/${folder}/${place}.bson`, bytes: Buffer.concat(part) };
        place += 1;
      }
      figures[folder] = tally.figures;
      taken.collections += 1;
      taken.records += tally.figures.count;
    }
    yield json('figures.json', figures);
    yield* filesOf(data);
    // Published, taken out of their outbox, and not applied by everybody: they are in no record any more.
    for await (const { seq, events } of messagesSince(nats, mark)) {
      const mine = [];
      for (const event of events)
        if (seq <= mark.last || (await isOfSnapshot(client, prefix, event, session))) mine.push(event);
      taken.events += mine.length;
      const [first] = mine;
      if (first) yield json(`events/${serviceOf(first)}/${seq}.json`, mine);
    }
  } finally {
    await session.endSession();
  }
}

/**
 * Writes all that a portal holds at one moment into a sealed file, while it goes on working.
 * @param {import('./reach.mjs').Reached} reached
 * @param {{ file: string, passphrase: string }} to
 * @returns {Promise<Taken>}
 */
export async function takeBackup(reached, { file, passphrase }) {
  if (existsSync(file)) throw new StartError(`${file} is there already: name a new file.`);
  const unfinished = `${file}.unfinished`;
  const taken = { collections: 0, records: 0, events: 0, bytes: 0 };
  try {
    await withLongHistory(reached.client, () =>
      pipeline(
        tarOf(entriesOf(reached, taken)),
        createGzip(),
        sealing(passphrase),
        createWriteStream(unfinished, { mode: 0o600 }),
      ),
    );
    const written = await open(unfinished);
    await written.sync().finally(() => written.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw meaningOf(error, file);
  }
  return { ...taken, bytes: (await stat(file)).size };
}

/**
 * @param {unknown} error
 * @param {string} file
 */
function meaningOf(error, file) {
  const { code } = /** @type {{ code?: unknown }} */ (error);
  if (code === 'ENOSPC') return new StartError(`The disk of ${file} is full: make room there, or name another place.`);
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EROFS')
    return new StartError(
      `${file} cannot be written (${code}): name a file in a folder that is there and can be written.`,
    );
  return error;
}
