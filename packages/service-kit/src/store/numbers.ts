import type { Connection } from 'mongoose';

/** Human numbers from atomic counters: `TKT-2026-000042`. */
export class Numbers {
  constructor(private readonly connection: Connection) {}

  async next(prefix: string): Promise<string> {
    const year = new Date().getFullYear();
    return `${prefix}-${year}-${String(await this.count(`${prefix}-${year}`)).padStart(6, '0')}`;
  }

  /** The next value of a counter, from 1; `by` takes several at once and gives the last. */
  async count(name: string, by = 1): Promise<number> {
    const counter = await this.connection
      .collection<{ _id: string; value: number }>('counters')
      .findOneAndUpdate({ _id: name }, { $inc: { value: by } }, { upsert: true, returnDocument: 'after' });
    return counter!.value;
  }
}
