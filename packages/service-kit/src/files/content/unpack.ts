import { crc32, createInflateRaw } from 'node:zlib';
import type { ZipEntry } from './zip-entry.js';

/** What somebody hides in a document to have it opened by hand: archives, programs, containers of objects. */
const hidden = [
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'BZh',
  '\xfd7zX',
  'MSCF',
  'MZ',
  '\x7fELF',
  '\xd0\xcf\x11\xe0',
];

/**
 * Unpacks one entry and throws away what comes out of it, piece by piece; at most `keep` bytes are handed back.
 * Undefined when it is not as long as declared, not what the checksum says, or an archive or program itself.
 */
export async function unpack(entry: ZipEntry, keep: number): Promise<Buffer | undefined> {
  const kept: Buffer[] = [];
  let size = 0;
  let crc = 0;
  for await (const piece of pieces(entry)) {
    if (size === 0 && isHidden(piece)) return undefined;
    if (size < keep) kept.push(piece.subarray(0, keep - size));
    size += piece.length;
    if (size > entry.size) return undefined;
    crc = crc32(piece, crc);
  }
  return size === entry.size && crc === entry.crc ? Buffer.concat(kept) : undefined;
}

async function* pieces({ packed, stored }: ZipEntry): AsyncGenerator<Buffer> {
  if (stored) {
    if (packed.length > 0) yield packed;
    return;
  }
  const inflater = createInflateRaw({ chunkSize: 64 * 1024 });
  inflater.end(packed);
  const unpacked: AsyncIterable<Buffer> = inflater;
  yield* unpacked;
  if (inflater.bytesWritten !== packed.length) throw new Error('bytes behind the packed content');
}

const isHidden = (piece: Buffer) => {
  const head = piece.toString('latin1', 0, 4);
  return hidden.some((mark) => head.startsWith(mark));
};
