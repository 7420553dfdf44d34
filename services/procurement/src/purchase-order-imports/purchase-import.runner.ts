import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor, RefusedPurchaseRow } from '@portal/contracts';
import { DomainError, importedIdOf, importErrors, newId, type Where } from '@portal/service-kit';
import { PurchaseOrderRepository } from '../purchase-orders/purchase-order.repository.js';
import { PurchaseOrderService } from '../purchase-orders/purchase-order.service.js';
import { type CheckedOrders, PurchaseImportCheck } from './import-check.js';
import type { GoodOrder } from './order-rows.js';
import { PurchaseImportRepository, type PurchaseImportRecord } from './purchase-import.repository.js';

const atOnce = 10;
/** As long as its asker waits at most. */
const leaseLength = 120_000;

/** Makes the orders of an import as drafts. Each has an id that follows from import and key: run again, it makes only what is not there. */
@Injectable()
export class PurchaseImportRunner {
  private readonly by = newId();

  constructor(
    private readonly imports: PurchaseImportRepository,
    private readonly check: PurchaseImportCheck,
    private readonly service: PurchaseOrderService,
    private readonly orders: PurchaseOrderRepository,
  ) {}

  async run(
    id: string,
    keepGood: boolean,
    rows: Where<PurchaseImportRecord>,
    actor: Actor,
    token: string | undefined,
  ): Promise<PurchaseImportRecord> {
    const lease = { by: this.by, until: new Date(Date.now() + leaseLength) };
    const taken = await this.imports.update(id, rows, (now) => {
      if (now.status === 'Done') throw importErrors.running();
      if (now.status === 'Running' && now.lease && now.lease.until > new Date()) throw importErrors.running();
      if (now.missing.length > 0) throw importErrors.notMatched();
      return { set: { status: 'Running', keepGood, created: 0, lease, actor } };
    });
    const checked = await this.check.run(taken.mapping, await this.check.file(taken.fileId), actor, token);
    if (!keepGood && checked.refused.length > 0) return this.end(taken, checked.rows, checked.refused, 0, 'Refused');
    const { made, refused } = await this.make(taken, checked, actor, token);
    const all = [...checked.refused, ...refused].sort((one, other) => one.row - other.row);
    if (keepGood || refused.length === 0) return this.end(taken, checked.rows, all, checked.rows - all.length, 'Done');
    await Promise.all(made.map((one) => this.service.delete({ actor, params: { id: one } })));
    return this.end(taken, checked.rows, all, 0, 'Refused');
  }

  /** Some at a time; what is refused meanwhile is given back. */
  private async make({ _id }: PurchaseImportRecord, checked: CheckedOrders, actor: Actor, token: string | undefined) {
    const idOf = ({ key }: GoodOrder) => importedIdOf(_id, createHash('sha256').update(key).digest('hex'));
    const had = await this.orders.findMany({ _id: { $in: checked.orders.map(idOf) } }, { fields: ['_id'] });
    const known = new Set(had.map((order) => order._id));
    const todo = checked.orders.filter((order) => !known.has(idOf(order)));
    const made: string[] = [];
    const refused: RefusedPurchaseRow[] = [];
    const create = async (good: GoodOrder) => {
      try {
        const body = { ...good.order, status: 'Draft' as const };
        made.push((await this.service.create({ actor, body, token }, idOf(good))).id);
      } catch (error) {
        if (!(error instanceof DomainError) || error.status >= 500) throw error;
        const { reader } = checked;
        if (reader) refused.push(...good.rows.map((row) => reader.refusal(row, 'orderKey', error.message)));
      }
    };
    for (let at = 0; at < todo.length; at += atOnce) await Promise.all(todo.slice(at, at + atOnce).map(create));
    return { made, refused };
  }

  private end(
    { _id, actor, fileName }: PurchaseImportRecord,
    rows: number,
    refused: RefusedPurchaseRow[],
    created: number,
    status: 'Done' | 'Refused',
  ) {
    return this.imports.update(_id, { 'lease.by': this.by }, () => ({
      set: { status, rows, good: rows - refused.length, created, refused },
      unset: ['lease'],
      secret: ['refused'],
      event: {
        subject: 'procurement.purchase-order-import.ended',
        by: actor,
        label: fileName,
        organizations: [actor.organizationId],
        data: { importId: _id, status, created, refused: refused.length },
      },
    }));
  }
}
