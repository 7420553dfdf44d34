import { Injectable } from '@nestjs/common';
import type { Actor, purchaseOrderImports as contract, RefusedPurchaseRow } from '@portal/contracts';
import {
  type Call,
  type Change,
  DomainError,
  importErrors,
  newId,
  type NewEvent,
  refuse,
  stillLasts,
  type Where,
} from '@portal/service-kit';
import { PurchaseOrderService } from '../purchase-orders/purchase-order.service.js';
import { type CheckedOrders, PurchaseImportCheck } from './import-check.js';
import type { GoodOrder } from './order-rows.js';
import { ImportedOrders, orderIdOf } from './imported-orders.js';
import {
  authorsOf,
  importLease,
  PurchaseImportRepository,
  type PurchaseImportRecord,
} from './purchase-import.repository.js';
import { PurchaseImportUndo } from './purchase-import.undo.js';

const atOnce = 10;

/** Makes the orders of an import as drafts, and undoes that. Each has an id that follows from import and key: run again, it makes only what is not there. */
@Injectable()
export class PurchaseImportRunner {
  private readonly by = newId();

  constructor(
    private readonly imports: PurchaseImportRepository,
    private readonly check: PurchaseImportCheck,
    private readonly service: PurchaseOrderService,
    private readonly imported: ImportedOrders,
    private readonly undoing: PurchaseImportUndo,
  ) {}

  async run(call: Call<typeof contract.run>, rows: Where<PurchaseImportRecord>): Promise<PurchaseImportRecord> {
    const { actor, token } = call;
    const { keepGood } = call.body;
    const take = (now: PurchaseImportRecord): Change<PurchaseImportRecord> => {
      if (now.status === 'Done') throw importErrors.running();
      assertFree(now);
      if (now.status === 'Undoing' || now.status === 'Undone') throw refuse('ILLEGAL_MOVE');
      if (now.missing.length > 0) throw importErrors.notMatched();
      return {
        set: { status: 'Running', keepGood, created: 0, lease: this.lease(), actor, authorIds: authorsOf(now) },
      };
    };
    const taken = await this.imports.update(call.params.id, rows, take, { request: call });
    // The same request has begun it in another instance.
    if (taken.lease?.by !== this.by) return taken;
    const checked = await this.check.run(taken.mapping, await this.check.file(taken.fileId), actor, token);
    if (!keepGood && checked.refused.length > 0) return this.end(taken, checked, 'Refused');
    const { made, lost, refused } = await this.make(taken, checked, actor, token);
    const found = {
      rows: checked.rows,
      orders: checked.orders.filter((order) => !lost.includes(order)),
      refused: [...checked.refused, ...refused].sort((one, other) => one.row - other.row),
    };
    if (keepGood || refused.length === 0) return this.end(taken, found, 'Done');
    await Promise.all(made.map((one) => this.service.delete({ actor, params: { id: one } })));
    return this.end(taken, found, 'Refused');
  }

  /** Deletes what the import made and nobody has submitted or changed since. */
  async undo(call: Call<typeof contract.undo>, rows: Where<PurchaseImportRecord>): Promise<PurchaseImportRecord> {
    const { actor, params } = call;
    const take = (now: PurchaseImportRecord): Change<PurchaseImportRecord> => {
      if (!mayUndo(actor, now)) throw refuse('FORBIDDEN');
      assertFree(now);
      if (now.status !== 'Done' && now.status !== 'Undoing') throw refuse('ILLEGAL_MOVE');
      return { set: { status: 'Undoing', lease: this.lease() } };
    };
    const taken = await this.imports.update(params.id, rows, take, { request: call });
    // The same request has begun it in another instance.
    if (taken.lease?.by !== this.by) return taken;
    const { undone, rowsKept } = await this.undoing.takeOut(taken, actor);
    const { taken: deleted, kept } = undone;
    return this.imports.update(taken._id, { 'lease.by': this.by }, () => ({
      set: { status: 'Undone', undone, created: rowsKept, orders: kept },
      unset: ['lease'],
      secret: ['undone'],
      event: endedEvent(taken, actor, { status: 'Undone', taken: deleted, kept }),
    }));
  }

  private lease() {
    return { by: this.by, until: new Date(Date.now() + importLease) };
  }

  /** Some at a time; what is refused meanwhile is given back. */
  private async make(about: PurchaseImportRecord, checked: CheckedOrders, actor: Actor, token: string | undefined) {
    const keys = checked.orders.map(({ key }) => key);
    const had = await this.imported.of(about, keys);
    const todo = checked.orders.filter(({ key }) => !had.has(key));
    const made: string[] = [];
    const lost: GoodOrder[] = [];
    const refused: RefusedPurchaseRow[] = [];
    const create = async (good: GoodOrder) => {
      try {
        const body = { ...good.order, status: 'Draft' as const };
        const { id } = await this.service.create({ actor, body, token }, orderIdOf(about, good.key), about.authorIds);
        made.push(id);
      } catch (error) {
        if (!(error instanceof DomainError) || error.status >= 500) throw error;
        lost.push(good);
        refused.push(...(checked.reader?.refusedLater(good, error) ?? []));
      }
    };
    for (let at = 0; at < todo.length; at += atOnce) await Promise.all(todo.slice(at, at + atOnce).map(create));
    return { made, lost, refused };
  }

  private end(
    taken: PurchaseImportRecord,
    { rows, orders, refused }: Pick<CheckedOrders, 'rows' | 'orders' | 'refused'>,
    status: 'Done' | 'Refused',
  ) {
    const good = rows - refused.length;
    const created = status === 'Done' ? good : 0;
    return this.imports.update(taken._id, { 'lease.by': this.by }, () => ({
      set: { status, rows, good, orders: orders.length, created, refused },
      unset: ['lease'],
      secret: ['refused'],
      event: endedEvent(taken, taken.actor, { status, created, refused: refused.length }),
    }));
  }
}

/** The drafts of an import are deleted by who made them, or a Super Admin, as each of them alone is. */
export const mayUndo = ({ id, role }: Actor, { actor }: Pick<PurchaseImportRecord, 'actor'>) =>
  role === 'Super Admin' || actor.id === id;

function assertFree({ status, lease }: PurchaseImportRecord) {
  if ((status === 'Running' || status === 'Undoing') && lease && stillLasts(lease.until, importLease, new Date()))
    throw importErrors.running();
}

const endedEvent = ({ _id, fileName }: PurchaseImportRecord, by: Actor, data: Record<string, unknown>): NewEvent => ({
  subject: 'procurement.purchase-order-import.ended',
  by,
  label: fileName,
  organizations: [by.organizationId],
  data: { importId: _id, ...data },
});
