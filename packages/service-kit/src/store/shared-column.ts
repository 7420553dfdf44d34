import { type Column, type Condition, reaching, type Value } from './columns.js';
import { passing } from './mask.js';
import { type Key, type Ranks, Ranking } from './ranking.js';

/** Values that many records share: each is held once, and tested once for a question. */
export class SharedColumn implements Column {
  private codes = new Uint32Array(0);
  private readonly values: Value[] = [];
  private readonly known = new Map<unknown, number>();
  private size = 0;
  private ranked: Ranks | undefined;
  private readonly ranking = new Ranking((code) => this.values[code] as Key);

  set(place: number, value: Value) {
    const key = Array.isArray(value) ? JSON.stringify(['several', value]) : value;
    let code = this.known.get(key);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.known.set(key, code);
      this.ranking.changed(code);
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
    const isPassing = passing(this.values, passes);
    if (!isPassing.includes(0)) return;
    for (let place = 0; place < mask.length; place++) mask[place]! &= isPassing[codes[place]!]!;
  }

  ranks(size: number): Ranks {
    return (this.ranked ??= this.rank(size));
  }

  private rank(size: number): Ranks {
    const { codes } = this;
    const { ranks: rankOf, count } = this.ranking.ranks(this.values.length);
    const ranks = new Int32Array(size);
    for (let place = 0; place < size; place++) ranks[place] = rankOf[codes[place]!]!;
    return { ranks, count };
  }
}
