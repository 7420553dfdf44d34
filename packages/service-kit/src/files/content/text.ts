import { fileTypeFromBuffer } from 'file-type';
import { startsAsMarkup } from './markup.js';

/** UTF-8 that is neither a page nor a script, nor of a kind that is only written in letters (RTF, PostScript). */
export async function isText(bytes: Buffer) {
  if (bytes.includes(0)) return false;
  const text = decoded(bytes);
  if (text === undefined || startsAsMarkup(text)) return false;
  // A content that confuses the reader is no text.
  const other = await fileTypeFromBuffer(bytes).catch(() => 'confusing');
  return other === undefined;
}

function decoded(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
