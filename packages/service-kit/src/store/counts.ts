/** Totals of lists, remembered for two seconds or until a write. */
export class Counts {
  private readonly known = new Map<string, { total: Promise<number>; until: number }>();

  get(key: string, count: () => Promise<number>): Promise<number> {
    const now = Date.now();
    const kept = this.known.get(key);
    if (kept && kept.until > now) return kept.total;
    if (this.known.size > 1_000) this.known.clear();
    const total = count();
    this.known.set(key, { total, until: now + 2_000 });
    total.catch(() => this.known.delete(key));
    return total;
  }

  clear() {
    this.known.clear();
  }
}
