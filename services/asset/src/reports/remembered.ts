/** Answers that cost much, remembered for two seconds. */
export class Remembered<T> {
  private readonly known = new Map<string, { value: Promise<T>; until: number }>();

  get(key: string, compute: () => Promise<T>): Promise<T> {
    const now = Date.now();
    const kept = this.known.get(key);
    if (kept && kept.until > now) return kept.value;
    if (this.known.size > 500) this.known.clear();
    const value = compute();
    this.known.set(key, { value, until: now + 2_000 });
    value.catch(() => this.known.delete(key));
    return value;
  }
}
