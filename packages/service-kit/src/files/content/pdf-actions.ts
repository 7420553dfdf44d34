import { setImmediate } from 'node:timers/promises';
import { constants, createInflate } from 'node:zlib';

/** Honest lists of objects hold some hundred lines of text each. */
const mostInList = 8 * 1024 * 1024;
const mostInAll = 64 * 1024 * 1024;
const mostLists = 5_000;
/** A list's own description is a line or two. */
const nearby = 512;
const piece = 512 * 1024;
const overlap = 4096;

/** A name as a file may spell it: any letter can be written as its code (`/J#61vaScript`). */
const named = (name: string) =>
  `/${Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}`;

const actions = ['JavaScript', 'Launch', 'Rendition'].map(named).join('|');
/**
 * Scripts, programs to start, and files carried along: whoever opens the document would run them, not the portal. An
 * action's name follows its key, however long the comment between them, or is an object of its own that the key refers to;
 * as part of a web address, behind a letter, it is harmless.
 */
const active = new RegExp(
  `(?:${named('S')}|obj|[\\s>\\])])(?:${actions})\\b|` +
    ['EmbeddedFile', 'FileAttachment', 'RichMedia'].map(named).join('|') +
    `|${named('EF')}\\s{0,40}<<`,
  'i',
);
const objectList = new RegExp(`${named('ObjStm')}\\b`, 'gi');

/** Whether it would run something or carries files, in plain objects or in packed lists of them. */
export async function isActive(bytes: Buffer) {
  const text = bytes.toString('latin1');
  if (await isFound(text)) return true;
  const locked = text.includes('/Encrypt');
  let read = 0;
  let left = mostInAll;
  let lists = 0;
  for (const { index } of text.matchAll(objectList)) {
    if (index < read) continue;
    const place = listAt(text, index);
    if (!place || ++lists > mostLists) return true;
    read = place.end;
    // A list that is not packed was read with the rest.
    if (!place.packed) continue;
    const list = await unpacked(bytes.subarray(place.start, place.end));
    left -= list.size;
    if (list.size > mostInList || left < 0) return true;
    // What cannot be read is refused, except where a password keeps everybody from reading it.
    if (list.text === undefined ? !locked : await isFound(list.text)) return true;
  }
  return false;
}

/** Piece by piece, so that others are answered between; pieces overlap by more than a match is long. */
async function isFound(text: string) {
  for (let at = 0; at < text.length; at += piece) {
    if (active.test(text.slice(at, at + piece + overlap))) return true;
    await setImmediate();
  }
  return false;
}

/** Where the list lies that a description at this place announces. */
function listAt(text: string, index: number) {
  const keyword = text.slice(index, index + nearby).search(/stream\r?\n/);
  if (keyword < 0) return undefined;
  const before = text.slice(Math.max(0, index - nearby), index);
  const description = before.slice(before.lastIndexOf('obj') + 1) + text.slice(index, index + keyword);
  const start = text.indexOf('\n', index + keyword) + 1;
  const end = text.indexOf('endstream', start);
  return end < 0 ? undefined : { start, end, packed: /\/F(?:ilter)?\b/.test(description) };
}

/** The text of a list, unless it cannot be read, and how much was unpacked of it: no further than a list may be long. */
async function unpacked(list: Buffer) {
  const parts: Buffer[] = [];
  let size = 0;
  const inflater = createInflate({ chunkSize: 64 * 1024, finishFlush: constants.Z_SYNC_FLUSH });
  inflater.end(list);
  const unpacked: AsyncIterable<Buffer> = inflater;
  try {
    for await (const part of unpacked) {
      parts.push(part);
      size += part.length;
      if (size > mostInList) break;
    }
  } catch {
    return { size };
  }
  return { size, text: Buffer.concat(parts).toString('latin1') };
}
