import { type Column, type Condition, reaching, type Value } from './columns.js';
import { type Key, type Ranks, Ranking } from './ranking.js';
import type { PlaceSet } from './place-set.js';
import { TextBlocks } from './text-blocks.js';

/** Values of one record alone. */
export class OwnColumn implements Column {
  // What is no number here, NaN stands for.
  private numbers = new Float64Array(0);
  private readonly others: Value[] = [];
  private readonly texts = new TextBlocks(this.others);
  private size = 0;
  private readonly ranking = new Ranking((place) => this.get(place) as Key);

  set(place: number, value: Value) {
    if (place < this.size && this.get(place) === value) return;
    this.size = Math.max(this.size, place + 1);
    this.ranking.changed(place);
    if (typeof value === 'number' && !Number.isNaN(value)) {
      this.numbers = reaching(this.numbers, place, NaN);
      this.numbers[place] = value;
      if (place < this.others.length) this.setOther(place, undefined);
      return;
    }
    if (place < this.numbers.length) this.numbers[place] = NaN;
    if (value !== undefined || place < this.others.length) this.setOther(place, value);
  }

  get(place: number): Value {
    if (place < this.numbers.length) {
      const number = this.numbers[place]!;
      if (!Number.isNaN(number)) return number;
    }
    return this.others[place];
  }

  /** The number in each of so many places, NaN where there is none. */
  numbered(size: number): Float64Array {
    this.numbers = reaching(this.numbers, size, NaN);
    return this.numbers;
  }

  narrow(meant: PlaceSet, conditions: readonly Condition[]) {
    for (const condition of conditions) this.narrowBy(meant, condition);
  }

  private narrowBy(meant: PlaceSet, { passes, beyond, part }: Condition) {
    if (part) return this.texts.narrow(meant, part, passes);
    if (beyond && this.others.length === 0) return narrowNumbers(meant, this.numbered(this.size), beyond);
    meant.keep((place) => passes(this.get(place)));
  }

  ranks(size: number): Ranks {
    return this.ranking.ranks(size);
  }

  // Without a gap: an array with many holes is slow.
  private setOther(place: number, value: Value) {
    while (this.others.length < place) this.others.push(undefined);
    this.others[place] = value;
    this.texts.changed(place);
  }
}

function narrowNumbers(meant: PlaceSet, numbers: Float64Array, { operator, bound }: NonNullable<Condition['beyond']>) {
  const isBelow = operator === '$lt' || operator === '$lte';
  const [low, high] = isBelow ? [-Infinity, bound] : [bound, Infinity];
  meant.keepBetween(numbers, low, high, operator === '$lt' || operator === '$gt');
}
