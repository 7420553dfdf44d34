import { Injectable } from '@nestjs/common';
import type { PurchaseImportField, RefusedPurchaseRow } from '@portal/contracts';
import { Kit, RecordRepository, type StoredImport, storedImportSchema } from '@portal/service-kit';

export type PurchaseImportRecord = StoredImport<PurchaseImportField, RefusedPurchaseRow>;

/** The stored imports of purchase orders. */
@Injectable()
export class PurchaseImportRepository extends RecordRepository<PurchaseImportRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'PurchaseOrderImport', storedImportSchema('purchase_order_imports'));
    kit.keep(this);
  }
}
