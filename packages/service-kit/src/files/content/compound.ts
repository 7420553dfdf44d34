import { endsAsZip } from './zip-end.js';

/** Word and Excel of before 2007 share one container; what it is about shows in its list of streams. */
const kinds = { doc: ['WordDocument'], xls: ['Workbook', 'Book'] };
const active = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR', '\u0001Ole10Native', 'Package'];

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerSize = 512;
/** Larger numbers mark the end of a chain and sectors without content. */
const lastSector = 0xfffffffa;
const entrySize = 128;

/** A Word document or Excel sheet in the old container, without macros and files carried along. */
export function isCompound(bytes: Buffer, kind: keyof typeof kinds) {
  if (!bytes.subarray(0, 8).equals(signature) || endsAsZip(bytes)) return false;
  const names = streamNames(bytes);
  return kinds[kind].some((name) => names?.has(name)) && !active.some((name) => names?.has(name));
}

function streamNames(bytes: Buffer): Set<string> | undefined {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const offsetOf = (sector: number) => (sector + 1) * size;
  const table = tableSectors(bytes, size, offsetOf);
  // What lies behind the last sector of the table belongs to nothing.
  if (bytes.length > offsetOf((table.length * size) / 4)) return undefined;
  const next = (sector: number) =>
    bytes.readUInt32LE(offsetOf(table[Math.floor((sector * 4) / size)] ?? lastSector) + ((sector * 4) % size));
  const names = new Set<string>();
  let left = bytes.length / size;
  for (let sector = bytes.readUInt32LE(48); sector < lastSector; sector = next(sector)) {
    if (left-- < 0) return undefined;
    for (let at = offsetOf(sector); at < offsetOf(sector) + size; at += entrySize) names.add(nameAt(bytes, at));
  }
  return names;
}

/** The sectors of the table of chains: the first 109 stand in the header, the others in sectors of their own. */
function tableSectors(bytes: Buffer, size: number, offsetOf: (sector: number) => number) {
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => bytes.readUInt32LE(from + 4 * n));
  const found = numbers(76, (headerSize - 76) / 4);
  let left = bytes.length / size;
  for (let sector = bytes.readUInt32LE(68); sector < lastSector && left > 0; left--) {
    const here = numbers(offsetOf(sector), size / 4);
    found.push(...here.slice(0, -1));
    sector = here.at(-1) ?? lastSector;
  }
  return found.filter((sector) => sector < lastSector);
}

/** A length of nothing or of more than the field holds is an unused entry. */
const nameAt = (bytes: Buffer, at: number) =>
  bytes.toString('utf16le', at, at + Math.min(64, Math.max(0, bytes.readUInt16LE(at + 64) - 2)));
