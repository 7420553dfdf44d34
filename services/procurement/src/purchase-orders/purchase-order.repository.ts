import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { purchaseItemKey } from '../last-prices/item-keys.js';
import { KeyedOrders } from '../last-prices/keyed-orders.js';
import { wholeStatuses } from './delivered-items.js';
import { deliveredBefore } from './order-days.js';
import { type PurchaseLine, type PurchaseOrderRecord, purchaseOrderSchema } from './purchase-order.schema.js';

/** Where purchase orders live. */
@Injectable()
export class PurchaseOrderRepository extends KeyedOrders<PurchaseLine, PurchaseOrderRecord> {
  protected readonly keyOf = purchaseItemKey;

  constructor(kit: Kit) {
    super(kit.database, 'PurchaseOrder', purchaseOrderSchema);
    kit.keep(this);
  }

  /** Orders of before it was stored when all of them came: their history has the step. */
  override async onApplicationBootstrap() {
    await super.onApplicationBootstrap();
    const steps = { $filter: { input: '$history', cond: { $eq: ['$$this.status', 'Delivered'] } } };
    const first = { $toDate: { $first: { $map: { input: steps, in: '$$this.at' } } } };
    await this.updateMany(
      { status: { $in: wholeStatuses }, deliveredAt: { $exists: false }, 'history.status': 'Delivered' },
      deliveredBefore(first, '$expectedDeliveryDate'),
    );
  }
}
