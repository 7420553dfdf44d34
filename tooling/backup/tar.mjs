import { once } from 'node:events';
import { extract, pack } from 'tar-stream';

/** @typedef {{ name: string, bytes: Buffer }} Entry */

/**
 * @param {import('tar-stream').Pack} tar
 * @param {Entry} entry
 */
const added = (tar, { name, bytes }) =>
  new Promise((done, failed) => {
    tar.entry({ name, size: bytes.length }, (error) => (error ? failed(error) : done(undefined))).end(bytes);
  });

/**
 * The bytes of a tar; an entry is asked for once the one before has been taken.
 * @param {AsyncIterable<Entry>} entries
 * @returns {AsyncGenerator<Buffer>}
 */
export async function* tarOf(entries) {
  const tar = pack();
  const filled = (async () => {
    for await (const entry of entries) await added(tar, entry);
    tar.finalize();
  })();
  filled.catch((error) => tar.destroy(error));
  yield* /** @type {AsyncIterable<Buffer>} */ (tar);
  await filled;
}

/**
 * The entries of a tar, one after the other.
 * @param {AsyncIterable<Uint8Array>} source
 * @returns {AsyncGenerator<Entry>}
 */
export async function* entriesOf(source) {
  const tar = extract();
  const fed = (async () => {
    for await (const bytes of source) {
      if (!tar.write(bytes)) await once(tar, 'drain');
    }
    tar.end(undefined);
  })();
  fed.catch((error) => tar.destroy(error));
  for await (const entry of tar) {
    /** @type {Buffer[]} */
    const parts = [];
    for await (const part of /** @type {AsyncIterable<Buffer>} */ (entry)) parts.push(part);
    yield { name: entry.header.name, bytes: Buffer.concat(parts) };
  }
  await fed;
}
