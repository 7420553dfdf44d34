export const centralMark = 0x02014b50;
export const endSize = 22;
const mark = Buffer.from('PK\x05\x06', 'latin1');
const mostComment = 0xffff;

/** An archive behind other content: programs that unpack look for its end record from the last byte on. */
export function endsAsZip(bytes: Buffer) {
  const last = bytes.length - endSize;
  const tail = bytes.subarray(Math.max(0, last - mostComment));
  for (let at = tail.indexOf(mark); at >= 0 && at <= tail.length - endSize; at = tail.indexOf(mark, at + 1)) {
    if (isEnd(bytes, bytes.length - tail.length + at)) return true;
  }
  return false;
}

/** Its mark occurs by chance, a directory right before it does not. Offsets count from wherever the archive begins. */
function isEnd(bytes: Buffer, at: number) {
  const size = bytes.readUInt32LE(at + 12);
  return size > 0 && size <= at && bytes.readUInt32LE(at - size) === centralMark;
}
