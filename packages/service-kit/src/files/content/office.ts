import { unpack } from './unpack.js';
import { zipEntries } from './zip.js';
import type { ZipEntry } from './zip-entry.js';

/** The part that each kind is about, and what the list of parts calls it; templates and files with macros are called otherwise. */
const kinds = {
  docx: { main: 'word/document.xml', type: 'wordprocessingml.document.main+xml' },
  xlsx: { main: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main+xml' },
};
const contentTypes = '[Content_Types].xml';

const mostEntries = 2_000;
const mostUnpacked = 200 * 1024 * 1024;
/** Sheets of equal rows are packed to a hundredth; bombs to a thousandth. Below a megabyte it does not matter. */
const mostRatio = 200;
const smallEntry = 1024 * 1024;

/** Macros, controls, and files carried along as objects: who opens the document would run them. */
const active = /(?:^|\/)(?:vbaProject|vbaData|macrosheets|activeX|embeddings|oleObject)/i;
const activeType = /macroEnabled|vbaProject|activeX|oleObject/i;
/** A template or object fetched from the web as soon as the document is opened: it would bring its macros along. */
const fetched = /\/(?:attachedTemplate|oleObject|subDocument|frame)\s*["']/i;
const fromWeb = /\bTarget\s*=\s*["']\s*(?:https?|ftp|mhtml):/i;
/** Ways to spell a text that the rules above do not read; no program writes its list of relations so. */
// eslint-disable-next-line no-control-regex -- a zero gives away letters of two bytes
const disguised = /&#|<!|\u0000/;
const archive = /\.(?:zip|rar|7z|gz|tar|docx|docm|xlsx|xlsm|pptx|jar|exe|dll|js|vbs|hta|lnk)$/i;
/** Out of the folder, from the root, of another system, or with characters that no name has. */
// eslint-disable-next-line no-control-regex -- those are some of them
const strayName = /(?:^|\/)\.\.(?:\/|$)|^\/|[\\:\u0000-\u001f]/;

/** A Word document or Excel sheet that unpacks to what it declares, within bounds, and neither runs nor carries anything. */
export async function isOffice(bytes: Buffer, kind: keyof typeof kinds) {
  const entries = zipEntries(bytes, mostEntries);
  if (!entries || !isWithinBounds(entries)) return false;
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const { main, type } = kinds[kind];
  if (names.size !== entries.length || !names.has(main) || !names.has(contentTypes.toLowerCase())) return false;
  if (entries.some(({ name }) => [strayName, active, archive].some((wrong) => wrong.test(name)))) return false;
  for (const entry of entries) {
    const list = entry.name === contentTypes;
    const relations = /\.rels$/i.test(entry.name);
    if (relations && entry.size > smallEntry) return false;
    const content = await unpack(entry, list || relations ? smallEntry : 0).catch(() => undefined);
    if (!content) return false;
    if (list && (!content.includes(type) || activeType.test(content.toString('latin1')))) return false;
    if (relations && isFetching(content.toString('latin1'))) return false;
  }
  return true;
}

/** Tag by tag: `<` stands nowhere else. */
const isFetching = (relations: string) =>
  disguised.test(relations) || relations.split('<').some((tag) => fetched.test(tag) && fromWeb.test(tag));

function isWithinBounds(entries: ZipEntry[]) {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    total <= mostUnpacked &&
    entries.every(({ size, packed }) => size <= smallEntry || size <= packed.length * mostRatio)
  );
}
