/** So many words that came since are looked through one by one; more are brought in order. */
const mostNew = 1_000;

interface Word {
  word: string;
  /** Whose it is: where the value stands among all. */
  code: number;
}

/**
 * The words of the different values of a field in their order, in which those that begin alike stand side by side. Values only come to their
 * end, and none changes.
 */
export class ValueWords {
  private words: string[] = [];
  /** Whose each of them is. */
  private codes = new Uint32Array(0);
  private news: Word[] = [];
  private known = 0;

  constructor(
    private readonly values: readonly (string | undefined)[],
    private readonly wordsIn: (text: string) => readonly string[],
  ) {}

  /** Of each value, by its code, whether it has each of these words or one that begins so, as 1 or 0. */
  having(beginnings: readonly string[]): Uint8Array {
    this.takeNews();
    const met = new Uint8Array(this.values.length);
    for (const [n, beginning] of beginnings.entries()) {
      // Who has a word twice, or lacks one of before, counts no further.
      const meet = (code: number) => {
        if (met[code] === n) met[code] = n + 1;
      };
      const end = this.placeOf((word) => word > beginning && !word.startsWith(beginning));
      for (let at = this.placeOf((word) => word >= beginning); at < end; at++) meet(this.codes[at]!);
      for (const { word, code } of this.news) if (word.startsWith(beginning)) meet(code);
    }
    // Of one word it stands there already.
    if (beginnings.length !== 1)
      for (let code = 0; code < met.length; code++) met[code] = Number(met[code] === beginnings.length);
    return met;
  }

  /** Where the first word stands that comes after all others which are not so. */
  private placeOf(isSo: (word: string) => boolean) {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isSo(this.words[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private takeNews() {
    for (; this.known < this.values.length; this.known++)
      for (const word of this.wordsIn(this.values[this.known] ?? '')) this.news.push({ word, code: this.known });
    if (this.news.length <= mostNew) return;
    const { words, codes } = this;
    const sorted = [...words.map((word, at) => ({ word, code: codes[at]! })), ...this.news].sort((a, b) =>
      a.word < b.word ? -1 : Number(a.word > b.word),
    );
    this.words = sorted.map(({ word }) => word);
    this.codes = Uint32Array.from(sorted, ({ code }) => code);
    this.news = [];
  }
}
