import { reaching } from './columns.js';
import type { PlaceSet } from './place-set.js';

/** The places of each value, linked one to the next: those of values that few share are found without a look at any other. */
export class LinkedPlaces {
  /** By code. */
  private first = new Int32Array(0);
  private counts = new Uint32Array(0);
  /** By place. */
  private next: Int32Array;
  private previous: Int32Array;

  /** Of so many places, each with its code. */
  constructor(codes: Uint32Array, size: number) {
    this.next = new Int32Array(size + (size >> 3));
    this.previous = new Int32Array(this.next.length);
    // The last one first, so that each list goes upwards.
    for (let place = size - 1; place >= 0; place--) this.add(place, codes[place]!);
  }

  add(place: number, code: number) {
    this.first = reaching(this.first, code, nowhere);
    this.counts = reaching(this.counts, code);
    this.next = reaching(this.next, place);
    this.previous = reaching(this.previous, place);
    const second = this.first[code]!;
    this.next[place] = second;
    this.previous[place] = nowhere;
    if (second !== nowhere) this.previous[second] = place;
    this.first[code] = place;
    this.counts[code]! += 1;
  }

  remove(place: number, code: number) {
    const [before, after] = [this.previous[place]!, this.next[place]!];
    if (before === nowhere) this.first[code] = after;
    else this.next[before] = after;
    if (after !== nowhere) this.previous[after] = before;
    this.counts[code]! -= 1;
  }

  /** How many places have one of these values. */
  count(codes: readonly number[]): number {
    return codes.reduce((sum, code) => sum + (this.counts[code] ?? 0), 0);
  }

  /** Leaves, of what is meant, the places that have one of these values, each of which is named once. */
  keep(meant: PlaceSet, codes: readonly number[]) {
    const found = new Int32Array(this.count(codes));
    let count = 0;
    for (const code of codes)
      for (let place = this.first[code] ?? nowhere; place !== nowhere; place = this.next[place]!)
        if (meant.has(place)) found[count++] = place;
    meant.clear();
    for (let n = 0; n < count; n++) meant.add(found[n]!);
  }
}

const nowhere = -1;
