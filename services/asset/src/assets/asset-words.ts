import { type Filter, wordsOf } from '@portal/service-kit';
import type { AssetRecord } from './asset-record.js';

/** What words are made of. */
export const worded = [
  'name',
  'serialNumber',
  'assetUid',
  'gemContractNumber',
  'endUser',
  'location',
  'supplier',
] as const;
type Worded = Pick<AssetRecord, (typeof worded)[number]>;

/** Whose words they are, where not everybody's search may find them. */
type Mark = 'holder:' | 'place:' | 'supplier:';

/** Of a number such as SN4711 the digits are found alone, too. */
const partsOf = (word: string) => (/\p{L}/u.test(word) ? [word, ...(word.match(/\p{N}{2,}/gu) ?? [])] : [word]);
const marked = (mark: Mark, text: string | undefined) => wordsOf(text).map((word) => `${mark}${word}`);

/** The words that a search finds an asset by. */
export const assetWords = ({
  name,
  serialNumber,
  assetUid,
  gemContractNumber,
  endUser,
  location,
  supplier,
}: Worded) => [
  ...new Set([
    ...wordsOf(name, serialNumber, assetUid, gemContractNumber).flatMap(partsOf),
    ...marked('holder:', endUser?.name),
    ...marked('place:', location),
    ...marked('supplier:', supplier),
  ]),
];

/** Assets that have each word of a text, or one that begins with it, with one of these marks. */
export function havingWords(text: string | undefined, marks: readonly ('' | Mark)[]): Filter<AssetRecord>[] {
  if (!text) return [];
  const words = wordsOf(text);
  // Something was looked for that no word can hold.
  if (words.length === 0) return [{ _id: { $in: [] } }];
  return words.map((word) => ({ words: { $in: marks.map((mark) => new RegExp(`^${mark}${word}`)) } }));
}
