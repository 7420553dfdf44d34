import { wordsOf } from '@portal/service-kit';
import { type LiveAssets, searchedOwn } from '../reports/live-assets.js';
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
const wordsIn = {
  name: numberWords,
  gemContractNumber: numberWords,
  'endUser.name': wordsOf,
  location: wordsOf,
  supplier: wordsOf,
};

/** Whether the asset in a place has a word that begins so, with one of these marks, as the index of words says it. */
export function wordTest(live: LiveAssets, word: string, marks: readonly Marked[]): (place: number) => boolean {
  const tests = sharedHaving(live, word, marks).map(({ field, passing }) => {
    const { codes } = live.coded(field);
    return (place: number) => passing[codes[place]!] === 1;
  });
  const texts = marks.includes('') ? searchedOwn.map((field) => live.reader(field)) : [];
  return (place) =>
    tests.some((test) => test(place)) || texts.some((textOf) => hasWord(textOf(place), word, numberWords));
}

/** Assets that have a word which none has alone, with one of these marks: by the values that many share. */
export const sharedHaving = (live: LiveAssets, word: string, marks: readonly Marked[]) =>
  marks.flatMap((mark) => shared[mark].map((field) => having(live, field, [word])));

/** Assets whose place or supplier has each word of a text; nothing is asked where there is none. */
export const valuesHaving = (live: LiveAssets, field: 'location' | 'supplier', text: string | undefined) =>
  text ? [[having(live, field, wordsOf(text))]] : [];

function having<F extends SharedField>(live: LiveAssets, field: F, words: readonly string[]) {
  const { values } = live.coded(field);
  const ofValues = known.get(values) ?? new ValueWords(values, wordsIn[field]);
  known.set(values, ofValues);
  return { field, passing: ofValues.having(words) };
}

const known = new WeakMap<readonly (string | undefined)[], ValueWords>();
