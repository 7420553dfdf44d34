import { hasMarkup } from './markup.js';
import { isPictureSize } from './picture-size.js';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Length, type and checksum stand around the data of a chunk. */
const frame = 12;
/** Programs cut the pixels into pieces of some kilobytes. */
const mostChunks = 20_000;

/** A PNG from its first to its last byte: chunk by chunk to `IEND`, and nothing behind it. */
export function isPng(bytes: Buffer) {
  if (!bytes.subarray(0, 8).equals(signature)) return false;
  let at = signature.length;
  let pixels = false;
  for (let n = 0; n < mostChunks; n++) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    at += frame + bytes.readUInt32BE(at);
    if (at > bytes.length || !/^[A-Za-z]{4}$/.test(type)) return false;
    if ((n === 0) !== (type === 'IHDR') || (n === 0 && !isHeader(data))) return false;
    if (type === 'IEND') return pixels && data.length === 0 && at === bytes.length;
    if (type === 'IDAT') pixels = true;
    else if (hasMarkup(data)) return false;
  }
  return false;
}

const isHeader = (data: Buffer) => data.length === 13 && isPictureSize(data.readUInt32BE(0), data.readUInt32BE(4));
