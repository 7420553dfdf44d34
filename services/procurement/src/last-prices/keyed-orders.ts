import { type Change, RecordRepository, type Stored, type Where } from '@portal/service-kit';

interface Keyed<Line> extends Stored {
  items: Line[];
  /** What the lines are of, each once: by these is found what was paid for the same before. */
  itemKeys?: string[];
}

/** Orders of one kind that are found by what their lines are of; the keys follow the lines in every write. */
export abstract class KeyedOrders<Line, T extends Keyed<Line>> extends RecordRepository<T> {
  protected abstract readonly keyOf: (line: Line) => string;

  keysOf(lines: readonly Line[]) {
    return [...new Set(lines.map((line) => this.keyOf(line)))];
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
