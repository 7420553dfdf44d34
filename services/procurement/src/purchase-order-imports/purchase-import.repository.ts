import { Injectable } from '@nestjs/common';
import type { PurchaseImportField, PurchaseImportUndone, RefusedPurchaseRow } from '@portal/contracts';
import { Kit, lastImports, RecordRepository, type StoredImport, storedImportSchema } from '@portal/service-kit';

/** So long (milliseconds) a run has an import: as its asker waits at most. */
export const importLease = 120_000;

/** An import of purchase orders as stored. */
export interface PurchaseImportRecord extends StoredImport<
  PurchaseImportField,
  RefusedPurchaseRow,
  PurchaseImportUndone
> {
  /** Who brought the file, or said what its columns are: they wrote the orders as who runs the import does. */
  authorIds?: string[];
  /** How many orders the good rows are. */
  orders?: number;
}

const schema = storedImportSchema('purchase_order_imports');
schema.add({ authorIds: [String], orders: Number });

/** The stored imports of purchase orders. */
@Injectable()
export class PurchaseImportRepository extends RecordRepository<PurchaseImportRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'PurchaseOrderImport', schema);
    kit.keep(this);
  }

  /** The last imports of an office. */
  last(organizationId: string) {
    return this.findMany(...lastImports(organizationId));
  }
}

/** Everybody who had a hand in what an import makes until now. */
export const authorsOf = ({ authorIds = [], actor }: Pick<PurchaseImportRecord, 'authorIds' | 'actor'>) => [
  ...new Set([...authorIds, actor.id]),
];
