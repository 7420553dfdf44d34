import type { Actor, AssetImport, RefusedRow } from '@portal/contracts';
import { recordSchema, type Stored } from '@portal/service-kit';
import { Schema } from 'mongoose';

/** Classes of refusals, as the summary of a bulk upload counts them. */
export type RefusalKind =
  | 'duplicateSerialInCSV'
  | 'duplicateSerialInDB'
  | 'quantityMismatch'
  | 'missingGeMContract'
  | 'unapprovedGeMContract'
  | 'invalidData';
export type Refusal = RefusedRow & { kind: RefusalKind };

type Shown =
  'fileName' | 'status' | 'headings' | 'sample' | 'mapping' | 'missing' | 'rows' | 'good' | 'created' | 'keepGood';

/** An import as stored. Its id follows from organisation and content, so the same file is the same import. */
export interface ImportRecord extends Stored, Pick<AssetImport, Shown> {
  organizationId: string;
  fileId: string;
  refused: Refusal[];
  /** Who started it; a run that was cut off goes on in the same name. */
  actor: Actor;
  /** Who runs it now, and until when that is believed. */
  lease?: { by: string; until: Date };
}

const text = { type: String, required: true };

export const importSchema = recordSchema('asset_imports', {
  organizationId: text,
  fileId: text,
  fileName: text,
  status: text,
  headings: [String],
  sample: [Schema.Types.Mixed],
  mapping: Schema.Types.Mixed,
  missing: [String],
  rows: Number,
  good: Number,
  created: Number,
  keepGood: Boolean,
  refused: [Schema.Types.Mixed],
  actor: Schema.Types.Mixed,
  lease: { by: String, until: Date },
});
importSchema.index({ 'lease.until': 1 }, { partialFilterExpression: { status: 'Running' } });
