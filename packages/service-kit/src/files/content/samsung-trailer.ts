/** A directory entry: kind, distance of its block back from the directory, length of the block. */
const entrySize = 12;

/**
 * Where the notes begin that Samsung's cameras write behind every picture: blocks, then a directory (`SEFH`) that names
 * each of them, then its length and `SEFT`. The blocks have to fill the trailer without a gap.
 */
export function trailerStart(bytes: Buffer): number | undefined {
  const end = bytes.length - 8;
  if (end < entrySize || bytes.toString('latin1', end + 4) !== 'SEFT') return undefined;
  const directory = end - bytes.readUInt32LE(end);
  if (directory < 0 || bytes.toString('latin1', directory, directory + 4) !== 'SEFH') return undefined;
  const count = bytes.readUInt32LE(directory + 8);
  if (directory + entrySize * (count + 1) !== end) return undefined;
  const blocks = Array.from({ length: count }, (_, n) => {
    const entry = directory + entrySize * (n + 1);
    const start = directory - bytes.readUInt32LE(entry + 4);
    return { start, end: start + bytes.readUInt32LE(entry + 8) };
  }).sort((a, b) => a.start - b.start);
  const whole = blocks.every((block, n) => block.end === (blocks[n + 1]?.start ?? directory));
  return whole ? blocks[0]?.start : undefined;
}
