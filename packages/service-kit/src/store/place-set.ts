/** The code of each place's value, and of each code whether it passes, as 1 or 0. */
export interface CodedPassing {
  readonly codes: Uint32Array;
  readonly passing: Uint8Array;
}

function passesAny(columns: readonly CodedPassing[], place: number) {
  for (let n = 0; n < columns.length; n++) {
    const { codes, passing } = columns[n]!;
    if (passing[codes[place]!] === 1) return true;
  }
  return false;
}

/** Places in memory, a bit each: of what is meant by a question, of what has a value. */
export class PlaceSet {
  /** Bit n of word m says whether place 32 m + n is in it. */
  bits: Int32Array;

  constructor(bits = new Int32Array(0)) {
    this.bits = bits;
  }

  has(place: number): boolean {
    return (this.bits[place >>> 5]! & (1 << (place & 31))) !== 0;
  }

  add(place: number) {
    const word = place >>> 5;
    if (word >= this.bits.length) {
      const longer = new Int32Array(Math.max(32, 2 * word));
      longer.set(this.bits);
      this.bits = longer;
    }
    this.bits[word]! |= 1 << (place & 31);
  }

  delete(place: number) {
    this.bits[place >>> 5]! &= ~(1 << (place & 31));
  }

  /** It has no place that is not less. */
  get end() {
    return this.bits.length << 5;
  }

  clear() {
    this.bits.fill(0);
  }

  /** One of its own, with room for so many places. */
  copy(size = this.end): PlaceSet {
    return new PlaceSet(this.bits.slice(0, (size + 31) >>> 5));
  }

  /** The same as another one of its length. */
  become({ bits }: PlaceSet) {
    this.bits.set(bits);
  }

  /** Takes in whatever another one of its length has. */
  include({ bits }: PlaceSet) {
    for (let n = 0; n < bits.length; n++) this.bits[n]! |= bits[n]!;
  }

  /** Takes out whatever another one has. */
  exclude({ bits }: PlaceSet) {
    for (let n = 0; n < bits.length && n < this.bits.length; n++) this.bits[n]! &= ~bits[n]!;
  }

  /** Leaves what another one has, too. */
  intersect({ bits }: PlaceSet) {
    for (let n = 0; n < this.bits.length; n++) this.bits[n]! &= bits[n] ?? 0;
  }

  /** Has it any place from one to before another, both of whole words? */
  hasAny(from: number, to: number): boolean {
    const [first, end] = [from >>> 5, Math.min(to >>> 5, this.bits.length)];
    for (let n = first; n < end; n++) if (this.bits[n] !== 0) return true;
    return false;
  }

  /** Leaves the places that pass. */
  keep(passes: (place: number) => boolean) {
    const { bits } = this;
    for (let n = 0; n < bits.length; n++) {
      for (let left = bits[n]!; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        if (!passes((n << 5) + bit)) bits[n]! &= ~(1 << bit);
      }
    }
  }

  /** Leaves the places that have, in one of these columns at least, a value that passes by its code. */
  keepCoded([first, ...others]: readonly CodedPassing[]) {
    if (!first) return this.clear();
    const { bits } = this;
    const { codes, passing } = first;
    for (let n = 0; n < bits.length; n++) {
      let kept = bits[n]!;
      for (let left = kept; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        const place = (n << 5) + bit;
        if (passing[codes[place]!] === 0 && !passesAny(others, place)) kept &= ~(1 << bit);
      }
      bits[n] = kept;
    }
  }

  /** Leaves the places whose number lies between two others, or is one of them where the bounds are not strict; NaN never does. */
  keepBetween(numbers: Float64Array, low: number, high: number, isStrict: boolean) {
    const { bits } = this;
    for (let n = 0; n < bits.length; n++) {
      let kept = bits[n]!;
      for (let left = kept; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left);
        const number = numbers[(n << 5) + bit]!;
        if (!(isStrict ? number > low && number < high : number >= low && number <= high)) kept &= ~(1 << bit);
      }
      bits[n] = kept;
    }
  }

  count(): number {
    let count = 0;
    for (let n = 0; n < this.bits.length; n++) {
      let word = this.bits[n]!;
      word -= (word >>> 1) & 0x5555_5555;
      word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
      word = (word + (word >>> 4)) & 0x0f0f_0f0f;
      count += Math.imul(word, 0x0101_0101) >>> 24;
    }
    return count;
  }

  /** Its places, upwards; `count` says how many they are. */
  places(count = this.count()): Int32Array {
    const { bits } = this;
    const places = new Int32Array(count);
    for (let n = 0, at = 0; n < bits.length; n++) {
      for (let left = bits[n]!; left !== 0; left &= left - 1) places[at++] = (n << 5) + 31 - Math.clz32(left & -left);
    }
    return places;
  }
}
