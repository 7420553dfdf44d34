import { type Filter, wordsOf } from '@portal/service-kit';
import type { LiveAssets } from '../reports/live-assets.js';
import type { AssetRecord } from './asset-record.js';
import { hasWord, type Marked, numberWords } from './asset-words.js';

/** Values that many assets share, and what each asset has alone; words that are marked otherwise are not searched by. */
const shared = {
  '': ['name', 'gemContractNumber'],
  'holder:': ['endUser.name'],
  'place:': [],
  'supplier:': [],
} as const;
const own = ['serialNumber', 'assetUid'] as const;

const [unknown, no, yes] = [0, 1, 2];

/**
 * Whether the asset in a place has a word that begins so, with one of these marks, as the index of words says it. Of a value that many
 * share it is found out once.
 */
export function wordTest(live: LiveAssets, word: string, marks: readonly Marked[]): (place: number) => boolean {
  const tests = marks.flatMap((mark) =>
    shared[mark].map((field) => sharedTest(live, field, word, mark === '' ? numberWords : wordsOf)),
  );
  const texts = marks.includes('') ? own.map((field) => live.reader(field)) : [];
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

/** The values of a field that have each word of a text, as a filter; none where nothing is asked. */
export function valuesHaving(
  live: LiveAssets,
  field: 'location' | 'supplier',
  text: string | undefined,
): Filter<AssetRecord>[] {
  if (!text) return [];
  const words = wordsOf(text);
  const { values } = live.coded(field);
  const wordsIn = wordsOfEach(values);
  const having = values.flatMap((value, code) =>
    value !== undefined && words.every((word) => wordsIn[code]!.some((one) => one.startsWith(word))) ? [value] : [],
  );
  return [field === 'location' ? { location: { $in: having } } : { supplier: { $in: having } }];
}

const known = new WeakMap<readonly (string | undefined)[], string[][]>();

/** The words of each of the different values of a field: kept, as values only come to their end and none changes. */
function wordsOfEach(values: readonly (string | undefined)[]): string[][] {
  const words = known.get(values) ?? [];
  known.set(values, words);
  for (let code = words.length; code < values.length; code++) words.push(wordsOf(values[code]));
  return words;
}
