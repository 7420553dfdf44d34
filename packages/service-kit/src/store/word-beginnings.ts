/** So many letters of a word are told apart. */
const deepest = 6;
const size = 2 ** 22;
const [offset, prime] = [0x811c_9dc5, 0x0100_0193];

/**
 * With what the words of many texts begin, as a Bloom filter (half a megabyte, FNV-1a): where it says that none begins so, none does. Texts
 * only come to it, so that it may go on saying yes of what is gone.
 */
export class WordBeginnings {
  private readonly bits = new Int32Array(size / 32);

  take(words: readonly string[]) {
    for (const word of words) {
      let hash = offset;
      for (let n = 0; n < word.length && n < deepest; n++) {
        hash = next(hash, word.charCodeAt(n));
        this.bits[(hash >>> 5) % this.bits.length]! |= 1 << (hash & 31);
      }
    }
  }

  /** May a word begin so? */
  may(beginning: string): boolean {
    let hash = offset;
    for (let n = 0; n < beginning.length && n < deepest; n++) hash = next(hash, beginning.charCodeAt(n));
    return (this.bits[(hash >>> 5) % this.bits.length]! & (1 << (hash & 31))) !== 0;
  }
}

const next = (hash: number, code: number) => Math.imul(hash ^ code, prime);
