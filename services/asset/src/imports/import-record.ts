import type { ImportField, RefusedRow } from '@portal/contracts';
import { type StoredImport, storedImportSchema } from '@portal/service-kit';

/** Classes of refusals, as the summary of a bulk upload counts them. */
export type RefusalKind =
  | 'duplicateSerialInCSV'
  | 'duplicateSerialInDB'
  | 'quantityMismatch'
  | 'missingGeMContract'
  | 'unapprovedGeMContract'
  | 'invalidData';
export type Refusal = RefusedRow & { kind: RefusalKind };

/** An import of assets as stored; a run that was cut off goes on in the name of who started it. */
export type ImportRecord = StoredImport<ImportField, Refusal>;

export const importSchema = storedImportSchema('asset_imports');
importSchema.index({ 'lease.until': 1 }, { partialFilterExpression: { status: 'Running' } });
