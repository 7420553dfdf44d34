import { Injectable } from '@nestjs/common';
import { Kit } from '@portal/service-kit';
import { purchaseItemKey } from '../last-prices/item-keys.js';
import { KeyedOrders } from '../last-prices/keyed-orders.js';
import { type PurchaseLine, type PurchaseOrderRecord, purchaseOrderSchema } from './purchase-order.schema.js';

/** Where purchase orders live. */
@Injectable()
export class PurchaseOrderRepository extends KeyedOrders<PurchaseLine, PurchaseOrderRecord> {
  protected readonly keyOf = purchaseItemKey;

  constructor(kit: Kit) {
    super(kit.database, 'PurchaseOrder', purchaseOrderSchema);
    kit.keep(this);
  }
}
