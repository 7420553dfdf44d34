import type { Actor, RecordDocument } from '@portal/contracts';
import type { DocumentRecord } from './document.schema.js';

/** What it hangs on; only of a GeM order it has the order behind it by itself. */
function typeOf({ purchaseOrderId, orderId, assetId, amcContractId }: DocumentRecord): RecordDocument['recordType'] {
  if (purchaseOrderId) return orderId === purchaseOrderId ? 'order' : 'purchaseOrder';
  if (assetId) return 'asset';
  return amcContractId ? 'amcContract' : 'organization';
}

type Decision = DocumentRecord['versions'][number]['decision'];

/** What an office decided, and why, while the order was its own, is not the next one's to know. */
const isHidden = (decision: Decision, actor: Actor) =>
  actor.role === 'Buyer' && decision?.officeId !== undefined && decision.officeId !== actor.organizationId;

/** A document as the contract shows it to somebody. */
export function documentView(record: DocumentRecord, actor: Actor): RecordDocument {
  const { decidedBy, decidedAt, reason, ...rest } = record;
  const decided = { decidedBy, decidedAt: decidedAt?.toISOString(), reason };
  return {
    ...rest,
    ...(isHidden(record.versions[0]?.decision, actor) ? {} : decided),
    id: record._id,
    recordType: typeOf(record),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    uploadedAt: record.uploadedAt.toISOString(),
    versions: record.versions.map(({ decision, ...version }) => ({
      ...version,
      uploadedAt: version.uploadedAt.toISOString(),
      ...(decision && !isHidden(decision, actor)
        ? { decision: { ...decision, decidedAt: decision.decidedAt.toISOString() } }
        : {}),
    })),
  };
}
