import { hasMarkup } from './markup.js';
import { isPictureSize } from './picture-size.js';
import { trailerStart } from './samsung-trailer.js';

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app15: 0xef, comment: 0xfe };

/**
 * A JPEG from its first to its last byte. Phones write more than the picture itself, and that passes: a gain map or
 * preview as further whole pictures, padding with zeros, Samsung's notes. Anything else behind the picture is refused.
 */
export function isJpeg(bytes: Buffer) {
  const end = trailerStart(bytes) ?? bytes.length;
  let at = pictureEnd(bytes, 0);
  while (at !== undefined && at < end) {
    while (at < end && bytes[at] === 0) at++;
    if (at < end) at = pictureEnd(bytes, at);
  }
  return at === end;
}

/** Where the picture that begins here ends; undefined when there is none. A thumbnail lies inside a segment and ends nothing. */
function pictureEnd(bytes: Buffer, from: number): number | undefined {
  if (bytes[from] !== 0xff || bytes[from + 1] !== marker.start) return undefined;
  let at = from + 2;
  let sized = false;
  let scanned = false;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes.readUInt8(at + 1);
    if (kind === 0xff) {
      at++;
      continue;
    }
    if (kind === marker.end) return sized && scanned ? at + 2 : undefined;
    if (kind < 0xc0 || (kind >= 0xd0 && kind <= marker.start)) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, at + 2 + length);
    if (length < 2 || !isSegment(kind, data)) return undefined;
    at += 2 + length;
    if (isFrame(kind)) sized = true;
    if (kind === marker.scan) {
      scanned = true;
      at = scanEnd(bytes, at);
    }
  }
  return undefined;
}

function isSegment(kind: number, data: Buffer) {
  if (isFrame(kind)) return isPictureSize(data.readUInt16BE(3), data.readUInt16BE(1));
  if (kind === marker.app0 && data.toString('latin1', 0, 5) === 'JFIF\0') {
    // As long as its thumbnail says: other lengths make a picture that is a script too.
    if (data.length !== 14 + 3 * data.readUInt8(12) * data.readUInt8(13)) return false;
  }
  const free = kind === marker.comment || (kind >= marker.app0 && kind <= marker.app15);
  return !free || !hasMarkup(data);
}

/** Start-of-frame markers carry the size; three of their row are tables. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

/** The marker behind packed pixels, in which 0xff is followed by zero or a restart mark. */
function scanEnd(bytes: Buffer, from: number) {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const packed = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!packed) return at;
  }
  return bytes.length;
}
