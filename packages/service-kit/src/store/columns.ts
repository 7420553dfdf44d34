/** What a field of a record in memory holds: dates as milliseconds, what is missing as undefined. */
export type Value = string | number | boolean | undefined | readonly (string | number)[];

/** One field of many records, each in its place. */
export interface Column {
  set(place: number, value: Value): void;
  get(place: number): Value;
  /** Whether what a place holds passes a test. */
  passing(test: (value: Value) => boolean): (place: number) => boolean;
}

/** Values that many records share: each is held once, and tested once for a question. */
export class SharedColumn implements Column {
  private readonly codes: number[] = [];
  private readonly values: Value[] = [];
  private readonly known = new Map<unknown, number>();

  set(place: number, value: Value) {
    const key = Array.isArray(value) ? JSON.stringify(['several', value]) : value;
    let code = this.known.get(key);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.known.set(key, code);
    }
    this.codes[place] = code;
  }

  get(place: number) {
    return this.values[this.codes[place]!];
  }

  passing(test: (value: Value) => boolean) {
    const { codes } = this;
    const passes = this.values.map(test);
    return (place: number) => passes[codes[place]!]!;
  }
}

/** Values of one record alone. */
export class OwnColumn implements Column {
  // Begun with something that is no number, the array holds numbers as they are handed out: none is made anew when it is read.
  private readonly values: Value[] = [undefined];

  set(place: number, value: Value) {
    this.values[place] = value;
  }

  get(place: number) {
    return this.values[place];
  }

  passing(test: (value: Value) => boolean) {
    const { values } = this;
    return (place: number) => test(values[place]);
  }
}
