import { Injectable } from '@nestjs/common';
import type { Actor, PurchaseImportUndone } from '@portal/contracts';
import { DomainError } from '@portal/service-kit';
import { purchaseOrderEvent } from '../purchase-orders/purchase-order.events.js';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { PurchaseImportCheck } from './import-check.js';
import { type ImportedOrder, ImportedOrders } from './imported-orders.js';
import type { PurchaseImportRecord } from './purchase-import.repository.js';

const atOnce = 10;
const untouched = { status: 'Draft', version: 1 } as const;

/** Why an order that was imported stays. */
const reasonToStay = ({ status }: ImportedOrder) =>
  status === 'Draft' ? 'This draft was changed after the import' : 'This order was submitted after the import';

/** What an undo came to, and how many rows of the file the orders are that stay. */
interface TakenOut {
  undone: PurchaseImportUndone;
  rowsKept: number;
}

/** Deletes what an import made, as far as nobody has submitted or changed it since. */
@Injectable()
export class PurchaseImportUndo {
  constructor(
    private readonly check: PurchaseImportCheck,
    private readonly imported: ImportedOrders,
    private readonly orders: PurchaseOrderRepository,
  ) {}

  /** Again it goes on where it was cut off. */
  async takeOut(about: PurchaseImportRecord, actor: Actor): Promise<TakenOut> {
    const rowsOf = await this.check.keys(about);
    const keys = [...rowsOf.keys()];
    const before = [...(await this.imported.of(about, keys)).values()];
    const todo = before.filter(({ status, version }) => status === untouched.status && version === untouched.version);
    for (let at = 0; at < todo.length; at += atOnce)
      await Promise.all(todo.slice(at, at + atOnce).map(({ _id }) => this.delete(_id, actor)));
    const undone: PurchaseImportUndone = { taken: 0, kept: 0, rows: [] };
    let rowsKept = 0;
    for (const [key, order] of await this.imported.of(about, keys)) {
      if (order.deletedAt) {
        undone.taken++;
        continue;
      }
      undone.kept++;
      undone.rows.push({ id: order._id, poNumber: order.poNumber, reason: reasonToStay(order) });
      rowsKept += rowsOf.get(key)?.length ?? 0;
    }
    return { undone, rowsKept };
  }

  private async delete(id: string, actor: Actor) {
    try {
      await this.orders.remove(id, untouched, (order) => purchaseOrderEvent('deleted', actor, order));
    } catch (error) {
      // Somebody was faster: it is looked at again.
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
    }
  }
}
