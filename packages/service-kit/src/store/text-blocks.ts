import type { Value } from './columns.js';
import type { PlaceSet } from './place-set.js';

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

  /** Takes out whatever does not pass, which is whatever does not have the part. */
  narrow(meant: PlaceSet, part: RegExp, passes: (value: Value) => boolean) {
    const pattern = new RegExp(part.source, `${part.flags}g`);
    for (let from = 0; from < meant.end; from += 1 << shift)
      if (meant.hasAny(from, from + (1 << shift))) this.narrowBlock(meant, from, pattern, passes);
  }

  private narrowBlock(meant: PlaceSet, from: number, pattern: RegExp, passes: (value: Value) => boolean) {
    const block = (this.blocks[from >> shift] ??= this.values
      .slice(from, from + (1 << shift))
      .map(textOf)
      .join('\n'));
    let [done, at] = [from, 0];
    pattern.lastIndex = 0;
    for (let hit = pattern.exec(block); hit; hit = pattern.exec(block)) {
      let end = at + textOf(this.values[done]).length;
      for (; end < hit.index; end = at + textOf(this.values[done]).length) {
        meant.delete(done++);
        at = end + 1;
      }
      // It can have begun in one text and ended in the next.
      if (meant.has(done) && !passes(this.values[done])) meant.delete(done);
      done++;
      at = end + 1;
      pattern.lastIndex = at;
    }
    const to = from + (1 << shift);
    for (; done < to; done++) meant.delete(done);
  }
}

const textOf = (value: Value) =>
  typeof value === 'string' ? value : typeof value === 'object' ? value.join('\n') : '';
