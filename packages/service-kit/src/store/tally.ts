import { type Meant, reaching } from './columns.js';
import type { OwnColumn } from './own-column.js';
import type { PlaceSet } from './place-set.js';
import type { SharedColumn } from './shared-column.js';

/** Records counted by the values of some fields: a cell for each combination of their codes, those of the last field side by side. */
export interface Cells {
  readonly counts: Float64Array;
  /** What a number of theirs sums up to; zero where none is summed up. */
  readonly sums: Float64Array;
}

/**
 * How many records have the same values in some fields, kept up to date with every record that comes, changes or goes: what is asked of
 * all of them needs no walk over them. What nobody has any more is no cell, so that there are never more of them than records.
 */
export class Tally {
  /** Where the cell of some codes stands in what follows. */
  private readonly cells = new Map<number, number>();
  private counts = new Float64Array(0);
  private sums = new Float64Array(0);
  /** The codes of each cell, one after another. */
  private codes = new Uint32Array(0);
  /** Where no cell stands any more. */
  private readonly free: number[] = [];
  private size = 0;
  /** How many have each value of the last field, by its code. */
  private readonly totals: number[] = [];
  private total = 0;
  /** Codes of all fields make one number. */
  private readonly radix: number;

  constructor(
    private readonly columns: readonly SharedColumn[],
    private readonly summed?: OwnColumn,
  ) {
    this.radix = 2 ** Math.floor(53 / columns.length);
  }

  /** Counts the record in a place, as it is there now. */
  add(place: number) {
    this.change(place, 1);
  }

  /** Counts it no more; it is still there as it was counted. */
  remove(place: number) {
    this.change(place, -1);
  }

  /** Of what is meant, all of which has `value` in the last field where that is given: kept if that is all there is, else counted now. */
  of({ set, count }: Meant, value?: string): Cells {
    if (value === undefined) return count === this.total ? this.kept() : this.counted(set);
    const code = this.columns.at(-1)!.codeOf(value) ?? -1;
    return count === (this.totals[code] ?? 0) ? this.kept(code) : this.counted(set);
  }

  private change(place: number, by: 1 | -1) {
    const { columns, radix, totals } = this;
    let [key, last] = [0, 0];
    for (const column of columns) {
      last = column.codeAt(place);
      if (last >= radix) throw new Error('There are too many different values to count by');
      key = key * radix + last;
    }
    const cell = this.cells.get(key) ?? this.begin(key, place);
    this.counts[cell]! += by;
    this.sums[cell]! += by * this.numberAt(place);
    if (this.counts[cell] === 0) {
      this.cells.delete(key);
      this.free.push(cell);
    }
    totals[last] = (totals[last] ?? 0) + by;
    this.total += by;
  }

  /** A cell for what the record in a place has. */
  private begin(key: number, place: number) {
    const cell = this.free.pop() ?? this.size++;
    this.cells.set(key, cell);
    this.counts = reaching(this.counts, cell);
    this.sums = reaching(this.sums, cell);
    const [width, first] = [this.columns.length, cell * this.columns.length];
    this.codes = reaching(this.codes, first + width);
    this.sums[cell] = 0;
    for (let n = 0; n < width; n++) this.codes[first + n] = this.columns[n]!.codeAt(place);
    return cell;
  }

  private numberAt(place: number) {
    const value = this.summed?.get(place);
    return typeof value === 'number' ? value : 0;
  }

  private kept(only?: number): Cells {
    const [cells, strides, width] = [this.empty(), this.strides(), this.columns.length];
    for (let cell = 0; cell < this.size; cell++) {
      const first = cell * width;
      if (this.counts[cell] === 0 || (only !== undefined && this.codes[first + width - 1] !== only)) continue;
      let at = 0;
      for (let n = 0; n < width; n++) at += this.codes[first + n]! * strides[n]!;
      cells.counts[at] = this.counts[cell]!;
      cells.sums[at] = this.sums[cell]!;
    }
    return cells;
  }

  private counted({ bits }: PlaceSet): Cells {
    const [{ counts, sums }, strides] = [this.empty(), this.strides()];
    const codes = this.columns.map((column) => column.coded().codes);
    const numbers = this.summed?.numbered(bits.length << 5);
    for (let n = 0; n < bits.length; n++) {
      for (let left = bits[n]!; left !== 0; left &= left - 1) {
        const place = (n << 5) + 31 - Math.clz32(left & -left);
        let at = 0;
        for (let k = 0; k < codes.length; k++) at += codes[k]![place]! * strides[k]!;
        counts[at]! += 1;
        // What has no number sums up to nothing.
        if (numbers) sums[at]! += numbers[place]! || 0;
      }
    }
    return { counts, sums };
  }

  private empty(): Cells {
    const size = this.sizes().reduce((product, one) => product * one, 1);
    return { counts: new Float64Array(size), sums: new Float64Array(size) };
  }

  private sizes() {
    return this.columns.map((column) => column.coded().values.length);
  }

  /** How far apart two neighbouring values of each field stand. */
  private strides() {
    const sizes = this.sizes();
    return sizes.map((_, at) => sizes.slice(at + 1).reduce((product, one) => product * one, 1));
  }
}
