import { fileTypeFromBuffer } from 'file-type';
import iconv from 'iconv-lite';
import { startsAsMarkup } from './markup.js';

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;
/** What no table in letters has; of the old code page of Windows also what its places without a letter become. */
// eslint-disable-next-line no-control-regex -- those are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

/**
 * The letters of a table, in whichever way a spreadsheet wrote them: UTF-8, UTF-16 with its mark ("Unicode text"), or the old
 * code page of Windows, which is what does not read as UTF-8. Nothing where it is no text.
 */
export function tableText(bytes: Buffer): string | undefined {
  const encoding = markOf(bytes);
  if (encoding) return unlessControlled(decoded(encoding, bytes));
  if (bytes.includes(0)) return undefined;
  // Of Node's own decoder this code page is another one, without dashes and curved quotes.
  return decoded('utf-8', bytes) ?? unlessControlled(iconv.decode(bytes, 'windows-1252'));
}

const markOf = ([first, second]: Buffer) =>
  marks.find(({ bytes }) => bytes[0] === first && bytes[1] === second)?.encoding;

const unlessControlled = (text: string | undefined) => (text && control.test(text) ? undefined : text);

function decoded(encoding: string, bytes: Buffer) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A table in letters that is neither a page nor a script, nor of a kind that is only written in letters. */
export async function isTable(bytes: Buffer) {
  const text = tableText(bytes);
  if (text === undefined || startsAsMarkup(text)) return false;
  // The mark of UTF-16 is the beginning of a sound, too: there the letters are looked at alone.
  const content = markOf(bytes) ? Buffer.from(text) : bytes;
  // A content that confuses the reader is no table.
  return (await fileTypeFromBuffer(content).catch(() => 'confusing')) === undefined;
}
