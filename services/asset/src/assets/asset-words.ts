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
export type Marked = '' | Mark;

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

/** The words of a name or number as the search knows them: digits are words of their own, too. */
export const numberWords = (text: string) => wordsOf(text).flatMap(partsOf);

/** Has a text such a word, or one that begins with it? Most have not even its letters, which is told without taking them apart. */
export function hasWord(text: unknown, word: string, wordsIn: (text: string) => string[]): boolean {
  if (typeof text !== 'string') return false;
  const isPlain = /^[ -~]*$/.test(text);
  if (isPlain && !text.toLowerCase().includes(word)) return false;
  return wordsIn(text).some((one) => one.startsWith(word));
}

/** Assets that have each word of a text, or one that begins with it, with one of these marks. */
export function havingWords(text: string | undefined, marks: readonly Marked[]): Filter<AssetRecord>[] {
  if (!text) return [];
  const words = wordsOf(text);
  // Something was looked for that no word can hold.
  if (words.length === 0) return [{ _id: { $in: [] } }];
  return words.map((word) => havingWord(word, marks));
}

/** Assets that have a word that begins so, with one of these marks. */
export const havingWord = (word: string, marks: readonly Marked[]): Filter<AssetRecord> => ({
  words: { $in: marks.map((mark) => new RegExp(`^${mark}${word}`)) },
});
