import type { Connection } from 'mongoose';
import { Repository } from './repository.js';
import { documentSchema } from './stored.js';

interface Counter {
  _id: string;
  value: number;
}

const schema = documentSchema('counters', { _id: String, value: Number });

/** Human numbers from atomic counters: `TKT-2026-000042`. */
export class Numbers {
  private readonly counters: Repository<Counter>;

  constructor(connection: Connection) {
    this.counters = new Repository<Counter>(connection, 'Counter', schema);
  }

  async next(prefix: string): Promise<string> {
    const year = new Date().getFullYear();
    return `${prefix}-${year}-${String(await this.count(`${prefix}-${year}`)).padStart(6, '0')}`;
  }

  /** The next value of a counter, from 1; `by` takes several at once and gives the last. */
  async count(name: string, by = 1): Promise<number> {
    const counter = await this.counters.updateAndFind({ _id: name }, { $inc: { value: by } }, { upsert: true });
    return counter.value;
  }
}
