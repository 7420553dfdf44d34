/** Numbers that look random and are the same for the same name, so that demo data is the same on each fresh start. */
export class DemoRandom {
  private state: number;

  constructor(name: string) {
    this.state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<One>(list: readonly [One, ...One[]] | readonly One[]): One {
    return list[Math.floor(this.next() * list.length)] as One;
  }

  /** One of those names, each as often as its share says. */
  weighed<Name extends string>(shares: Record<Name, number>): Name {
    const entries = Object.entries<number>(shares) as [Name, number][];
    let left = this.next() * entries.reduce((sum, [, share]) => sum + share, 0);
    return (entries.find(([, share]) => (left -= share) < 0) ?? entries[0]!)[0];
  }
}
