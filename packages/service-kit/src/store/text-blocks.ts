import type { Value } from './columns.js';

const shift = 10;

/**
 * Texts of many records, a thousand joined to one: a part of a word is looked for in the whole block at once, as each search
 * costs more to begin than to go on.
 */
export class TextBlocks {
  private readonly blocks: (string | undefined)[] = [];

  constructor(private readonly values: readonly Value[]) {}

  changed(place: number) {
    this.blocks[place >> shift] = undefined;
  }

  /** Takes out of a mask whatever does not pass, which is whatever does not have the part. */
  narrow(mask: Uint8Array, part: RegExp, passes: (value: Value) => boolean) {
    const pattern = new RegExp(part.source, `${part.flags}g`);
    for (let from = 0; from < mask.length; from += 1 << shift) {
      const to = Math.min(from + (1 << shift), mask.length);
      this.narrowBlock(mask.subarray(from, to), from, pattern, passes);
    }
  }

  private narrowBlock(mask: Uint8Array, from: number, pattern: RegExp, passes: (value: Value) => boolean) {
    const block = (this.blocks[from >> shift] ??= this.values
      .slice(from, from + (1 << shift))
      .map(textOf)
      .join('\n'));
    let [done, at] = [0, 0];
    pattern.lastIndex = 0;
    for (let hit = pattern.exec(block); hit; hit = pattern.exec(block)) {
      let end = at + textOf(this.values[from + done]).length;
      for (; end < hit.index; end = at + textOf(this.values[from + done]).length) {
        mask[done++] = 0;
        at = end + 1;
      }
      // It can have begun in one text and ended in the next.
      if (mask[done] === 1 && !passes(this.values[from + done])) mask[done] = 0;
      done++;
      at = end + 1;
      pattern.lastIndex = at;
    }
    mask.fill(0, done);
  }
}

const textOf = (value: Value) =>
  typeof value === 'string' ? value : typeof value === 'object' ? value.join('\n') : '';
