import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { StartError } from '../../deploy/start-error.mjs';

// A sealed file: 16 bytes that name its form, 16 of salt, then pieces of a MiB, each sealed by AES-256-GCM with a tag of 16
// bytes. A piece's nonce is its place and whether it is the last, so that none can be left out, moved or added.
const form = Buffer.from('portal-backup-1\n');
const saltLength = 16;
const tagLength = 16;
const pieceLength = 2 ** 20;
const algorithm = 'aes-256-gcm';

const derive = /** @type {(text: string, salt: Buffer, length: number, cost: object) => Promise<Buffer>} */ (
  promisify(scrypt)
);
/**
 * Some 128 MiB and a third of a second for each guess.
 * @param {string} passphrase
 * @param {Buffer} salt
 */
const keyOf = (passphrase, salt) =>
  derive(passphrase.normalize('NFC'), salt, 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 });

/**
 * @param {number} place
 * @param {boolean} isLast
 */
function nonceOf(place, isLast) {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(place, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/**
 * Cuts bytes into pieces of one length, the last of which is told from the others and may be shorter or empty.
 * @param {AsyncIterable<Uint8Array>} source
 * @param {number} length
 * @returns {AsyncGenerator<{ piece: Buffer, place: number, isLast: boolean }>}
 */
async function* piecesOf(source, length) {
  /** @type {Uint8Array[]} */
  let parts = [];
  let gathered = 0;
  let place = 0;
  for await (const bytes of source) {
    parts.push(bytes);
    gathered += bytes.length;
    if (gathered <= length) continue;
    let held = Buffer.concat(parts);
    for (; held.length > length; held = held.subarray(length)) {
      yield { piece: held.subarray(0, length), place, isLast: false };
      place += 1;
    }
    parts = [held];
    gathered = held.length;
  }
  yield { piece: Buffer.concat(parts), place, isLast: true };
}

/**
 * A step of a pipeline that seals what passes.
 * @param {string} passphrase
 */
export const sealing = (passphrase) =>
  /** @param {AsyncIterable<Uint8Array>} source */
  async function* (source) {
    const salt = randomBytes(saltLength);
    const head = Buffer.concat([form, salt]);
    const key = await keyOf(passphrase, salt);
    yield head;
    for await (const { piece, place, isLast } of piecesOf(source, pieceLength)) {
      const cipher = createCipheriv(algorithm, key, nonceOf(place, isLast)).setAAD(head);
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    }
  };

/**
 * @param {Buffer} key
 * @param {Buffer} head
 * @param {{ piece: Buffer, place: number, isLast: boolean }} at
 */
function opened(key, head, { piece, place, isLast }) {
  try {
    const text = piece.subarray(0, piece.length - tagLength);
    const tag = piece.subarray(text.length);
    const decipher = createDecipheriv(algorithm, key, nonceOf(place, isLast), { authTagLength: tagLength });
    decipher.setAAD(head).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    throw new StartError(
      place === 0
        ? 'The backup cannot be opened: the passphrase is another one, or the file was changed.'
        : `The backup was changed or cut off after ${place} MiB: take another copy of it.`,
    );
  }
}

/**
 * A step of a pipeline that opens what was sealed; it passes nothing on that is not as it was.
 * @param {string} passphrase
 */
export const opening = (passphrase) =>
  /** @param {AsyncIterable<Uint8Array>} source */
  async function* (source) {
    const bytes = source[Symbol.asyncIterator]();
    let head = Buffer.alloc(0);
    while (head.length < form.length + saltLength) {
      const { value, done } = await bytes.next();
      if (done) break;
      head = Buffer.concat([head, value]);
    }
    const rest = head.subarray(form.length + saltLength);
    head = head.subarray(0, form.length + saltLength);
    if (head.length < form.length + saltLength || !head.subarray(0, form.length).equals(form))
      throw new StartError('The file is no backup of a portal, or one of another version.');
    const key = await keyOf(passphrase, head.subarray(form.length));
    const body = async function* () {
      yield rest;
      yield* { [Symbol.asyncIterator]: () => bytes };
    };
    for await (const at of piecesOf(body(), pieceLength + tagLength)) yield opened(key, head, at);
  };
