import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type PurchaseOrderRecord, purchaseOrderSchema } from './purchase-order.schema.js';

/** Where purchase orders live. */
@Injectable()
export class PurchaseOrderRepository extends RecordRepository<PurchaseOrderRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'PurchaseOrder', purchaseOrderSchema);
    kit.keep(this);
  }
}
