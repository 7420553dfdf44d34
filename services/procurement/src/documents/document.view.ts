import type { RecordDocument } from '@portal/contracts';
import type { DocumentRecord } from './document.schema.js';

/** What it hangs on; only of a GeM order it has the order behind it by itself. */
function typeOf({ purchaseOrderId, orderId, assetId, amcContractId }: DocumentRecord): RecordDocument['recordType'] {
  if (purchaseOrderId) return orderId === purchaseOrderId ? 'order' : 'purchaseOrder';
  if (assetId) return 'asset';
  return amcContractId ? 'amcContract' : 'organization';
}

/** A document as the contract shows it. */
export function documentView(record: DocumentRecord): RecordDocument {
  return {
    ...record,
    id: record._id,
    recordType: typeOf(record),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    uploadedAt: record.uploadedAt.toISOString(),
    decidedAt: record.decidedAt?.toISOString(),
    versions: record.versions.map(({ decision, ...version }) => ({
      ...version,
      uploadedAt: version.uploadedAt.toISOString(),
      ...(decision ? { decision: { ...decision, decidedAt: decision.decidedAt.toISOString() } } : {}),
    })),
  };
}
