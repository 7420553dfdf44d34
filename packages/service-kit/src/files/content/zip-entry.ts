import { centralMark } from './zip-end.js';

const localMark = 0x04034b50;
const descriptorMark = 0x08074b50;
const localSize = 30;
const centralSize = 46;
/** In place of a size that did not fit: of files far larger than any that is accepted. */
const elsewhere = 0xffffffff;

/** Bits of an entry's flags: locked with a password (two ways) or names hidden; lengths stand behind the data; name in UTF-8. */
const flag = { locked: 0x2041, lengthsBehind: 0x8, utf8: 0x800 };

/** One packed file; its lengths are declared and agree with each other, what comes out of it has to show. */
export interface ZipEntry {
  name: string;
  packed: Buffer;
  stored: boolean;
  size: number;
  crc: number;
}

export interface ListedEntry extends ZipEntry {
  rawName: Buffer;
  flags: number;
  start: number;
  /** Where the directory's next entry begins. */
  next: number;
}

/** An entry as the directory lists it; undefined when it is locked, or packed in a way that documents do not use. */
export function listedEntry(bytes: Buffer, at: number): ListedEntry | undefined {
  if (bytes.readUInt32LE(at) !== centralMark) return undefined;
  const short = (field: number) => bytes.readUInt16LE(at + field);
  const long = (field: number) => bytes.readUInt32LE(at + field);
  const [flags, method, packed, size, start] = [short(8), short(10), long(20), long(24), long(42)];
  const stored = method === 0;
  if (flags & flag.locked || (!stored && method !== 8)) return undefined;
  if (Math.max(packed, size, start) === elsewhere || (stored && packed !== size)) return undefined;
  const data = dataStart(bytes, start);
  const nameEnd = at + centralSize + short(28);
  const rawName = bytes.subarray(at + centralSize, nameEnd);
  return {
    name: rawName.toString(flags & flag.utf8 ? 'utf8' : 'latin1'),
    packed: bytes.subarray(data, data + packed),
    stored,
    size,
    crc: long(16),
    rawName,
    flags,
    start,
    next: nameEnd + short(30) + short(32),
  };
}

/** Where an entry ends; undefined when it says of itself something else than the directory does. */
export function entryEnd(bytes: Buffer, { start, flags, rawName, packed, stored, size, crc }: ListedEntry) {
  const name = bytes.subarray(start + localSize, start + localSize + bytes.readUInt16LE(start + 26));
  const same =
    bytes.readUInt32LE(start) === localMark &&
    bytes.readUInt16LE(start + 6) === flags &&
    bytes.readUInt16LE(start + 8) === (stored ? 0 : 8) &&
    name.equals(rawName);
  if (!same) return undefined;
  const behind = (flags & flag.lengthsBehind) > 0;
  const agrees = [crc, packed.length, size].every((value, n) => {
    const own = bytes.readUInt32LE(start + 14 + 4 * n);
    return own === value || (behind && (own === 0 || own === elsewhere));
  });
  if (!agrees) return undefined;
  const end = dataStart(bytes, start) + packed.length;
  return behind ? descriptorEnd(bytes, end, crc, packed.length, size) : end;
}

const dataStart = (bytes: Buffer, start: number) =>
  start + localSize + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);

/** Checksum and lengths behind the data: with or without a mark of their own, each length in four or in eight bytes. */
function descriptorEnd(bytes: Buffer, from: number, crc: number, packed: number, size: number) {
  const at = bytes.readUInt32LE(from) === descriptorMark ? from + 4 : from;
  const long = (field: number) => bytes.readUInt32LE(at + field);
  if (long(0) !== crc || long(4) !== packed) return undefined;
  if (long(8) === 0 && long(12) === size && long(16) === 0) return at + 20;
  return long(8) === size ? at + 12 : undefined;
}
