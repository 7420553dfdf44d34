import type { OnApplicationBootstrap } from '@nestjs/common';
import { type Change, type Filter, RecordRepository, type Stored, type Update, type Where } from '@portal/service-kit';

interface Keyed<Line> extends Stored {
  items: Line[];
  /** What the lines are of, each once: by these is found what was paid for the same before. */
  itemKeys?: string[];
}

/** Orders of one kind that are found by what their lines are of; the keys follow the lines in every write. */
export abstract class KeyedOrders<Line, T extends Keyed<Line>>
  extends RecordRepository<T>
  implements OnApplicationBootstrap
{
  protected abstract readonly keyOf: (line: Line) => string;

  keysOf(lines: readonly Line[]) {
    return [...new Set(lines.map((line) => this.keyOf(line)))];
  }

  /** Orders that were made before their lines had keys get theirs. */
  async onApplicationBootstrap() {
    const without = { itemKeys: { $exists: false } } as unknown as Where<T>;
    for await (const { _id, items } of this.each(without, { fields: ['items'] })) {
      const keyed = { $set: { itemKeys: this.keysOf(items) } } as Update<T>;
      // Whoever changed its lines meanwhile gave it keys of these.
      await this.updateOne({ $and: [{ _id }, without] } as unknown as Filter<T>, keyed);
    }
  }

  override insert(orders: T[], options: Parameters<RecordRepository<T>['insert']>[1] = {}) {
    return super.insert(
      orders.map((order) => ({ ...order, itemKeys: this.keysOf(order.items) })),
      options,
    );
  }

  override update(
    id: string,
    rows: Where<T>,
    decide: (order: T) => Change<T> | Promise<Change<T>>,
    options: Parameters<RecordRepository<T>['update']>[3] = {},
  ) {
    return super.update(id, rows, async (order) => this.keyed(await decide(order)), options);
  }

  private keyed(change: Change<T>): Change<T> {
    const { items } = (change.set ?? {}) as { items?: Line[] };
    if (!items) return change;
    const set = { ...change.set, itemKeys: this.keysOf(items) } as NonNullable<Change<T>['set']>;
    return { ...change, set, secret: [...(change.secret ?? []), 'itemKeys'] };
  }
}
