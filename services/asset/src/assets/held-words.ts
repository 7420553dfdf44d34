import { type Filter, wordsOf } from '@portal/service-kit';
import { type LiveAssets, searchedOwn } from '../reports/live-assets.js';
import type { AssetRecord } from './asset-record.js';
import { hasWord, type Marked, numberWords } from './asset-words.js';
import { ValueWords } from './value-words.js';

/** Values that many assets share; words that are marked otherwise are not searched by. */
const shared = {
  '': ['name', 'gemContractNumber'],
  'holder:': ['endUser.name'],
  'place:': [],
  'supplier:': [],
} as const;
type SharedField = 'name' | 'gemContractNumber' | 'endUser.name' | 'location' | 'supplier';

const [unknown, no, yes] = [0, 1, 2];

/**
 * Whether the asset in a place has a word that begins so, with one of these marks, as the index of words says it. Of a value that many
 * share it is found out once.
 */
export function wordTest(live: LiveAssets, word: string, marks: readonly Marked[]): (place: number) => boolean {
  const tests = marks.flatMap((mark) =>
    shared[mark].map((field) => sharedTest(live, field, word, mark === '' ? numberWords : wordsOf)),
  );
  const texts = marks.includes('') ? searchedOwn.map((field) => live.reader(field)) : [];
  return (place) =>
    tests.some((test) => test(place)) || texts.some((textOf) => hasWord(textOf(place), word, numberWords));
}

function sharedTest(
  live: LiveAssets,
  field: 'name' | 'gemContractNumber' | 'endUser.name',
  word: string,
  wordsIn: (text: string) => string[],
) {
  const { codes, values } = live.coded(field);
  const known = new Uint8Array(values.length);
  return (place: number) => {
    const code = codes[place]!;
    if (known[code] === unknown) known[code] = hasWord(values[code], word, wordsIn) ? yes : no;
    return known[code] === yes;
  };
}

/** Assets that have a word which none has alone, with one of these marks: by the values that many share. */
export const sharedHaving = (live: LiveAssets, word: string, marks: readonly Marked[]): Filter<AssetRecord> => ({
  $or: marks.flatMap((mark) =>
    shared[mark].map((field) => having(live, field, [word], mark === '' ? numberWords : wordsOf)),
  ),
});

/** Assets whose place or supplier has each word of a text; nothing is asked where there is none. */
export const valuesHaving = (
  live: LiveAssets,
  field: 'location' | 'supplier',
  text: string | undefined,
): Filter<AssetRecord>[] => (text ? [having(live, field, wordsOf(text), wordsOf)] : []);

function having(live: LiveAssets, field: SharedField, words: readonly string[], wordsIn: (text: string) => string[]) {
  const { values } = live.coded(field);
  const ofValues = known.get(values) ?? new ValueWords(values, wordsIn);
  known.set(values, ofValues);
  return { [field]: { $in: ofValues.having(words).map((code) => values[code]) } };
}

const known = new WeakMap<readonly (string | undefined)[], ValueWords>();
