import { Injectable } from '@nestjs/common';
import { type Actor, approvesNow, type Authority } from '@portal/contracts';
import { type Filter, rowsFor, type Where } from '@portal/service-kit';
import { PurchaseOrderParties } from './purchase-order.parties.js';
import { PurchaseOrderRepository } from './purchase-order.repository.js';
import type { PurchaseOrderRecord } from './purchase-order.schema.js';

const pending = { status: 'Pending Approval' as const };

/** The purchase orders whose next approval somebody may give now, by the rule that decides when they do. */
@Injectable()
export class AwaitedOrders {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly parties: PurchaseOrderParties,
  ) {}

  /** A filter for them; whom nobody can be asked about is not told of any. */
  async awaiting(actor: Actor, token: string | undefined): Promise<Where<PurchaseOrderRecord>> {
    // A Super Admin gives any but of their own, which are few among all.
    if (actor.role === 'Super Admin') {
      const own = await this.ids({ ...pending, authorIds: actor.id }, () => true);
      return { ...pending, _id: { $nin: own } };
    }
    const authority = await this.parties.authorityOf(actor, token).catch(() => undefined);
    const rows = rowsFor(actor, 'view', 'PurchaseOrder');
    const given = authority
      ? await this.ids({ $and: [rows, pending] }, (order) => mayGive(actor, authority, order))
      : [];
    return { ...pending, _id: { $in: given } };
  }

  private async ids(among: Filter<PurchaseOrderRecord>, isMeant: (order: Weighed) => boolean) {
    const ids: string[] = [];
    for await (const order of this.orders.each(among, { fields: ['approvals', 'authorIds'] }))
      if (isMeant(order)) ids.push(order._id);
    return ids;
  }
}

type Weighed = Pick<PurchaseOrderRecord, 'approvals' | 'authorIds'>;

const mayGive = (actor: Actor, authority: Authority, { approvals, authorIds }: Weighed) =>
  approvesNow(actor, authority, { approvals, wrote: (id) => authorIds.includes(id) });
