import { Injectable } from '@nestjs/common';
import type { Actor, PurchaseOrderQuery } from '@portal/contracts';
import { type Kinds, OrderSelection, type SelectedOrders } from '../purchase-orders/order-selection.js';
import { gemOrdersAsked, purchaseOrdersAsked } from '../purchase-orders/purchase-order.question.js';

/** Which orders of those that somebody sees. */
interface Narrowed {
  source?: PurchaseOrderQuery['source'];
  department?: string | undefined;
  vendor?: string | undefined;
  category?: string | undefined;
}
interface Asked extends Narrowed {
  from?: Date;
  before?: Date;
  /** What `from` and `before` are about: when an order was made, unless told. */
  dated?: 'createdAt' | 'deliveredAt';
}

/** Purchase orders and GeM orders that somebody sees, as one set to be summed up; by the very filters of their lists. */
@Injectable()
export class OrderSet {
  constructor(private readonly selection: OrderSelection) {}

  /** Before anything is summed up. */
  upToDate() {
    return this.selection.upToDate();
  }

  of(actor: Actor, { from, before, dated = 'createdAt', ...narrowed }: Asked = {}): SelectedOrders[] {
    const time = { ...(from ? { $gte: from } : {}), ...(before ? { $lt: before } : {}) };
    const within = from || before ? { [dated]: time } : {};
    const { purchaseOrders, gemOrders } = kindsAsked(actor, narrowed);
    const { own, gem } = this.selection.of({
      purchaseOrders: purchaseOrders && { $and: [purchaseOrders, within] },
      gemOrders: gemOrders && { $and: [gemOrders, within] },
    });
    return [own, gem];
  }

  /** How many are late now, whenever they were made. */
  overdue(actor: Actor, narrowed: Narrowed = {}) {
    return this.selection.count(kindsAsked(actor, { ...narrowed, health: 'Overdue' }));
  }
}

function kindsAsked(actor: Actor, { vendor, source, ...filters }: Narrowed & { health?: 'Overdue' }): Kinds {
  const query = { ...filters, seller: vendor };
  return {
    purchaseOrders: source === 'gem' ? undefined : purchaseOrdersAsked(actor, query),
    gemOrders: source === 'purchase-order' ? undefined : gemOrdersAsked(actor, query),
  };
}
