import { endSize } from './zip-end.js';
import { entryEnd, type ListedEntry, listedEntry, type ZipEntry } from './zip-entry.js';

const endMark = 0x06054b50;

/**
 * The entries of an archive that is nothing but that: it begins with the first entry, each entry ends where the next
 * begins and says of itself what the directory says, and the end record is the last thing in it. Undefined otherwise.
 */
export function zipEntries(bytes: Buffer, most: number): ZipEntry[] | undefined {
  const directory = directoryOf(bytes, bytes.length - endSize);
  if (!directory || directory.count > most) return undefined;
  const entries = listed(bytes, directory);
  let at = 0;
  for (const entry of [...(entries ?? [])].sort((a, b) => a.start - b.start)) {
    if (entry.start !== at) return undefined;
    const end = entryEnd(bytes, entry);
    if (end === undefined) return undefined;
    at = end;
  }
  return at === directory.start ? entries : undefined;
}

interface Directory {
  start: number;
  end: number;
  count: number;
}

function directoryOf(bytes: Buffer, end: number): Directory | undefined {
  if (end < 0 || bytes.readUInt32LE(end) !== endMark) return undefined;
  const [disk, firstDisk, here, count = 0] = [4, 6, 8, 10].map((field) => bytes.readUInt16LE(end + field));
  const start = bytes.readUInt32LE(end + 16);
  const comment = bytes.readUInt16LE(end + 20);
  if (disk || firstDisk || comment || !count || here !== count) return undefined;
  return start + bytes.readUInt32LE(end + 12) === end ? { start, end, count } : undefined;
}

function listed(bytes: Buffer, { start, end, count }: Directory) {
  const entries: ListedEntry[] = [];
  let at = start;
  for (let n = 0; n < count; n++) {
    const entry = at < end ? listedEntry(bytes, at) : undefined;
    if (!entry) return undefined;
    entries.push(entry);
    at = entry.next;
  }
  return at === end ? entries : undefined;
}
