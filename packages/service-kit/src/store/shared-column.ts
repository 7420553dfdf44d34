import { type Column, type Condition, reaching, type Value } from './columns.js';
import { compareKeys, type Key, type Ranks, ranksOf } from './ranking.js';

/** Values that many records share: each is held once, and tested once for a question. */
export class SharedColumn implements Column {
  private codes = new Uint32Array(0);
  private readonly values: Value[] = [];
  private readonly known = new Map<unknown, number>();
  private size = 0;
  private ranked: Ranks | undefined;

  set(place: number, value: Value) {
    const key = Array.isArray(value) ? JSON.stringify(['several', value]) : value;
    let code = this.known.get(key);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.known.set(key, code);
    }
    if (place < this.size && this.codes[place] === code) return;
    this.size = Math.max(this.size, place + 1);
    this.codes = reaching(this.codes, place);
    this.codes[place] = code;
    this.ranked = undefined;
  }

  get(place: number) {
    return this.values[this.codes[place]!];
  }

  /** The different values, and which of them each place holds. */
  coded() {
    return { codes: this.codes, values: this.values as readonly Value[] };
  }

  narrow(mask: Uint8Array, { passes }: Condition) {
    const { codes } = this;
    const passing = Uint8Array.from(this.values, (value) => Number(passes(value)));
    if (!passing.includes(0)) return;
    for (let place = 0; place < mask.length; place++) mask[place]! &= passing[codes[place]!]!;
  }

  ranks(size: number): Ranks {
    return (this.ranked ??= this.rank(size));
  }

  private rank(size: number): Ranks {
    const { codes } = this;
    const keys = this.values as Key[];
    const order = Int32Array.from(keys.keys()).sort((a, b) => compareKeys(keys[a], keys[b]));
    const { ranks: rankOf, count } = ranksOf(order, (code) => keys[code]);
    const ranks = new Int32Array(size);
    for (let place = 0; place < size; place++) ranks[place] = rankOf[codes[place]!]!;
    return { ranks, count };
  }
}
