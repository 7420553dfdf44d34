import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { OrderSelection, type SelectedOrders } from '../purchase-orders/order-selection.js';
import { gemOrdersAsked, purchaseOrdersAsked } from '../purchase-orders/purchase-order.question.js';

/** Which orders of those that somebody sees; a category is one of GeM orders, purchase orders have none. */
interface Asked {
  from?: Date;
  before?: Date;
  /** What `from` and `before` are about: when an order was made, unless told. */
  dated?: 'createdAt' | 'completedAt';
  department?: string | undefined;
  vendor?: string | undefined;
  category?: string | undefined;
}

const none = { _id: '' };

/** Purchase orders and GeM orders that somebody sees, as one set to be summed up; by the very filters of their lists. */
@Injectable()
export class OrderSet {
  constructor(private readonly selection: OrderSelection) {}

  /** Before anything is summed up. */
  upToDate() {
    return this.selection.upToDate();
  }

  of(actor: Actor, { from, before, dated = 'createdAt', ...narrowed }: Asked): SelectedOrders[] {
    const { department, vendor, category } = narrowed;
    const filters = { department, seller: vendor };
    const time = { ...(from ? { $gte: from } : {}), ...(before ? { $lt: before } : {}) };
    const within = from || before ? { [dated]: time } : {};
    const { own, gem } = this.selection.of({
      purchaseOrders: { $and: [purchaseOrdersAsked(actor, filters), within, category ? none : {}] },
      gemOrders: { $and: [gemOrdersAsked(actor, filters) ?? none, within, ofCategory(category)] },
    });
    return [own, gem];
  }

  /** How many are late now, whenever they were made. */
  overdue(actor: Actor, { department, vendor, category }: Omit<Asked, 'from' | 'before' | 'dated'> = {}) {
    const late = { department, seller: vendor, health: 'Overdue' } as const;
    const { own, gem } = this.selection.of({
      purchaseOrders: category ? undefined : purchaseOrdersAsked(actor, late),
      gemOrders: { $and: [gemOrdersAsked(actor, late) ?? none, ofCategory(category)] },
    });
    return own.places.length + gem.places.length;
  }
}

const ofCategory = (category: string | undefined) => (category ? { gemOrderCategory: category } : {});
