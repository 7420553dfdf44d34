import type { RecordDocument } from '@portal/contracts';
import type { DocumentRecord } from './document.schema.js';

/** A document as the contract shows it. */
export function documentView(record: DocumentRecord): RecordDocument {
  return {
    ...record,
    id: record._id,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    uploadedAt: record.uploadedAt.toISOString(),
    decidedAt: record.decidedAt?.toISOString(),
    versions: record.versions.map((version) => ({ ...version, uploadedAt: version.uploadedAt.toISOString() })),
  };
}
