interface Word {
  word: string;
  /** Whose it is: where the value stands among all. */
  code: number;
}

/** So many words that came since are looked through one by one; more are brought in order. */
const mostNew = 1_000;

/**
 * The words of the different values of a field in their order, in which those that begin alike stand side by side. Values only come to their
 * end, and none changes.
 */
export class ValueWords {
  private sorted: Word[] = [];
  private readonly news: Word[] = [];
  private known = 0;

  constructor(
    private readonly values: readonly (string | undefined)[],
    private readonly wordsIn: (text: string) => readonly string[],
  ) {}

  /** The codes of the values that have each of these words, or one that begins so. */
  having(beginnings: readonly string[]): number[] {
    this.takeNews();
    const [first = new Set<number>(), ...others] = beginnings.map((beginning) => this.beginning(beginning));
    return [...first].filter((code) => others.every((codes) => codes.has(code)));
  }

  private beginning(beginning: string): Set<number> {
    const found = new Set<number>();
    const isMeant = ({ word }: Word) => word.startsWith(beginning);
    for (let n = this.placeOf(beginning); n < this.sorted.length && isMeant(this.sorted[n]!); n++)
      found.add(this.sorted[n]!.code);
    for (const one of this.news) if (isMeant(one)) found.add(one.code);
    return found;
  }

  /** Where the first word stands that does not come before another. */
  private placeOf(word: string) {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]!.word < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private takeNews() {
    for (; this.known < this.values.length; this.known++)
      for (const word of this.wordsIn(this.values[this.known] ?? '')) this.news.push({ word, code: this.known });
    if (this.news.length <= mostNew) return;
    this.sorted = [...this.sorted, ...this.news].sort((a, b) => (a.word < b.word ? -1 : Number(a.word > b.word)));
    this.news.length = 0;
  }
}
