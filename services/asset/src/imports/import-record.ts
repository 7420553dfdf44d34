import type { AssetImport, ExistingChoice, ForAllRows, ImportField, ImportUndone, RefusedRow } from '@portal/contracts';
import { type StoredImport, storedImportSchema } from '@portal/service-kit';
import { Schema } from 'mongoose';

/** Classes of refusals, as the summary of a bulk upload counts them. */
export const refusalKinds = [
  'duplicateSerialInCSV',
  'duplicateSerialInDB',
  'quantityMismatch',
  'missingGeMContract',
  'unapprovedGeMContract',
  'invalidData',
] as const;
export type RefusalKind = (typeof refusalKinds)[number];
export type Refusal = RefusedRow & { kind: RefusalKind };
export type CountByKind = Record<RefusalKind, number>;

/** So long (milliseconds) a run is believed to be alive after its last sign of life; several signs may be lost to a busy machine. */
export const importLease = 6_000;

/** An import of assets as stored; a run that was cut off goes on in the name of who started it. */
export interface ImportRecord extends StoredImport<ImportField, Refusal, ImportUndone> {
  /** Which reading of the file found the refused rows; the record keeps only the first of them. */
  pass?: string;
  kinds?: CountByKind;
  forAll?: ForAllRows;
  existing?: ExistingChoice;
  updated?: number;
  /** The ids of what it makes stand in the order of its rows; those of imports of before are scattered. */
  inOrder?: boolean;
  /** Of a workbook the sheet that is read, and all that hold a table. */
  sheet?: string;
  sheets?: string[];
  aside?: AssetImport['aside'];
}

export const importSchema = storedImportSchema('asset_imports');
importSchema.add({
  pass: String,
  kinds: Schema.Types.Mixed,
  forAll: Schema.Types.Mixed,
  existing: String,
  updated: Number,
  inOrder: Boolean,
  sheet: String,
  sheets: [String],
  aside: Schema.Types.Mixed,
});
importSchema.index({ 'lease.until': 1 }, { partialFilterExpression: { lease: { $exists: true } } });
importSchema.index({ organizationId: 1, updatedAt: -1 });
