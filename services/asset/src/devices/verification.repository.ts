import { Injectable } from '@nestjs/common';
import { Kit, RecordRepository } from '@portal/service-kit';
import { type VerificationRecord, verificationSchema } from './verification.schema.js';

/** The stored verifications of devices. */
@Injectable()
export class VerificationRepository extends RecordRepository<VerificationRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Verification', verificationSchema);
    kit.keep(this);
  }

  /** Newest first; of one person, or of whoever held the device. */
  of(assetId: string, byId?: string): Promise<VerificationRecord[]> {
    const filter = { assetId, ...(byId ? { byId } : {}) };
    return this.findMany(filter, { sort: { createdAt: -1, _id: -1 }, limit: 200 });
  }
}
