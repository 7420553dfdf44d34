import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { Kit, RecordRepository, type Where } from '@portal/service-kit';
import { type VerificationRecord, verificationSchema } from './verification.schema.js';

/** Which verifications somebody sees of a device that they see: holders their own, an office those of the time when it was the office's, a Super Admin all. */
export function verificationsFor({ role, id, organizationId }: Actor): Where<VerificationRecord> {
  if (role === 'End User') return { byId: id };
  // What an asset of no office had names none.
  return role === 'Buyer' ? { $or: [{ officeId: organizationId }, { officeId: { $exists: false } }] } : {};
}

/** The stored verifications of devices. */
@Injectable()
export class VerificationRepository extends RecordRepository<VerificationRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Verification', verificationSchema);
    kit.keep(this);
  }

  /** Those of a device that the actor sees, newest first. */
  of(assetId: string, actor: Actor): Promise<VerificationRecord[]> {
    const filter = { $and: [{ assetId }, verificationsFor(actor)] };
    return this.findMany(filter, { sort: { createdAt: -1, _id: -1 }, limit: 200 });
  }
}
