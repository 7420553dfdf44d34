import type { PlaceSet } from './place-set.js';
import type { Ranks } from './ranking.js';

/** What a field of a record in memory holds: dates as milliseconds, what is missing as undefined. */
export type Value = string | number | boolean | undefined | readonly (string | number)[];

/** What is asked of the value of a field. */
export interface Condition {
  passes: (value: Value) => boolean;
  /** The same once more, where it asks for some values. */
  among?: readonly (string | number | boolean)[];
  /** The same once more, where it asks for numbers on one side of another. */
  beyond?: { operator: '$gt' | '$gte' | '$lt' | '$lte'; bound: number };
  /** The same once more, where it asks for texts with a part that is spelt out. */
  part?: RegExp;
}

/** Negative where the first place comes before the second. */
export type Comparison = (a: number, b: number) => number;

/** Records that are meant: the place of each, and how many they are. */
export interface Meant {
  readonly set: PlaceSet;
  readonly count: number;
}

/** One field of many records, each in its place. */
export interface Column {
  set(place: number, value: Value): void;
  get(place: number): Value;
  /** Takes what does not pass each condition out of the places that are meant. */
  narrow(meant: PlaceSet, conditions: readonly Condition[]): void;
  /** Which place comes before which, among so many. */
  ranks(size: number): Ranks;
}

/** The same array where it reaches to a place, or a longer one with the same content. */
export function reaching<A extends Uint8Array | Int32Array | Uint32Array | Float64Array>(
  array: A,
  place: number,
  empty = 0,
): A {
  if (place < array.length) return array;
  const longer = new (array.constructor as new (length: number) => A)(Math.max(1024, 2 * place));
  longer.set(array);
  longer.fill(empty, array.length);
  return longer;
}

/** A field that no record has. */
export class MissingColumn implements Column {
  set() {}

  get() {
    return undefined;
  }

  narrow(meant: PlaceSet, conditions: readonly Condition[]) {
    if (!conditions.every(({ passes }) => passes(undefined))) meant.clear();
  }

  ranks(size: number) {
    return { ranks: new Int32Array(size), count: 1 };
  }
}
